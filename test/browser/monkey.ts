// What a patient hand and a monkey do, inside the page: any browser runs these functions from their text.

/** Hears every error of the page, and keeps what would leave it, or take time, from doing so. */
export const prepare = (): void => {
  const all = window as unknown as { errors: string[]; tick: () => Promise<unknown>; targets: () => HTMLElement[] };
  all.errors = [];
  addEventListener("error", ({ message }) => all.errors.push(message));
  addEventListener("unhandledrejection", ({ reason }) => all.errors.push(`${reason}`));
  const { click } = HTMLElement.prototype;
  HTMLAnchorElement.prototype.click = function () {
    if (this.isConnected) click.call(this);
  };
  addEventListener("click", (event) => {
    if ((event.target as Element).closest("[download]")) event.preventDefault();
  });
  // A frame passes at once, so effects come soon.
  window.requestAnimationFrame = (callback) => window.setTimeout(callback, 0, performance.now());
  all.tick = () => new Promise((resolve) => setTimeout(() => setTimeout(resolve)));
  const kinds = "a[href], button, summary, select, input, canvas";
  all.targets = () => [...document.querySelectorAll<HTMLElement>(kinds)].filter((each) => each.checkVisibility());
};

/**
 * Presses each two of the buttons at an address, one after the other, as if the page had just been opened for them.
 * Returns how many pairs these were, and for each fault what was done and what the page said.
 */
export const pressPairs = async (address: string): Promise<{ pairs: number; faults: string[] }> => {
  const { errors, tick, targets } = window as any;
  const say = (each: HTMLElement) => each.getAttribute("aria-label") || each.textContent!.trim() || each.outerHTML;
  /** Of many that are alike, the first two and the last: all would take hours. */
  const pressable = (): HTMLElement[] => {
    const groups = new Map<unknown, HTMLElement[]>();
    for (const each of targets()) {
      const group = each.closest("header, nav, .cells, .tray, ol, .screen") ?? each;
      groups.set(group, [...(groups.get(group) ?? []), each]);
    }
    return [...groups.values()].flatMap((all) => [...new Set([...all.slice(0, 2), ...all.slice(-1)])]);
  };
  const press = async (each: HTMLElement) => {
    if (each instanceof HTMLSelectElement) {
      each.selectedIndex = (each.selectedIndex + 1) % each.length;
      each.dispatchEvent(new Event("change", { bubbles: true }));
    } else each.click();
    await tick();
  };
  const open = async () => {
    localStorage.clear();
    location.hash = "#watch/x";
    await tick();
    location.hash = address;
    await tick();
    const isBusy = () => /Searching|Finding|Comparing|Counting|Running/.test(document.querySelector("main")!.innerText);
    for (let i = 0; i < 400 && isBusy(); i++) await new Promise((resolve) => setTimeout(resolve, 5));
  };
  const faults: string[] = [];
  const check = (...done: string[]) => {
    if (!document.querySelector("main > *")) errors.push("nothing is shown");
    if (errors.length) faults.push([address, ...done, ...errors.splice(0)].join(" | "));
  };
  let pairs = 0;
  await open();
  const count = pressable().length;
  for (let one = 0; one < count; one++) {
    for (let other = 0, others = 1; other < others; other++, pairs++) {
      await open();
      const first = pressable()[one];
      if (!first) break;
      const names = [say(first)];
      await press(first);
      const next = pressable();
      others = next.length;
      if (!next[other]) break;
      names.push(say(next[other]));
      await press(next[other]);
      check(...names);
    }
  }
  return { pairs, faults };
};

/** Does so many things at random. It knows the month, the levels and the way back. Returns the faults, as `pressPairs` does. */
export const play = async (seed: number, count: number, addresses: string[]): Promise<string[]> => {
  const { errors, tick, targets } = window as any;
  // A small generator of numbers, so that a seed does the same things again.
  const random = (): number => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), seed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const any = <T>(all: ArrayLike<T>): T => all[Math.floor(random() * all.length)];
  const find = (selector: string) => any(document.querySelectorAll<HTMLElement>(selector));

  // How many steps back are in this page for certain.
  let depth = 0;
  const { pushState } = history;
  history.pushState = function (...words) {
    pushState.apply(this, words);
    depth = Math.min(depth + 1, 40);
  };
  const follow = (go: () => void) => {
    const before = location.hash;
    const known = depth;
    go();
    if (location.hash !== before && depth === known) depth = Math.min(depth + 1, 40);
  };
  const point = (type: string, target: Element, x: number, y: number, more: object = {}) =>
    target.dispatchEvent(
      new PointerEvent(type, {
        ...{ bubbles: true, cancelable: true, isPrimary: true, clientX: x, clientY: y, detail: 1 },
        ...more,
      }),
    );
  const middle = (each: Element) => {
    const { x, y, width, height } = each.getBoundingClientRect();
    return [x + width / 2, y + height / 2] as const;
  };
  const drag = async (from: Element, to: Element) => {
    const pointerType = any(["mouse", "touch"]);
    point("pointerdown", from, ...middle(from), { pointerType, buttons: 1 });
    for (const each of [from, to, to]) {
      const [x, y] = middle(each);
      point("pointermove", each, x + random() * 20, y + random() * 20, { pointerType, buttons: 1 });
      await tick();
    }
    point(any(["pointerup", "pointerup", "pointercancel"]), to, ...middle(to), { pointerType });
  };
  const press = (each: HTMLElement | undefined) => {
    if (!each) return;
    if (each instanceof HTMLSelectElement) {
      each.selectedIndex = Math.floor(random() * each.length);
      each.dispatchEvent(new Event("change", { bubbles: true }));
    } else if (each instanceof HTMLInputElement) {
      each.value = any(["1", "7", "--solutions 2", "0", ""]);
      for (const type of ["input", "change"]) each.dispatchEvent(new Event(type, { bubbles: true }));
    } else follow(() => (random() < 0.5 ? each.click() : point("click", each, ...middle(each))));
  };
  const KEYS = [..."FILNPTUVWXYZrm", "Enter", "Escape", "Backspace", "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"];
  const key = (name: string, more: object = {}) =>
    (document.activeElement ?? document.body).dispatchEvent(
      new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true, ...more }),
    );
  const ACTS: Record<string, () => unknown> = {
    press: () => press(any(targets())),
    "press again": () => press(any(targets())),
    "a cell": () => press(find(".cells button")),
    "a piece": () => press(find(".tray button")),
    drag: () => {
      const [from, to] = [find(".cells button, .tray button"), find(".cells button, h1, .tray")];
      return from && to && drag(from, to);
    },
    hint: () => press(find(".hands button")),
    month: () => press(find(".title button")),
    "a day": () => press(find("#month a, #month button")),
    level: () => press(find('[aria-label="Levels"] a')),
    view: () => press(find('[aria-label="Views"] a')),
    back: () => depth > 0 && (depth--, history.back()),
    "back again": () => depth > 0 && (depth--, history.back()),
    forward: () => history.forward(),
    address: () => follow(() => (location.hash = any(addresses))),
    key: () => key(any(KEYS)),
    "another key": () => key(any(KEYS)),
    undo: () => key("z", { ctrlKey: true, shiftKey: random() < 0.3 }),
    wheel: () => document.body.dispatchEvent(new WheelEvent("wheel", { deltaY: 50, bubbles: true, cancelable: true })),
    "another tab": () => dispatchEvent(new Event(any(["storage", "focus", "pageshow", "resize"]))),
  };
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
    if (!document.querySelector("main > *")) errors.push("nothing is shown");
    if (errors.length) faults.push([...done.slice(-6), ...errors.splice(0)].join(" | "));
  }
  return faults;
};
