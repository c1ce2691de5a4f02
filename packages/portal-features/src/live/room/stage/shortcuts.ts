import { useEffect, useEffectEvent } from 'react';

/** What can be done by keys in a call, each with Control (or Command) and Shift. */
export const SHORTCUTS = { microphone: 'A', camera: 'V', captions: 'C', cover: 'X' } as const;
export type Shortcut = keyof typeof SHORTCUTS;

/** Whether the person uses them; kept for as long as the page. */
let areUsed = true;
export const shortcutsAreUsed = (): boolean => areUsed;
export const keepShortcuts = (isUsed: boolean): void => {
  areUsed = isUsed;
};

interface Press {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

/** What a press asks for, or null. A letter alone is none: it belongs to whoever types (WCAG 2.1.4). */
export function shortcutOf({ key, ctrlKey, metaKey, shiftKey, altKey }: Press): Shortcut | null {
  if (!shiftKey || altKey || ctrlKey === metaKey) return null;
  const found = Object.entries(SHORTCUTS).find(([, letter]) => letter === key.toUpperCase());
  return found ? (found[0] as Shortcut) : null;
}

const TYPES = 'textarea, select, [contenteditable], input:not([type="checkbox"], [type="radio"])';

/** Whether a press lands where someone types. */
const isTyping = (target: EventTarget | null) => target instanceof Element && target.closest(TYPES) !== null;

/**
 * Carries out shortcuts while the component is mounted, but not where someone types.
 * @param isOn Whether the person uses them.
 */
export function useShortcuts(isOn: boolean, act: (shortcut: Shortcut) => void): void {
  const tell = useEffectEvent(act);
  useEffect(() => {
    if (!isOn) return undefined;
    const listen = (event: KeyboardEvent) => {
      const shortcut = shortcutOf(event);
      if (shortcut === null || event.repeat || isTyping(event.target)) return;
      event.preventDefault();
      tell(shortcut);
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [isOn]);
}
