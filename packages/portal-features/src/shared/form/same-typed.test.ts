import { expect, it } from 'vitest';
import { isSameTyped } from './same-typed.ts';

it.each([
  ['  Amina ', 'Amina', true],
  [[{ key: 'a', from: '09:00' }], [{ key: 'b', from: '09:00' }], true],
  [[{ key: 'a', from: '09:00' }], [{ key: 'a', from: '10:00' }], false],
  [undefined, null, true],
  ['', null, false],
  [0, '', false],
])('%j and %j say the same: %s', (one, other, isSame) => {
  expect(isSameTyped(one, other)).toBe(isSame);
});
