import { describe, expect, test } from 'vitest';
import { movedStart } from './scope-move.ts';

const timeZone = 'America/New_York';
const at = (id: string, startsAt: string) => ({ id, startsAt, timeZone });
const moved = at('grp-2', '2027-03-07T21:00:00Z');

describe('moving the meetings of a series with one of them [CALL-46]', () => {
  test.each<[string, string, ReturnType<typeof at>, string]>([
    ['the meeting itself goes where it is put', '2027-03-08T22:00:00Z', moved, '2027-03-08T22:00:00.000Z'],
    [
      'another goes by as many days, over a clock change too',
      '2027-03-08T22:00:00Z',
      at('grp-3', '2027-03-14T20:00:00Z'),
      '2027-03-15T21:00:00.000Z',
    ],
    [
      'one with a time of day of its own stays',
      '2027-03-08T22:00:00Z',
      at('grp-3', '2027-03-14T15:00:00Z'),
      '2027-03-14T15:00:00.000Z',
    ],
  ])('%s', (_, startsAt, other, expected) => {
    expect(new Date(movedStart(moved, startsAt, other)).toISOString()).toBe(expected);
  });
});
