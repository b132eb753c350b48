// What a monkey does inside the page, as functions that any browser can run from their source.

/** Records every error of the page, and blocks what would leave it or take long. */
export const prepare = (): void => {
  const all = window as any;
  all.errors = [];
  addEventListener("error", ({ message }) => all.errors.push(message));
  addEventListener("unhandledrejection", ({ reason }) => all.errors.push(`${reason}`));
  addEventListener("click", (event) => {
    if ((event.target as Element).closest("[download]")) event.preventDefault();
  });
  all.tick = () => new Promise((resolve) => setTimeout(() => setTimeout(resolve)));
  // A button that can do nothing now has no handler.
  const kinds = "a[href], button:not([aria-disabled=true]), summary, select, input";
  all.targets = () => [...document.querySelectorAll<HTMLElement>(kinds)].filter((each) => each.checkVisibility());
  /** Presses an element, or gives it the value at this part of the way through all. */
  all.press = (each: HTMLElement, part: number) => {
    if (each instanceof HTMLSelectElement) each.selectedIndex = Math.floor(part * each.length);
    else if (each instanceof HTMLInputElement) each.value = ["1", "7", "0", ""][Math.floor(part * 4)];
    else return each.click();
    for (const type of ["input", "change"]) each.dispatchEvent(new Event(type, { bubbles: true }));
  };
  /** Adds to the faults what was done, and what the page said to it. */
  all.check = (faults: string[], done: string[]) => {
    if (!document.querySelector("main > *")) all.errors.push("nothing is shown");
    if (all.errors.length) faults.push([...done, ...all.errors.splice(0)].join(" | "));
  };
};

/** Does what a translator does: each text is taken out, and words of another language stand in its place, in elements. */
export const translate = (): void => {
  const isText = (node: Node) =>
    /\S/.test(node.nodeValue!) && !node.parentElement!.closest("font, svg, [translate=no], select");
  const wrap = () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const all: Node[] = [];
    while (texts.nextNode()) if (isText(texts.currentNode)) all.push(texts.currentNode);
    for (const text of all) {
      const [outer, inner] = ["font", "font"].map((name) => document.createElement(name));
      outer.append(inner);
      inner.append(text.nodeValue!);
      text.parentNode!.replaceChild(outer, text);
    }
  };
  new MutationObserver(wrap).observe(document.body, { childList: true, subtree: true });
  wrap();
};

/**
 * Does so many things at random. It knows the month, the levels and the way back. Returns for each fault what was done and what
 * the page said.
 */
export const play = async (seed: number, count: number, addresses: string[]): Promise<string[]> => {
  const { errors, tick, targets, press, check } = window as any;
  // A small generator of numbers, so that a seed does the same things again.
  const random = (): number => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), seed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const any = <T>(all: ArrayLike<T>): T => all[Math.floor(random() * all.length)];
  const find = (selector: string) => any(document.querySelectorAll<HTMLElement>(selector));
  const point = (type: string, target: Element, more: PointerEventInit = {}, off = 0) => {
    const { x, y, width, height } = target.getBoundingClientRect();
    const [clientX, clientY] = [x + width / 2 + off, y + height / 2 + off];
    const common = { bubbles: true, cancelable: true, isPrimary: true, detail: 1 };
    target.dispatchEvent(new PointerEvent(type, { ...common, clientX, clientY, ...more }));
  };
  const drag = async () => {
    const [from, to] = [find(".cells button, .tray button"), find(".cells button, h1, .tray")];
    if (!from || !to) return;
    const pointerType = any(["mouse", "touch"]);
    point("pointerdown", from, { pointerType, buttons: 1 });
    for (const each of [from, to, to]) {
      point("pointermove", each, { pointerType, buttons: 1 }, random() * 20);
      await tick();
    }
    point(any(["pointerup", "pointerup", "pointercancel"]), to, { pointerType });
  };
  const click = (each: HTMLElement | undefined) => {
    if (!each) return;
    if (random() < 0.5) return press(each, random());
    for (const type of ["pointerdown", "pointerup", "click"]) point(type, each, { pointerType: "mouse" });
  };
  const KEYS = [..."FILNPTUVWXYZrm", "Enter", "Escape", "Backspace", "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"];
  const key = (name: string, more: KeyboardEventInit = {}) =>
    (document.activeElement ?? document.body).dispatchEvent(
      new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true, ...more }),
    );
  const ACTS: Record<string, () => unknown> = {
    press: () => click(any(targets())),
    "press again": () => click(any(targets())),
    "a cell": () => click(find(".cells button")),
    "a piece": () => click(find(".tray button")),
    drag,
    hint: () => click(find(".hands button")),
    month: () => click(find(".title button")),
    "a day": () => click(find("#month a, #month button")),
    level: () => click(find('[aria-label="Levels"] a')),
    view: () => click(find('[aria-label="Views"] a')),
    back: () => history.back(),
    "back again": () => history.back(),
    forward: () => history.forward(),
    address: () => (location.hash = any(addresses)),
    key: () => key(any(KEYS)),
    "another key": () => key(any(KEYS)),
    undo: () => key("z", { ctrlKey: true, shiftKey: random() < 0.3 }),
    wheel: () => document.body.dispatchEvent(new WheelEvent("wheel", { deltaY: 50, bubbles: true, cancelable: true })),
    "another tab": () => dispatchEvent(new Event(any(["storage", "focus", "pageshow", "resize"]))),
  };
  // So many steps back leave this page in none of a hundred acts.
  for (let i = 0; i < 40; i++) history.pushState(null, "", any(addresses));
  const faults: string[] = [];
  const done: string[] = [];
  for (let i = 0; i < count; i++) {
    const act = any(Object.keys(ACTS));
    done.push(`${act} at ${location.hash.slice(0, 60)}`);
    try {
      await ACTS[act]();
    } catch (error) {
      // Browsers refuse to change the address too often.
      if ((error as Error).name !== "SecurityError") errors.push(`${error}`);
    }
    await new Promise((resolve) => setTimeout(resolve, any([0, 0, 10, 40])));
    await tick();
    check(faults, done.slice(-6));
  }
  return faults;
};
