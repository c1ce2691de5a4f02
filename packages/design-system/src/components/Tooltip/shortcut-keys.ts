/** Labels of the key caps, where they differ from the key's name. */
const CAPS: Readonly<Record<string, string>> = {
  Control: 'Ctrl',
  Meta: '⌘',
  Escape: 'Esc',
  Delete: 'Del',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
};

/**
 * The key caps of a shortcut, in the order they are pressed.
 * @param shortcut Key names joined by `+`, as `aria-keyshortcuts` takes them: `Control+K`, `Shift+F10`.
 * @returns What to draw on each key; nothing for an empty shortcut.
 */
export function shortcutKeys(shortcut: string): readonly string[] {
  const names = shortcut
    .trim()
    .split('+')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  return names.map((name) => CAPS[name] ?? (name.length === 1 ? name.toUpperCase() : name));
}
