// What a monkey does inside the page, as functions that any browser can run from their source.

/** Records every error of the page, and blocks what would leave it. */
export const prepare = (): void => {
  const errors: string[] = ((window as any).errors = []);
  addEventListener("error", ({ message }) => errors.push(message));
  addEventListener("unhandledrejection", ({ reason }) => errors.push(`${reason}`));
  addEventListener("click", (event) => {
    if ((event.target as Element).closest("[download]")) event.preventDefault();
  });
};

/** Does what a translator does: takes each text out, and puts words of another language there, in elements. */
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

/** Does so many things at random. Returns for each fault what was done and what the page said. */
export const play = async (seed: number, count: number, addresses: string[]): Promise<string[]> => {
  const { errors } = window as any;
  // A small generator of numbers, so that a seed does the same things again.
  const random = (): number => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), seed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const any = <T>(all: ArrayLike<T>): T => all[Math.floor(random() * all.length)];
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const find = (selector: string) => any(all(selector).filter((each) => each.checkVisibility()));
  const pause = (time = 0) => new Promise((resolve) => setTimeout(resolve, time));
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
      await pause();
    }
    point(any(["pointerup", "pointerup", "pointercancel"]), to, { pointerType });
  };
  const press = (each: HTMLElement | undefined) => {
    if (!each) return;
    if (each instanceof HTMLSelectElement) each.selectedIndex = Math.floor(random() * each.length);
    else if (each instanceof HTMLInputElement) each.value = any(["1", "7", "0", ""]);
    else if (random() < 0.5) return each.click();
    const types = each.matches("select, input") ? ["input", "change"] : ["pointerdown", "pointerup", "click"];
    for (const type of types) point(type, each, { pointerType: "mouse" });
  };
  // A button that can do nothing now has no handler.
  const TARGETS = "a[href], button:not([aria-disabled=true]), summary, select, input";
  const KEYS = [..."FILNPTUVWXYZrm", "Enter", "Escape", "Backspace", "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"];
  const key = (name: string, more: KeyboardEventInit = {}) =>
    (document.activeElement ?? document.body).dispatchEvent(
      new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true, ...more }),
    );
  const ACTS: Record<string, () => unknown> = {
    press: () => press(find(TARGETS)),
    "press again": () => press(find(TARGETS)),
    "a cell": () => press(find(".cells button")),
    "a piece": () => press(find(".tray button")),
    drag,
    hint: () => press(find(".hands button")),
    month: () => press(find(".title button")),
    "a day": () => press(find("#month a, #month button")),
    level: () => press(find('[aria-label="Levels"] a')),
    view: () => press(find('[aria-label="Views"] a')),
    back: () => history.back(),
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
    for (const time of [any([0, 0, 10, 40]), 0]) await pause(time);
    if (!document.querySelector("main > *")) errors.push("nothing is shown");
    if (errors.length) faults.push([...done.slice(-6), ...errors.splice(0)].join(" | "));
  }
  return faults;
};
