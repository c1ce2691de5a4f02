export interface PageOptions {
  /** The browser's own connection went, or is back. */
  onOffline: (isOffline: boolean) => void;
  /** The page goes. */
  onGone: () => void;
  /** The page is frozen, and may go on later. */
  onFreeze: () => void;
}

/** Follows what becomes of the page that a call is in. @returns Ends it. */
export function followPage({ onOffline, onGone, onFreeze }: PageOptions): () => void {
  const listeners = [
    ['offline', () => onOffline(true)],
    ['online', () => onOffline(false)],
    ['pagehide', onGone],
    ['freeze', onFreeze],
  ] as const;
  for (const [name, listener] of listeners) globalThis.addEventListener(name, listener);
  return () => {
    for (const [name, listener] of listeners) globalThis.removeEventListener(name, listener);
  };
}
