import { describe, expect, test } from 'vitest';
import type { CalendarEvent } from '@sakina/platform/contract';
import type { Appointment, ProviderAccount } from '@sakina/platform/contract';
import { effectsOf, isInHours, stops } from './effects.ts';

const newYork = 'America/New_York';
const appointment = {
  id: 'apt-1' as Appointment['id'],
  startsAt: '2027-03-09T10:00:00-05:00',
  endsAt: '2027-03-09T10:50:00-05:00',
  timeZone: newYork,
  clientTimeZone: 'Asia/Karachi',
};
const availability = {
  slots: [2, 5].map((dayOfWeek) => ({ dayOfWeek, from: '09:00', until: '17:00', modes: ['ONLINE' as const] })),
  exceptions: [{ date: '2027-03-23', slots: [], reason: null }],
};
const prayerRules = { jumuah: { from: '13:00', until: '14:15' } } as ProviderAccount['prayerRules'];
const event = (kind: CalendarEvent['kind'], title: string, isBusy?: boolean) =>
  ({
    kind,
    title,
    isBusy,
    startsAt: '2027-03-16T18:00:00Z',
    endsAt: '2027-03-16T19:00:00Z',
    appointmentId: null,
  }) as CalendarEvent;
const now = Date.parse('2027-03-01T00:00:00Z');

describe('[CALL-12] what follows from a move is said first', () => {
  const move = (startsAt: string, time: string, events: CalendarEvent[] = []) =>
    effectsOf({ appointment, startsAt, time, events, availability, prayerRules, now });
  test.each<[string, string, string, CalendarEvent[], string[]]>([
    ['nothing changes', '2027-03-09T15:00:00Z', '10:00', [], ['SAME']],
    ['it lies in the past', '2027-02-23T10:00:00-05:00', '10:00', [], ['PAST']],
    ['another hour of the day', '2027-03-09T11:00:00-05:00', '11:00', [], []],
    ['the clocks change between', '2027-03-16T10:00:00-04:00', '10:00', [], ['CLIENT_CLOCK']],
    [
      'a block stands there',
      '2027-03-16T14:00:00-04:00',
      '14:00',
      [event('BLOCK', 'Lunch')],
      ['TAKEN', 'CLIENT_CLOCK'],
    ],
    [
      'an outside event stands there',
      '2027-03-16T14:00:00-04:00',
      '14:00',
      [event('EXTERNAL', 'Dentist')],
      ['EXTERNAL', 'CLIENT_CLOCK'],
    ],
    [
      'an ignored event stands there',
      '2027-03-16T14:00:00-04:00',
      '14:00',
      [event('EXTERNAL', 'Dentist', false)],
      ['CLIENT_CLOCK'],
    ],
    ['it ends after the hours', '2027-03-09T16:30:00-05:00', '16:30', [], ['OUTSIDE_HOURS']],
    ['the date is a day off', '2027-03-23T10:00:00-04:00', '10:00', [], ['OUTSIDE_HOURS', 'CLIENT_CLOCK']],
    ['it lies over the Friday prayer', '2027-03-12T12:30:00-05:00', '12:30', [], ['JUMUAH']],
    ['there is no such time', '2027-03-14T03:30:00-04:00', '02:30', [], ['OUTSIDE_HOURS', 'GAP', 'CLIENT_CLOCK']],
  ])('%s', (_, startsAt, time, events, kinds) => {
    expect(move(startsAt, time, events).map(({ kind }) => kind)).toEqual(kinds);
  });

  test('only another session or block, the past and no change stop it', () => {
    expect(
      move('2027-03-16T14:00:00-04:00', '14:00', [event('BLOCK', 'Lunch'), event('EXTERNAL', 'Dentist')]).map(stops),
    ).toEqual([true, false, false]);
  });

  test.each([
    ['nine in Cairo', '2027-03-09T07:00:00Z', true],
    ['nine in New York', '2027-03-09T14:00:00Z', false],
    ['nine in New York, after the journey', '2027-03-16T13:00:00Z', true],
  ])('on a journey the hours are read where the provider is: %s', (_, startsAt, expected) => {
    const slots = [{ dayOfWeek: 2, from: '09:00', until: '12:00', modes: ['ONLINE' as const] }];
    const rules = { travel: [{ from: '2027-03-08', until: '2027-03-12', timeZone: 'Africa/Cairo' }] };
    const span = { startsAt, endsAt: new Date(Date.parse(startsAt) + 3_000_000).toISOString() };
    expect(isInHours(span, { slots, exceptions: [], rules }, 'America/New_York')).toBe(expected);
  });

  test.each([
    ['over midnight', '2027-03-10T04:30:00Z', true],
    ['past the end at night', '2027-03-10T05:30:00Z', false],
    ['before them', '2027-03-10T02:30:00Z', false],
  ])('hours past midnight are one stretch: %s', (_, startsAt, expected) => {
    const slots = [
      { dayOfWeek: 2, from: '22:00', until: '23:59', modes: ['ONLINE' as const] },
      { dayOfWeek: 3, from: '00:00', until: '01:00', modes: ['ONLINE' as const] },
    ];
    const span = { startsAt, endsAt: new Date(Date.parse(startsAt) + 3_000_000).toISOString() };
    expect(isInHours(span, { slots, exceptions: [] }, 'America/New_York')).toBe(expected);
  });
});
