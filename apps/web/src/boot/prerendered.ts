import { product } from '@sakina/platform/domain';
import { findSameControl, HYDRATING } from './same-control.ts';
import { leaveNow } from './quick-exit.ts';

/** Names the address of a prerendered page: `<html data-page="/about">`. Its language is in `lang`. */
const PAGE = 'page';

/** Marks a shell, which the app replaces: `<html data-shell>`. */
const SHELL = 'shell';

/** Everything operable but links, which work without our code. */
const CONTROLS = 'button, input, select, textarea, [role="button"]';

/**
 * Whether the host sent the page of this address in the reader’s language. A host may answer every address with the
 * same page, and cannot know which language was chosen on this device.
 * @param sent The root element as it was sent.
 * @param language Code of the language in use, such as `ar`.
 */
export function isPrerendered(sent: HTMLElement, pathname: string, language: string): boolean {
  const page = sent.dataset[PAGE];
  return page !== undefined && page === (pathname.replace(/\/+$/, '') || '/') && sent.lang.split('-')[0] === language;
}

/** Whether the host sent a shell, such as a directory without its list. */
export const isShell = (sent: HTMLElement): boolean => sent.dataset[SHELL] !== undefined;

/** How the app takes over a prerendered page. */
export interface Takeover {
  /** Loads the code of the app. */
  load: () => Promise<unknown>;
  /** Hydrates the page. Resolves once its first screen answers. */
  hydrate: () => Promise<void>;
  /** See `pointerRelease`. */
  released: () => Promise<void>;
}

/**
 * Leaves a prerendered page as it is until a control is used: loading starts when a pointer or the focus reaches one,
 * and the page is hydrated when no pointer is down, so that no control is replaced between pointerdown and pointerup. A
 * press before that is repeated once the control answers, and text typed meanwhile is put back, since React hydrates a
 * field with its initial value.
 * @param options.atOnce Starts without a control, for a shell. A page with a field always does.
 */
export function onFirstControl(
  document: Document,
  { load, hydrate, released }: Takeover,
  { atOnce = false } = {},
): void {
  let pressed: HTMLElement | null = null;
  let loading: Promise<unknown> | null = null;
  let started: Promise<void> | null = null;
  const typed = new Map<HTMLInputElement, Typed>();
  const listening = new AbortController();
  const controlOf = ({ target }: Event) => (target instanceof Element ? target.closest<HTMLElement>(CONTROLS) : null);

  function loadApp(): Promise<unknown> {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  }
  async function takeOver() {
    await loadApp();
    await released();
    await hydrate();
    listening.abort();
    for (const [field, { before, now }] of typed) enter(field, before + now);
    if (pressed) void pressOnceHydrated(pressed);
  }
  function begin() {
    // Where it does not arrive the page can still be read, and the next press tries again.
    started ??= takeOver().catch(() => {
      started = null;
    });
  }
  function reach(event: Event) {
    if (controlOf(event)) begin();
  }
  function hover(event: Event) {
    // Only loads: hydration that starts under a resting pointer could meet the press.
    if (controlOf(event)) loadApp().catch(() => undefined);
  }
  function press(event: Event) {
    const control = controlOf(event);
    if (!control) return;
    event.preventDefault();
    event.stopPropagation();
    pressed = control;
    begin();
  }
  function note({ target }: Event) {
    if (target instanceof HTMLInputElement) typed.set(target, typedOn(typed.get(target), target.value));
  }
  const options = { capture: true, signal: listening.signal };
  document.addEventListener('pointerover', hover, options);
  for (const kind of ['pointerdown', 'focusin']) document.addEventListener(kind, reach, options);
  document.addEventListener('click', press, options);
  document.addEventListener('input', note, options);
  if (atOnce || document.querySelector('input, select, textarea')) begin();
}

/**
 * Watches the pointer from now on.
 * @returns A function whose promise resolves when no pointer is down, after the click that ends a press.
 */
export function pointerRelease(document: Document): () => Promise<void> {
  let isDown = false;
  let waiting: (() => void)[] = [];
  const release = () => {
    isDown = false;
    const resolved = waiting;
    waiting = [];
    // The click follows the release within the same task.
    setTimeout(() => {
      for (const resolve of resolved) resolve();
    });
  };
  const down = () => {
    isDown = true;
  };
  document.addEventListener('pointerdown', down, true);
  // Opening a context menu or starting a drag can end a press without a release.
  for (const kind of ['pointerup', 'pointercancel', 'contextmenu', 'dragend'])
    document.addEventListener(kind, release, true);
  return () => (isDown ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve());
}

/** Longest that a control may take to answer, in milliseconds: its code may load after that of its page. */
const LONGEST_MS = 10_000;

/** Whether React answers for an element. One whose part of the page loads later is marked until then. */
const isHydrated = (control: Element) => control.closest(`[${HYDRATING}]`) === null;

/** Presses a control of the HTML as soon as it answers, or the one of the same name that replaced it. */
async function pressOnceHydrated(control: HTMLElement): Promise<void> {
  const began = performance.now();
  const current = () => (control.isConnected ? control : findSameControl(control, document, CONTROLS));
  while (performance.now() - began < LONGEST_MS) {
    const found = current();
    if (found && isHydrated(found) && !found.matches('[disabled], [aria-disabled="true"]')) {
      found.click();
      return;
    }
    await new Promise(requestAnimationFrame);
  }
}

/** What was typed into a field: before React emptied it, and since. */
export interface Typed {
  before: string;
  now: string;
}

/**
 * Adds to what was typed. A value that neither extends nor shortens the last one means that the field was emptied in
 * between.
 */
export function typedOn(last: Typed | undefined, value: string): Typed {
  if (last === undefined) return { before: '', now: value };
  const continues = value.startsWith(last.now) || last.now.startsWith(value);
  return continues ? { before: last.before, now: value } : { before: last.before + last.now, now: value };
}

/** Sets a field’s text through the native setter, which React does not shadow, so that its `onChange` runs. */
function enter(field: HTMLInputElement, text: string): void {
  if (field.value === text) return;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Makes the quick exit link leave immediately, before the app has loaded (CARE-1). */
export function armExitLink(scope: Window): void {
  scope.document.addEventListener('click', (event) => {
    const isExit = event.target instanceof Element && event.target.closest(`a[href="${product.exitPage}"]`) !== null;
    if (!isExit) return;
    event.preventDefault();
    leaveNow(scope);
  });
}
