import { describe, expect, test } from 'vitest';
import { menuPoint, opensContextMenu } from './menu-point.ts';

describe('the menu of what has focus', () => {
  test.each([
    ['ContextMenu', false, true],
    ['F10', true, true],
    ['F10', false, false],
    ['Enter', true, false],
  ])('%s with shift %s: %s', (key, shiftKey, expected) => {
    expect(opensContextMenu({ key, shiftKey })).toBe(expected);
  });

  test('opens below its inline start, in either direction', () => {
    const box = { left: 40, right: 240, bottom: 90 };
    expect(menuPoint(box, 'ltr')).toEqual({ x: 40, y: 90 });
    expect(menuPoint(box, 'rtl')).toEqual({ x: 240, y: 90 });
  });
});
