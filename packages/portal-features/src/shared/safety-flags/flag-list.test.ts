import { make } from '@sakina/mocks';
import { describe, expect, it } from 'vitest';
import { flagsToShow } from './flag-list.ts';

const at = (hour: number) => `2026-11-24T${hour}:00:00Z`;
const seen = { at: at(15), byName: 'Dr. Amina Rahman', notes: 'Called.' };
const flagged = (id: string, answer: number, hour: number, isSeen = false) =>
  make.measure({ id, flag: { raisedAt: at(hour), answer, acknowledgement: isSeen ? seen : null } });

describe('answers about self-harm [CARE-2]', () => {
  it.each([
    ['open ones, the gravest first', [flagged('a', 1, 12), flagged('b', 3, 10)], [], ['b', 'a']],
    ['of the same weight, the latest first', [flagged('a', 1, 10), flagged('b', 1, 12)], [], ['b', 'a']],
    ['none that was acknowledged before', [flagged('a', 1, 10, true)], [], []],
    [
      'one acknowledged while it stood there, in its place',
      [flagged('a', 1, 10, true), flagged('b', 1, 12)],
      ['a', 'b'],
      ['a', 'b'],
    ],
    ['a new one below those that stand there', [flagged('a', 1, 10), flagged('b', 3, 12)], ['a'], ['a', 'b']],
    ['no questionnaire without such an answer', [make.measure({ id: 'c', flag: null })], [], []],
  ])('shows %s', (_, measures, shown, ids) => {
    expect(flagsToShow(measures, shown).map(({ id }) => id)).toEqual(ids);
  });
});
