/**
 * Hands the focus on where what had it inside an element goes, such as an answered notice or a device that was taken
 * away: it would be at the start of the page. Whoever moves the focus themselves is first.
 * @param root The element that is watched.
 * @param goOn Where the focus goes on, looked for at that moment; null leaves it.
 * @returns Ends the watching.
 */
export function keepFocus(root: Element, goOn: () => HTMLElement | null): () => void {
  const { activeElement } = document;
  let last = root.contains(activeElement) ? activeElement : null;
  // A press or a focus elsewhere means that reading goes on there.
  const remember = ({ target }: Event) => {
    last = target instanceof Element && root.contains(target) ? target : null;
  };
  const leave = ({ target }: Event) => {
    if (!(target instanceof Node && root.contains(target))) last = null;
  };
  // Told after the change, and so after whatever moved the focus together with it.
  const observer = new MutationObserver(() => {
    if (last === null || last.isConnected) return;
    last = null;
    if (document.activeElement === document.body) goOn()?.focus({ preventScroll: true });
  });
  document.addEventListener('focusin', remember);
  document.addEventListener('pointerdown', leave, true);
  observer.observe(root, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', remember);
    document.removeEventListener('pointerdown', leave, true);
    observer.disconnect();
  };
}
