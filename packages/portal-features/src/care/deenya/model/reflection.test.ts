import { expect, it } from 'vitest';
import { nextStepIn, readKeptReflection, reflectionProblem } from './reflection.ts';

it.each([
  ['nothing', '', false, null],
  ['nothing, for the journal', '  ', true, 'empty'],
  ['a line', 'Towels.', true, null],
  ['more than 4000 characters', 'x'.repeat(4001), false, 'long'],
])('a reflection of %s [ERROR-2]', (_, reflection, toJournal, expected) => {
  expect(reflectionProblem({ reflection, toJournal })).toBe(expected);
});

it.each([
  [null, { reflection: '', toJournal: false }],
  [
    { reflection: 4, toJournal: 'yes' },
    { reflection: '', toJournal: false },
  ],
  [
    { reflection: 'Towels.', toJournal: true },
    { reflection: 'Towels.', toJournal: true },
  ],
])('restores from %o what fits [SEC-15]', (kept, expected) => {
  expect(readKeptReflection(kept)).toEqual(expected);
});

it.each([
  [
    { nextDay: 3, opensOn: '2026-11-25' },
    { nextDay: 3, opensOn: '2026-11-25' },
  ],
  [
    { nextDay: '3', opensOn: 'soon' },
    { nextDay: null, opensOn: null },
  ],
  [undefined, { nextDay: null, opensOn: null }],
])('reads from %o which step comes first', (details, expected) => {
  expect(nextStepIn(details)).toEqual(expected);
});
