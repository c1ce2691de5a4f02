import { product } from '@sakina/platform/domain';
import { findSameControl, HYDRATING } from './same-control.ts';
import { leaveNow } from './quick-exit.ts';

/** Where a prerendered page says which address and language it is: `<html data-page="/about">`, `<html lang="ar-AE">`. */
const PAGE = 'page';

/** What says that it is an outline that the app replaces: `<html data-shell>`. */
const SHELL = 'shell';

/** What a reader operates, links apart: a link of a prerendered page leads to a page, with or without our code. */
const CONTROLS = 'button, input, select, textarea, [role="button"]';

/**
 * Whether the page that the host sent is the one that this address and this reader’s language ask for. A host may answer
 * every address with the same page, and cannot know what language was chosen on this device.
 * @param sent The root element as it came.
 * @param language Code of the language in force, such as `ar`.
 */
export function isPrerendered(sent: HTMLElement, pathname: string, language: string): boolean {
  const page = sent.dataset[PAGE];
  return page !== undefined && page === (pathname.replace(/\/+$/, '') || '/') && sent.lang.split('-')[0] === language;
}

/** Whether the page that the host sent holds an outline alone, such as a directory without its list. */
export const isShell = (sent: HTMLElement): boolean => sent.dataset[SHELL] !== undefined;

/**
 * Leaves a prerendered page as it is until somebody reaches for a control, then calls `start`, once. A press that came
 * first is given on to the control when `start` is done, so that nothing has to be pressed twice, and what is typed meanwhile
 * is put back, since React takes a field over as the page was written. A page with a field
 * starts at once, and so does an outline.
 */
export function onFirstControl(document: Document, start: () => Promise<void>, { atOnce = false } = {}): void {
  let pressed: HTMLElement | null = null;
  /** Touched and not let go yet: who did not hear of the touch makes no press of the rest. */
  let held: { control: HTMLElement; place: DOMRect } | null = null;
  let started: Promise<void> | null = null;
  let isThere = false;
  const typed = new Map<HTMLInputElement, Typed>();
  const listening = new AbortController();
  const controlOf = ({ target }: Event) => (target instanceof Element ? target.closest<HTMLElement>(CONTROLS) : null);
  const begin = () => {
    started ??= start()
      .then(() => {
        isThere = true;
        for (const [field, { before, now }] of typed) enter(field, before + now);
        if (!held) listening.abort();
        if (pressed) void pressOnceThere(pressed);
      })
      .catch(() => {
        // It did not arrive; the next press asks for it again, and the page can be read on.
        started = null;
      });
  };
  /** Presses the control as soon as it answers. */
  function give(control: HTMLElement) {
    pressed = control;
    if (isThere) void pressOnceThere(control);
    else begin();
  }
  function reach(event: Event) {
    if (controlOf(event)) begin();
  }
  function hold(event: Event) {
    if (isThere) listening.abort();
    else {
      const control = controlOf(event);
      held = control && { control, place: control.getBoundingClientRect() };
    }
  }
  function letGo() {
    held = null;
    if (isThere) listening.abort();
  }
  function lift({ clientX, clientY }: PointerEvent) {
    const lifted = held;
    // Of what has been replaced under the finger the browser tells no press. Where it has not, the press comes with the lifting.
    setTimeout(() => {
      if (!lifted || held !== lifted || lifted.control.isConnected) return;
      const { left, right, top, bottom } = lifted.place;
      letGo();
      if (clientX >= left && clientX <= right && clientY >= top && clientY <= bottom) give(lifted.control);
    });
  }
  function note({ target }: Event) {
    if (target instanceof HTMLInputElement && !isThere) typed.set(target, typedOn(typed.get(target), target.value));
  }
  function press(event: Event) {
    const control = controlOf(event);
    const isOurs = control !== null && (!isThere || control === held?.control);
    letGo();
    if (!isOurs) return;
    event.preventDefault();
    event.stopPropagation();
    give(control);
  }
  const options = { capture: true, signal: listening.signal };
  for (const kind of ['pointerover', 'pointerdown', 'focusin']) document.addEventListener(kind, reach, options);
  document.addEventListener('pointerdown', hold, options);
  document.addEventListener('pointerup', lift, options);
  document.addEventListener('pointercancel', letGo, options);
  document.addEventListener('click', press, options);
  document.addEventListener('input', note, options);
  if (atOnce || document.querySelector('input, select, textarea')) begin();
}

/** Longest that a control may take to answer, in milliseconds; its own code may come later than the page's. */
const LONGEST_MS = 10_000;

/**
 * Whether React answers for an element. What stands in a part that comes after the page says itself that it waits; a press
 * on it would go to nobody.
 */
const isTakenOver = (control: Element) => control.closest(`[${HYDRATING}]`) === null;

/** Waits until a control that came in the HTML answers, or the one of its name that has taken its place, and presses it. */
async function pressOnceThere(control: HTMLElement): Promise<void> {
  const began = performance.now();
  const standing = () => (control.isConnected ? control : findSameControl(control, document, CONTROLS));
  while (performance.now() - began < LONGEST_MS) {
    const found = standing();
    if (found && isTakenOver(found) && !found.matches('[disabled], [aria-disabled="true"]')) {
      found.click();
      return;
    }
    await new Promise(requestAnimationFrame);
  }
}

/** What was typed into a field: what it held when it was emptied under the typist's hands, and what was typed since. */
export interface Typed {
  before: string;
  now: string;
}

/**
 * Goes on with what was typed. A value that neither continues the last one nor takes from it was begun anew: the field was
 * emptied meanwhile.
 */
export function typedOn(last: Typed | undefined, value: string): Typed {
  if (last === undefined) return { before: '', now: value };
  const goesOn = value.startsWith(last.now) || last.now.startsWith(value);
  return goesOn ? { before: last.before, now: value } : { before: last.before + last.now, now: value };
}

/** Puts a text into a field so that React hears of it, which watches the element's own property. */
function enter(field: HTMLInputElement, text: string): void {
  if (field.value === text) return;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Makes the link of the quick exit leave at once, before the app is there to do it (CARE-1). */
export function armExitLink(scope: Window): void {
  scope.document.addEventListener('click', (event) => {
    const isExit = event.target instanceof Element && event.target.closest(`a[href="${product.exitPage}"]`) !== null;
    if (!isExit) return;
    event.preventDefault();
    leaveNow(scope);
  });
}
