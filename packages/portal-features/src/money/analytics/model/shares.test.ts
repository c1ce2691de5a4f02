import type { Outcomes } from '@sakina/platform/contract';
import { describe, expect, it } from 'vitest';
import { attendanceOf, courseOf, shareOf } from './shares.ts';

const none = { completed: 0, noShow: 0, cancelledByClient: 0, cancelledByProvider: 0, attendedPercent: null };

it.each([
  [1, 3, 33.3],
  [2, 3, 66.7],
  [0, 5, 0],
  [5, 5, 100],
  [0, 0, null],
])('%d of %d is %s percent', (part, whole, percent) => expect(shareOf(part, whole)).toBe(percent));

describe('attendance [CALL-39]', () => {
  it.each<[what: string, counts: Outcomes['attendance'], percent: number | null, inTime: number]>([
    ['nothing was expected', none, null, 0],
    ['every session was held', { ...none, completed: 8 }, 100, 0],
    [
      'late canceling and not coming count against it',
      { ...none, completed: 6, noShow: 1, cancelledByClient: 1, cancelledLate: 1 },
      75,
      0,
    ],
    ['canceling in time does not', { ...none, completed: 6, cancelledByClient: 3, cancelledLate: 0 }, 100, 3],
    ['nor does the provider’s own canceling', { ...none, completed: 6, cancelledByProvider: 4 }, 100, 0],
    [
      'of a server that does not tell late ones apart, all are in time',
      { ...none, completed: 3, noShow: 1, cancelledByClient: 2 },
      75,
      2,
    ],
  ])('%s', (_, counts, percent, inTime) => {
    expect(attendanceOf(counts)).toMatchObject({ percent, inTime });
  });
});

describe('the course of a questionnaire [CALL-39]', () => {
  it('has three parts that make up all who are followed', () => {
    expect(courseOf({ followed: 7, reliablyImproved: 4, deteriorated: 1 })).toEqual({
      followed: 7,
      improved: 4,
      same: 2,
      worse: 1,
    });
  });

  it.each<[Parameters<typeof courseOf>[0]]>([
    [{ followed: 4, reliablyImproved: null, deteriorated: null }],
    [{ followed: 4, reliablyImproved: 3, deteriorated: null }],
    [{ followed: 9 }],
  ])('is hidden as a whole where a part of it is: %o', (measure) => expect(courseOf(measure)).toBeNull());
});
