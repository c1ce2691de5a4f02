/** The key that goes to the search field of a list. */
export const LIST_SEARCH_KEY = '/';

/** What is read of a press. */
export type Press = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'target'>;

/** What takes letters itself: fields, and lists that go to what begins with a letter. */
const TAKES_LETTERS =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable], [role="menu"], [role="listbox"], [aria-haspopup="listbox"]';

/** Whether single keys act: someone may have switched them off, as speech input types them by accident (WCAG 2.1.4). */
const areOn = () => document.documentElement.dataset['keys'] !== 'off';

/** Switches single keys on or off on this page. */
export function setSingleKeys(isOn: boolean): void {
  if (isOn) delete document.documentElement.dataset['keys'];
  else document.documentElement.dataset['keys'] = 'off';
}

/**
 * The Latin letter or sign of a press; null for any other. On a layout that writes other letters, such as the Arabic
 * one, it is the one at the same place of the keyboard.
 */
export function signOf({ key, code, shiftKey }: Pick<Press, 'key' | 'code' | 'shiftKey'>): string | null {
  if (/^[a-z/?[\]]$/i.test(key)) return key.toLowerCase();
  if (code === 'Slash') return shiftKey ? '?' : '/';
  if (code === 'BracketLeft') return '[';
  if (code === 'BracketRight') return ']';
  return /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() ?? null;
}

/** The sign of a press that is meant as a key of its own: no one is typing, nothing else is held, and keys are on. */
export function singleKeyOf(press: Press): string | null {
  if (press.ctrlKey || press.metaKey || press.altKey || !areOn()) return null;
  if (press.target instanceof Element && press.target.closest(TAKES_LETTERS) !== null) return null;
  return signOf(press);
}
