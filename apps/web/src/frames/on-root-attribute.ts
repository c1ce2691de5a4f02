/**
 * Subscribes to an attribute of the root element, for the control that shows what it is; everything else follows
 * through CSS.
 */
export const onRootAttribute =
  (name: string) =>
  (listener: () => void): (() => void) => {
    const observer = new MutationObserver(listener);
    observer.observe(document.documentElement, { attributeFilter: [name] });
    return () => observer.disconnect();
  };
