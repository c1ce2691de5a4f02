import { describe, expect, test } from 'vitest';
import { shortcutOf } from './shortcuts.ts';

const press = (key: string, held: Partial<Record<'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey', boolean>> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...held,
});

describe('keys of a call', () => {
  test.each([
    ['microphone', press('A', { ctrlKey: true, shiftKey: true })],
    ['camera', press('v', { metaKey: true, shiftKey: true })],
    ['cover', press('X', { ctrlKey: true, shiftKey: true })],
    [null, press('a')],
    [null, press('A', { shiftKey: true })],
    [null, press('A', { ctrlKey: true })],
    [null, press('A', { ctrlKey: true, shiftKey: true, altKey: true })],
    [null, press('M', { ctrlKey: true, shiftKey: true })],
  ])('ask for %s only with their modifiers', (asked, pressed) => {
    expect(shortcutOf(pressed)).toBe(asked);
  });
});
