/** A place in the window, in CSS pixels. */
export interface Point {
  /** From the left edge. */
  x: number;
  /** From the upper edge. */
  y: number;
}

/** Whether a key asks for the menu of what has focus. A Mac has no key of its own for it; Shift+F10 serves everywhere. */
export function opensContextMenu({ key, shiftKey }: { key: string; shiftKey: boolean }): boolean {
  return key === 'ContextMenu' || (key === 'F10' && shiftKey);
}

/** Where a menu opens that was asked for by keyboard: under the beginning of what has focus. */
export function menuPoint(box: { left: number; right: number; bottom: number }, direction: string): Point {
  return { x: direction === 'rtl' ? box.right : box.left, y: box.bottom };
}
