import type { Slot } from '@sakina/platform/contract';
import { describe, expect, it } from 'vitest';
import { planSeries } from './series.ts';

const slot = (startsAt: string): Slot => ({
  id: startsAt as Slot['id'],
  startsAt,
  endsAt: new Date(Date.parse(startsAt) + 3_000_000).toISOString(),
  modes: ['ONLINE'],
});
const span = (startsAt: string) => ({ startsAt, endsAt: slot(startsAt).endsAt });
const zones = { providerZone: 'Europe/London', timeZone: 'America/New_York' };
const first = span('2026-10-20T13:00:00Z');
const plan = (slots: string[], count: number, more: Partial<Parameters<typeof planSeries>[0]> = {}) =>
  planSeries({ first, repeat: { everyWeeks: 1, count }, picks: {}, slots: slots.map(slot), ...zones, ...more });

describe('a series [CARE-9]', () => {
  it('keeps the provider’s time of day across a clock change, and reports that the user’s differs', () => {
    // London goes back on 25 October, New York a week later: 14:00 there is 9:00 here, then 10:00, then 9:00 again.
    const dates = plan(['2026-10-20T13:00:00Z', '2026-10-27T14:00:00Z', '2026-11-03T14:00:00Z'], 3);
    expect(dates.map(({ date, chosen, isShifted }) => [date, chosen?.startsAt, isShifted])).toEqual([
      ['2026-10-27', '2026-10-27T14:00:00Z', true],
      ['2026-11-03', '2026-11-03T14:00:00Z', false],
    ]);
  });

  it('offers the nearest open times where the time is taken, and books none until one is chosen', () => {
    const open = ['2026-10-20T13:00:00Z', '2026-10-27T16:00:00Z', '2026-10-28T14:00:00Z', '2026-11-03T14:00:00Z'];
    const [date] = plan(open, 2);
    expect(date).toMatchObject({
      wanted: null,
      chosen: null,
      alternatives: [span('2026-10-27T16:00:00Z'), span('2026-10-28T14:00:00Z')],
    });
    expect(plan(open, 2, { picks: { '2026-10-27': '2026-10-28T14:00:00Z' } })[0]?.chosen).toEqual(
      span('2026-10-28T14:00:00Z'),
    );
  });

  it('omits a date that the user left out', () => {
    expect(plan(['2026-10-27T14:00:00Z'], 2, { picks: { '2026-10-27': null } })[0]?.chosen).toBeNull();
  });

  it('ends at the last date that can be booked', () => {
    expect(plan(['2026-10-27T14:00:00Z', '2026-11-03T14:00:00Z'], 8)).toHaveLength(2);
  });

  it('repeats every two weeks', () => {
    expect(
      plan(['2026-11-03T14:00:00Z', '2026-11-17T14:00:00Z'], 3, { repeat: { everyWeeks: 2, count: 3 } }).map(
        ({ date }) => date,
      ),
    ).toEqual(['2026-11-03', '2026-11-17']);
  });
});
