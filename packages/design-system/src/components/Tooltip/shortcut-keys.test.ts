import { describe, expect, test } from 'vitest';
import { shortcutKeys } from './shortcut-keys.ts';

describe('the key caps of a shortcut', () => {
  test.each([
    ['Control+K', ['Ctrl', 'K']],
    ['Meta+k', ['⌘', 'K']],
    ['Shift+F10', ['Shift', 'F10']],
    ['Alt+ArrowDown', ['Alt', '↓']],
    [' Control + Shift + P ', ['Ctrl', 'Shift', 'P']],
    ['/', ['/']],
    ['', []],
    ['  ', []],
    ['+', []],
  ])('%s', (shortcut, caps) => {
    expect(shortcutKeys(shortcut)).toEqual(caps);
  });
});
