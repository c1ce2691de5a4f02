import { expect, it } from 'vitest';
import { emptyCheckIn, problemsOf, readKeptCheckIn } from './check-in.ts';

const said = { ...emptyCheckIn, mood: 4, energy: 3 };

it.each([
  ['nothing at all', emptyCheckIn, { mood: 'mood', energy: 'energy' }],
  ['the two scales', said, {}],
  [
    'six feelings',
    { ...said, feelings: ['CALM', 'SAD', 'NUMB', 'TIRED', 'ANGRY', 'PROUD'] as const },
    { feelings: 'many' },
  ],
  ['a note of 501 characters', { ...said, note: 'x'.repeat(501) }, { note: 'long' }],
  ['a note that only has spaces too many', { ...said, note: `${'x'.repeat(500)}   ` }, {}],
])('%s is told at its field [ERROR-2]', (_, fields, expected) => {
  expect(problemsOf({ ...fields, feelings: [...fields.feelings] })).toEqual(expected);
});

it.each([
  ['nothing', null, emptyCheckIn],
  ['a text', 'x', emptyCheckIn],
  [
    'values of another version',
    { mood: 9, feelings: ['JOLLY', 'SAD'], note: 3 },
    { ...emptyCheckIn, feelings: ['SAD'] },
  ],
  ['a whole one', { ...said, note: 'Rain.' }, { ...said, note: 'Rain.' }],
])('restores from %s what fits [SEC-15]', (_, kept, expected) => {
  expect(readKeptCheckIn(kept)).toEqual(expected);
});
