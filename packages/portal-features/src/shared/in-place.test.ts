import { expect, test, vi } from 'vitest';
import { inPlace } from './in-place.ts';

const PLAIN = { metaKey: false, ctrlKey: false, shiftKey: false, altKey: false, button: 0 };

test.each<[string, Partial<typeof PLAIN>, number]>([
  ['a press', {}, 1],
  ['a press with Command', { metaKey: true }, 0],
  ['a press with Control', { ctrlKey: true }, 0],
  ['a press with Shift', { shiftKey: true }, 0],
  ['a press with Option', { altKey: true }, 0],
  ['a press of the middle button', { button: 1 }, 0],
])('is followed on the page only as it is: %s', (_, held, times) => {
  const go = vi.fn<() => void>();
  const preventDefault = vi.fn<() => void>();
  inPlace(go)({ ...PLAIN, ...held, preventDefault });
  expect(go).toHaveBeenCalledTimes(times);
  expect(preventDefault).toHaveBeenCalledTimes(times);
});
