import type { Appointment, AppointmentStatus, GroupSession } from '@sakina/platform/contract';
import { describe, expect, it } from 'vitest';
import { arrangeComing } from './arrange.ts';
import { arrangeEntries, entriesUntil, pastEntries } from './entries.ts';

const now = Date.parse('2026-11-24T15:00:00Z');
const hour = (startsAt: string) => new Date(Date.parse(startsAt) + 3_600_000).toISOString();

const session = (id: string, startsAt: string, status: AppointmentStatus = 'CONFIRMED', series?: string) =>
  ({ id, status, startsAt, endsAt: hour(startsAt), ...(series && { series: { id: series } }) }) as Appointment;
const seat = (
  id: string,
  startsAt: string,
  status: GroupSession['status'] = 'SCHEDULED',
  place: 'CONFIRMED' | 'WAITLISTED' = 'CONFIRMED',
) => ({ id, status, startsAt, endsAt: hour(startsAt), ownSeat: { status: place } }) as GroupSession;

const tomorrow = session('tomorrow', '2026-11-25T15:00:00Z');
const tonight = seat('tonight', '2026-11-24T20:00:00Z');
const running = session('running', '2026-11-24T14:40:00Z', 'IN_PROGRESS');
const live = seat('live', '2026-11-24T16:00:00Z', 'LIVE');
const queued = seat('queued', '2026-11-24T16:00:00Z', 'SCHEDULED', 'WAITLISTED');
const off = seat('off', '2026-11-26T16:00:00Z', 'CANCELLED');
const gone = seat('gone', '2026-11-24T12:00:00Z', 'CANCELLED');

const arranged = (sessions: readonly Appointment[], seats: readonly GroupSession[]) => {
  const { next, nextSeat, later } = arrangeEntries(arrangeComing(sessions, now), seats, now);
  return [next?.id ?? nextSeat?.id ?? null, later.map((entry) => `${entry.kind} ${entry.id}`)];
};

describe('sessions and seats as one list', () => {
  it.each<[string, readonly Appointment[], readonly GroupSession[], unknown]>([
    ['a seat that starts first is next', [tomorrow], [tonight], ['tonight', ['session tomorrow']]],
    ['a session that runs stays next', [running, tomorrow], [live], ['running', ['seat live', 'session tomorrow']]],
    ['a meeting that runs is next', [tomorrow], [tonight, live], ['live', ['seat tonight', 'session tomorrow']]],
    ['a seat alone is next', [], [tonight], ['tonight', []]],
    ['a place in line is never next', [tomorrow], [queued], ['tomorrow', ['seat queued']]],
    ['a canceled meeting is shown until its time', [tomorrow], [gone, off], ['tomorrow', ['seat off']]],
    ['nothing is nothing', [], [gone], [null, []]],
  ])('%s [ROUTE-20]', (_, sessions, seats, expected) => {
    expect(arranged(sessions, seats)).toEqual(expected);
  });

  it('shows the upcoming sessions of a series as one line, and a canceled one by itself [ROUTE-20]', () => {
    const sessions = [
      tomorrow,
      session('w1', '2026-12-01T15:00:00Z', 'CONFIRMED', 'srs'),
      session('other', '2026-12-03T15:00:00Z'),
      session('w2', '2026-12-08T15:00:00Z', 'CONFIRMED', 'srs'),
      session('w3', '2026-12-15T15:00:00Z', 'CANCELLED', 'srs'),
    ];
    expect(arranged(sessions, [])).toEqual(['tomorrow', ['series srs', 'session other', 'session w3']]);
  });

  it('keeps the last session of a series as a session', () => {
    expect(arranged([tomorrow, session('week1', '2026-12-01T15:00:00Z', 'CONFIRMED', 'srs')], [])).toEqual([
      'tomorrow',
      ['session week1'],
    ]);
  });
});

describe('what is over', () => {
  const done = session('done', '2026-11-20T15:00:00Z', 'COMPLETED');
  const met = seat('met', '2026-11-22T15:00:00Z', 'COMPLETED');
  const ids = (seats: readonly GroupSession[]) =>
    pastEntries([done], seats, now).map(({ kind, id }) => `${kind} ${id}`);

  it.each<[string, readonly GroupSession[], readonly string[]]>([
    ['a held meeting stands among the sessions, the latest first', [met], ['seat met', 'session done']],
    ['one that was not held', [seat('unheld', '2026-11-19T15:00:00Z')], ['session done', 'seat unheld']],
    ['one that was canceled, once its time has come', [gone, off], ['seat gone', 'session done']],
    [
      'none that was only waited for',
      [seat('line', '2026-11-22T15:00:00Z', 'COMPLETED', 'WAITLISTED')],
      ['session done'],
    ],
    ['none that is still ahead or runs', [tonight, live], ['session done']],
    [
      'each once, as it was read last',
      [seat('met', '2026-11-22T15:00:00Z', 'LIVE'), met],
      ['seat met', 'session done'],
    ],
  ])('%s [ROUTE-20]', (_, seats, expected) => {
    expect(ids(seats)).toEqual(expected);
  });

  it('shows no seat where an earlier session may come between, and all of them once every session was read [ROUTE-20]', () => {
    const long = seat('long', '2026-11-02T15:00:00Z', 'COMPLETED');
    const entries = pastEntries([done], [met, long], now);
    expect(entriesUntil(entries, done.startsAt).map(({ id }) => id)).toEqual(['met', 'done']);
    expect(entriesUntil(entries, null).map(({ id }) => id)).toEqual(['met', 'done', 'long']);
  });
});
