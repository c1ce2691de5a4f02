/** The shortcut as `aria-keyshortcuts` takes it, for what opens the palette. */
export const PALETTE_SHORTCUT = 'Control+K';

/**
 * Whether a key event is the palette's shortcut: Ctrl+K, on a Mac Cmd+K. The owner listens for it and decides where it
 * may open. It works in a text field too, where neither types anything.
 */
export function opensPalette({
  key,
  ctrlKey,
  metaKey,
  shiftKey,
  altKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>): boolean {
  return key.toLowerCase() === 'k' && ctrlKey !== metaKey && !shiftKey && !altKey;
}
