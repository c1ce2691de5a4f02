// Shared by prerendered pages and the app; what only a prerendered page needs is in prerendered.ts.

/** Attribute of a control in prerendered HTML until React answers for it (see useHydrationPending). */
export const HYDRATING = 'data-hydrating';

/** The accessible name by which a control and its replacement are matched. */
const nameOf = (control: Element) => control.getAttribute('aria-label') ?? control.textContent;

/** The element below `place` that matches the selector and has the same accessible name as `element`. */
export function findSameControl(element: Element, place: ParentNode, selector: string): HTMLElement | undefined {
  const name = nameOf(element);
  return [...place.querySelectorAll<HTMLElement>(selector)].find((one) => nameOf(one) === name);
}
