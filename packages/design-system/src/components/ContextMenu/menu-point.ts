/** A place in the window, in CSS pixels. */
export interface Point {
  /** From the left edge. */
  x: number;
  /** From the upper edge. */
  y: number;
}

/** Whether a key opens the context menu of the focused element. A Mac has no menu key; Shift+F10 works everywhere. */
export function opensContextMenu({ key, shiftKey }: { key: string; shiftKey: boolean }): boolean {
  return key === 'ContextMenu' || (key === 'F10' && shiftKey);
}

/** Where a menu opened by keyboard appears: below the inline start of the focused element. */
export function menuPoint(box: { left: number; right: number; bottom: number }, direction: string): Point {
  return { x: direction === 'rtl' ? box.right : box.left, y: box.bottom };
}
