import { expect, it } from 'vitest';
import { whoLeft } from './who-left.ts';

const person = (id: string, presence: 'PRESENT' | 'WAITING' | 'LEFT' | 'REMOVED') => ({ id, presence });

it.each([
  ['no one while nothing changes', [person('a', 'PRESENT')], [person('a', 'PRESENT')], []],
  ['no one who comes', [], [person('a', 'PRESENT')], []],
  ['who left', [person('a', 'PRESENT')], [person('a', 'LEFT')], ['a']],
  ['who was put in the waiting room', [person('a', 'PRESENT')], [person('a', 'WAITING')], ['a']],
  ['who was sent out', [person('a', 'PRESENT')], [person('a', 'REMOVED')], ['a']],
  ['who is not listed any more', [person('a', 'PRESENT'), person('b', 'PRESENT')], [person('b', 'PRESENT')], ['a']],
  ['no one who waited already', [person('a', 'WAITING')], [], []],
] as const)('[ROUTE-14] names %s', (_, before, now, expected) => {
  expect(whoLeft(before, now)).toEqual(expected);
});
