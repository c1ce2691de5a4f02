import type { Slot } from '@sakina/platform/contract';
import { formatTime, instantAt } from '@sakina/platform/format';
import { describe, expect, it } from 'vitest';
import { compareClocks, groupByDay, slotAt, zonesDiffer } from './slot-days.ts';

function slot(startsAt: string): Slot {
  return {
    id: `s-${startsAt}`,
    startsAt,
    endsAt: new Date(Date.parse(startsAt) + 50 * 60_000).toISOString(),
    modes: ['ONLINE'],
  } as Slot;
}

describe('a time offered in one zone and shown in another', () => {
  // Wall clock at the provider, zone of the provider, zone of the reader, date and time the reader must see.
  it.each([
    ['2026-11-26', '14:30', 'America/New_York', 'America/New_York', '2026-11-26', '14:30'],
    ['2026-11-26', '09:00', 'Europe/Istanbul', 'America/New_York', '2026-11-26', '01:00'],
    ['2026-11-26', '09:00', 'Asia/Dubai', 'America/Los_Angeles', '2026-11-25', '21:00'],
    ['2026-11-26', '09:00', 'Asia/Kathmandu', 'Europe/London', '2026-11-26', '03:15'],
    ['2026-11-26', '20:00', 'America/Sao_Paulo', 'Asia/Kuala_Lumpur', '2026-11-27', '07:00'],
    ['2026-11-26', '18:00', 'Australia/Sydney', 'America/New_York', '2026-11-26', '02:00'],
    ['2026-11-26', '10:00', 'Asia/Karachi', 'Pacific/Honolulu', '2026-11-25', '19:00'],
    ['2026-11-26', '12:00', 'Europe/London', 'Pacific/Kiritimati', '2026-11-27', '02:00'],
    // The hour that New York puts back on 1 November, read where clocks stay.
    ['2026-10-31', '09:00', 'America/New_York', 'Asia/Dubai', '2026-10-31', '17:00'],
    ['2026-11-02', '09:00', 'America/New_York', 'Asia/Dubai', '2026-11-02', '18:00'],
    // London is already on winter time, New York not yet: four hours apart instead of five.
    ['2026-10-27', '09:00', 'Europe/London', 'America/New_York', '2026-10-27', '05:00'],
    ['2026-11-03', '09:00', 'Europe/London', 'America/New_York', '2026-11-03', '04:00'],
    // Forward: New York on 14 March, London on 28 March.
    ['2027-03-16', '09:00', 'Europe/London', 'America/New_York', '2027-03-16', '05:00'],
    ['2027-03-30', '09:00', 'Europe/London', 'America/New_York', '2027-03-30', '04:00'],
    // The southern summer ends in Sydney on 4 April.
    ['2027-04-03', '09:00', 'Australia/Sydney', 'Asia/Kathmandu', '2027-04-03', '03:45'],
    ['2027-04-05', '09:00', 'Australia/Sydney', 'Asia/Kathmandu', '2027-04-05', '04:45'],
  ])(
    '%s %s in %s is seen in %s on %s at %s, and books that very instant [CARE-9]',
    (date, time, providerZone, readerZone, seenDate, seenTime) => {
      const offered = instantAt(date, time, providerZone);
      const [day] = groupByDay([slot(offered)], readerZone, providerZone);
      expect(day?.date).toBe(seenDate);
      expect(formatTime(offered, { locale: 'en-GB', timeZone: readerZone }).padStart(5, '0')).toBe(seenTime);
      expect(day?.times[0]?.slot.startsAt).toBe(offered);
      expect(Date.parse(instantAt(seenDate, seenTime, readerZone))).toBe(Date.parse(offered));
    },
  );
});

describe('open times', () => {
  it('are grouped by date, in order and without duplicates', () => {
    const early = slot('2026-11-26T09:00:00-05:00');
    const late = slot('2026-11-27T15:00:00-05:00');
    const days = groupByDay([late, early, slot('2026-11-26T14:00:00Z')], 'America/New_York', 'America/New_York');
    expect(days.map((day) => [day.date, day.times.length])).toEqual([
      ['2026-11-26', 1],
      ['2026-11-27', 1],
    ]);
  });

  it('mark a time that the clock shows twice in the night the clocks go back', () => {
    const twice = [
      slot('2026-11-01T01:30:00-04:00'),
      slot('2026-11-01T01:30:00-05:00'),
      slot('2026-11-01T03:00:00-05:00'),
    ];
    const [day] = groupByDay(twice, 'America/New_York', 'America/New_York');
    expect(day?.times.map((time) => time.isRepeated)).toEqual([true, true, false]);
  });

  it('say where the other zone’s clock differs', () => {
    expect(compareClocks('2026-11-24T09:00:00-05:00', 'America/New_York', 'America/Toronto')).toBe('same');
    expect(compareClocks('2026-11-24T09:00:00-05:00', 'America/New_York', 'Asia/Dubai')).toBe('time');
    expect(compareClocks('2026-11-24T18:00:00-05:00', 'America/New_York', 'Asia/Dubai')).toBe('date');
  });

  it('differ between two zones if any of them does', () => {
    // Phoenix and Denver agree in winter and part in summer.
    expect(zonesDiffer(['2026-12-01T17:00:00Z'], 'America/Phoenix', 'America/Denver')).toBe(false);
    expect(zonesDiffer(['2026-12-01T17:00:00Z', '2027-04-01T17:00:00Z'], 'America/Phoenix', 'America/Denver')).toBe(
      true,
    );
  });

  it('are found by their start in any notation', () => {
    const slots = [slot('2026-11-26T09:00:00-05:00')];
    expect(slotAt(slots, '2026-11-26T14:00:00.000Z')).toBe(slots[0]);
    expect(slotAt(slots, '2026-11-26T14:30:00Z')).toBeUndefined();
    expect(slotAt(slots, 'tomorrow')).toBeUndefined();
  });
});
