import type { GroupScope } from '@sakina/platform/contract';
import { describe, expect, test } from 'vitest';
import { canBegin, hasBegun, isAhead, isCurrent, reachedBy, scopesOf } from './group-state.ts';
import type { Meeting } from './group-state.ts';

const now = Date.parse('2026-11-24T15:00:00Z');
const HOUR = 3_600_000;

/** A meeting of one hour that starts so many hours from now. */
function meeting(inHours: number, more: Partial<Omit<Meeting, 'series'>> = {}, position?: number): Meeting {
  return {
    id: `grp-${position ?? inHours}` as Meeting['id'],
    startsAt: new Date(now + inHours * HOUR).toISOString(),
    endsAt: new Date(now + (inHours + 1) * HOUR).toISOString(),
    status: 'SCHEDULED',
    series: position === undefined ? null : { id: 'srs-a', frequency: 'WEEKLY', position, occurrences: 4 },
    ...more,
  };
}

describe('a meeting [ROUTE-30]', () => {
  test.each<[string, Meeting, boolean, boolean, boolean, boolean]>([
    ['in two days', meeting(48), true, true, false, false],
    ['in a day to the minute', meeting(24), true, true, true, false],
    ['in an hour', meeting(1), true, true, true, false],
    ['begun by the clock, not by the host', meeting(-0.5), false, true, true, true],
    ['over by the clock and never begun', meeting(-2), false, false, false, true],
    ['running over its end', meeting(-2, { status: 'LIVE' }), false, true, false, true],
    ['ended', meeting(-2, { status: 'COMPLETED' }), false, false, false, true],
    ['cancelled', meeting(1, { status: 'CANCELLED' }), false, false, false, false],
  ])('%s', (_, given, ahead, current, startable, begun) => {
    expect(isAhead(given, now)).toBe(ahead);
    expect(isCurrent(given, now)).toBe(current);
    expect(canBegin(given, now, 24 * HOUR)).toBe(startable);
    expect(hasBegun(given, now)).toBe(begun);
  });
});

describe('what a change of a series reaches [CALL-46]', () => {
  const first = meeting(-48, { status: 'COMPLETED' }, 1);
  const second = meeting(24, {}, 2);
  const third = meeting(48, { status: 'CANCELLED' }, 3);
  const fourth = meeting(72, {}, 4);
  const all = [fourth, first, third, second, meeting(30)];

  test.each<[string, Meeting, GroupScope, Meeting[]]>([
    ['one meeting alone', second, 'THIS', [second]],
    ['those that follow, without a canceled one', second, 'THIS_AND_FOLLOWING', [second, fourth]],
    ['the last one alone, where none follows', fourth, 'THIS_AND_FOLLOWING', [fourth]],
    ['all that are ahead, none that was held', fourth, 'ALL', [second, fourth]],
  ])('is %s', (_, of, scope, expected) => {
    expect(reachedBy(all, of, scope, now)).toEqual(expected);
  });

  test('is offered only where it differs', () => {
    expect(scopesOf(all, meeting(30), now)).toEqual(['THIS']);
    expect(scopesOf(all, second, now)).toEqual(['THIS', 'THIS_AND_FOLLOWING']);
    expect(scopesOf(all, fourth, now)).toEqual(['THIS', 'ALL']);
  });
});
