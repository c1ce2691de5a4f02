// What the app needs of a page in the HTML; what such a page does by itself stands in prerendered.ts and comes with it alone.

/** What a control bears from the HTML on until its part of the page answers (useHydrationPending). */
export const HYDRATING = 'data-hydrating';

/** What tells a control from the others, also from the one that takes its place. */
const nameOf = (control: Element) => control.getAttribute('aria-label') ?? control.textContent;

/** The element that is the same to a reader as another one, by its name: among those of a selector, below `place`. */
export function findSameControl(element: Element, place: ParentNode, selector: string): HTMLElement | undefined {
  const name = nameOf(element);
  return [...place.querySelectorAll<HTMLElement>(selector)].find((one) => nameOf(one) === name);
}
