import type { Appointment, CalendarEvent } from '@sakina/platform/contract';
import { describe, expect, it } from 'vitest';
import { daySpan } from '../../shared/today/index.ts';
import { agendaOf, canStart, newBookings, nextSession, sessionsIn } from './agenda.ts';

const NOW = Date.parse('2026-11-24T15:00:00Z');
const at = (minutes: number) => new Date(NOW + minutes * 60_000).toISOString();

function session(id: string, minutes: number, over: Partial<Appointment> = {}): Appointment {
  return {
    id: id as Appointment['id'],
    status: 'CONFIRMED',
    client: { id: 'usr-1' as Appointment['client']['id'], displayName: 'Layla Haddad' },
    provider: { id: 'prv-1' as Appointment['provider']['id'], displayName: 'Dr. Amina Rahman', kind: 'THERAPIST' },
    service: { id: 'srv-1' as Appointment['service']['id'], name: 'Individual session', durationMinutes: 50 },
    startsAt: at(minutes),
    endsAt: at(minutes + 50),
    timeZone: 'America/New_York',
    clientTimeZone: 'Europe/London',
    mode: 'ONLINE',
    location: null,
    price: { amountMinor: 14_000, currency: 'USD' },
    reasonForVisit: null,
    cancellation: null,
    roomName: 'q7w3e9r1t5',
    startedAt: null,
    endedAt: null,
    createdAt: at(-10_000),
    updatedAt: at(-10_000),
    ...over,
  };
}

function event(id: string, minutes: number, over: Partial<CalendarEvent> = {}): CalendarEvent {
  return {
    id,
    kind: 'APPOINTMENT',
    title: 'Session',
    startsAt: at(minutes),
    endsAt: at(minutes + 50),
    timeZone: 'America/New_York',
    appointmentId: null,
    ...over,
  };
}

describe('the provider’s day', () => {
  it.each([
    { zone: 'America/New_York', now: '2026-11-24T15:00:00Z', hours: 24, start: '2026-11-24T05:00:00Z' },
    { zone: 'America/New_York', now: '2026-11-01T15:00:00Z', hours: 25, start: '2026-11-01T04:00:00Z' },
    { zone: 'America/New_York', now: '2027-03-14T15:00:00Z', hours: 23, start: '2027-03-14T05:00:00Z' },
    { zone: 'Europe/London', now: '2026-10-25T12:00:00Z', hours: 25, start: '2026-10-24T23:00:00Z' },
    { zone: 'Asia/Kathmandu', now: '2026-11-24T18:30:00Z', hours: 24, start: '2026-11-24T18:15:00Z' },
    { zone: 'Australia/Sydney', now: '2026-11-24T15:00:00Z', hours: 24, start: '2026-11-24T13:00:00Z' },
  ])('is the calendar day in $zone, $hours hours long', ({ zone, now, hours, start }) => {
    const span = daySpan(Date.parse(now), zone);
    expect(Date.parse(span.start)).toBe(Date.parse(start));
    expect(Date.parse(span.end) - Date.parse(span.start)).toBe(hours * 3_600_000);
  });

  it('stands in its order, with the session behind each event; what was canceled stays in its place and is not counted', () => {
    const layla = session('apt-1', 30);
    const gone = session('apt-2', 60, { status: 'CANCELLED' });
    const entries = agendaOf(
      [
        event('c', 60, { appointmentId: gone.id }),
        event('b', 30, { appointmentId: layla.id }),
        event('a', -120, { kind: 'BLOCK' }),
      ],
      [layla, gone],
      NOW,
    );
    expect(entries.map((entry) => [entry.event.id, entry.appointment?.id, entry.phase])).toEqual([
      ['a', undefined, 'over'],
      ['b', 'apt-1', 'ahead'],
      ['c', 'apt-2', 'over'],
    ]);
    expect(sessionsIn(entries)).toBe(1);
  });

  it.each([
    { minutes: -120, status: 'CONFIRMED', phase: 'over' },
    { minutes: -10, status: 'CONFIRMED', phase: 'now' },
    { minutes: 10, status: 'CONFIRMED', phase: 'ahead' },
    { minutes: -120, status: 'IN_PROGRESS', phase: 'now' },
    { minutes: -10, status: 'COMPLETED', phase: 'over' },
  ] as const)('a $status session $minutes minutes away is $phase', ({ minutes, status, phase }) => {
    const one = session('apt-1', minutes, { status });
    expect(agendaOf([event('a', minutes, { appointmentId: one.id })], [one], NOW)[0]?.phase).toBe(phase);
  });
});

describe('what is next', () => {
  it.each([
    { title: 'the earliest ahead', given: [session('late', 300), session('soon', 30)], next: 'soon' },
    {
      title: 'the one under way before any other',
      given: [session('soon', 5), session('open', -200, { status: 'IN_PROGRESS' })],
      next: 'open',
    },
    { title: 'a late one that no one started', given: [session('late', -20), session('soon', 30)], next: 'late' },
    {
      title: 'nothing canceled, done or missed',
      given: [
        session('a', 5, { status: 'CANCELLED' }),
        session('b', 6, { status: 'COMPLETED' }),
        session('c', 7, { status: 'NO_SHOW' }),
      ],
      next: undefined,
    },
    { title: 'nothing whose time has passed', given: [session('past', -60)], next: undefined },
  ])('is $title', ({ given, next }) => {
    expect(nextSession(given, NOW)?.id).toBe(next);
  });

  it.each([
    { minutes: 30, status: 'CONFIRMED', may: true },
    { minutes: 24 * 60, status: 'CONFIRMED', may: true },
    { minutes: 24 * 60 + 1, status: 'CONFIRMED', may: false },
    { minutes: 30, status: 'CANCELLED', may: false },
    { minutes: -90, status: 'IN_PROGRESS', may: true },
  ] as const)('a $status session $minutes minutes ahead may be started: $may', ({ minutes, status, may }) => {
    expect(canStart(session('a', minutes, { status }), NOW)).toBe(may);
  });

  it('shows first what awaits confirmation, then bookings of the last two days, only those still to come', () => {
    const bookings = [
      session('old', 600, { createdAt: at(-3000) }),
      session('yesterday', 600, { createdAt: at(-1400) }),
      session('just now', 900, { createdAt: at(-5) }),
      session('cancelled', 900, { createdAt: at(-5), status: 'CANCELLED' }),
      session('pending later', 1200, { createdAt: at(-9000), status: 'PENDING' }),
      session('pending', 800, { createdAt: at(-9000), status: 'PENDING' }),
      session('pending and over', -80, { createdAt: at(-9000), status: 'PENDING' }),
    ];
    expect(newBookings(bookings, NOW).map((one) => one.id)).toEqual([
      'pending',
      'pending later',
      'just now',
      'yesterday',
    ]);
  });
});
