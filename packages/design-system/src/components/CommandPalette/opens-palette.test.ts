import { describe, expect, test } from 'vitest';
import { opensPalette } from './opens-palette.ts';

const NONE = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };

describe('the keys of the command palette', () => {
  test.each([
    ['Ctrl+K', { ...NONE, key: 'k', ctrlKey: true }, true],
    ['Cmd+K', { ...NONE, key: 'k', metaKey: true }, true],
    ['Ctrl+K with caps lock', { ...NONE, key: 'K', ctrlKey: true }, true],
    ['k', { ...NONE, key: 'k' }, false],
    ['Ctrl+Shift+K', { ...NONE, key: 'K', ctrlKey: true, shiftKey: true }, false],
    ['AltGr+K', { ...NONE, key: 'k', ctrlKey: true, altKey: true }, false],
    ['Ctrl+J', { ...NONE, key: 'j', ctrlKey: true }, false],
  ])('%s: %s', (_, event, expected) => {
    expect(opensPalette(event)).toBe(expected);
  });
});
