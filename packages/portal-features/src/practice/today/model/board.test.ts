import { PINNED_NOW, make } from '@sakina/mocks';
import type { Appointment } from '@sakina/platform/contract';
import { describe, expect, it } from 'vitest';
import { boardOf, boardSpan } from './board.ts';
import type { BoardInput } from './board.ts';

const now = Date.parse(PINNED_NOW);
const timeZone = 'America/New_York';
const inMinutes = (count: number) => new Date(now + count * 60_000).toISOString();
const session = (id: string, from: number, status: Appointment['status'] = 'CONFIRMED', length = 50) =>
  make.appointment({ id, status, startsAt: inMinutes(from), endsAt: inMinutes(from + length) });
const day = 24 * 60;
const cancelled = (from: number, by: 'CLIENT' | 'PROVIDER' | 'ADMIN', ago: number) =>
  make.appointment({
    id: 'apt-aaaaaaa1',
    status: 'CANCELLED',
    startsAt: inMinutes(from),
    endsAt: inMinutes(from + 50),
    cancellation: {
      reason: { code: 'UNWELL', text: null },
      by,
      at: inMinutes(-ago),
      fee: { amountMinor: 6000, currency: 'USD' },
    },
  });
const inDanger = new Set<string>([make.appointment().client.id]);

function placed(appointments: Appointment[], rest: Partial<BoardInput> = {}) {
  const board = boardOf({
    appointments,
    events: [],
    notes: [],
    inDanger: new Set(),
    waitingId: undefined,
    now,
    timeZone,
    ...rest,
  });
  return board.map(({ id, lane, step }) => `${id} ${lane} ${step}`);
}

describe('a provider’s day', () => {
  it.each<[string, Appointment[], Partial<BoardInput>, string[]]>([
    [
      'offers the next one to be started a quarter of an hour ahead',
      [session('apt-aaaaaaa1', 15)],
      {},
      ['apt-aaaaaaa1 next start'],
    ],
    ['offers nothing but to prepare before that', [session('apt-aaaaaaa1', 16)], {}, ['apt-aaaaaaa1 next prepare']],
    ['keeps a late one startable until its end', [session('apt-aaaaaaa1', -49)], {}, ['apt-aaaaaaa1 next start']],
    [
      'never offers a second start while one runs',
      [session('apt-aaaaaaa1', -60, 'IN_PROGRESS'), session('apt-aaaaaaa2', 5)],
      {},
      ['apt-aaaaaaa1 now return', 'apt-aaaaaaa2 next prepare'],
    ],
    [
      'puts the client who waits first',
      [session('apt-aaaaaaa1', -30, 'PENDING'), session('apt-aaaaaaa2', 5)],
      { waitingId: 'apt-aaaaaaa2' },
      ['apt-aaaaaaa2 waiting admit', 'apt-aaaaaaa1 later confirm'],
    ],
    [
      'has an unconfirmed booking confirmed, not started',
      [session('apt-aaaaaaa1', 5, 'PENDING')],
      {},
      ['apt-aaaaaaa1 later confirm'],
    ],
    [
      'names an unconfirmed booking of another day',
      [session('apt-aaaaaaa1', day, 'PENDING'), session('apt-aaaaaaa2', day)],
      {},
      ['apt-aaaaaaa1 ahead confirm'],
    ],
    ...(
      [
        ['UNVERIFIED', 'credentials'],
        ['LAPSED', 'credentials'],
        ['SUSPENDED', 'suspended'],
      ] as const
    ).map(([heldBack, step]): [string, Appointment[], Partial<BoardInput>, string[]] => [
      `does not offer one to be started that cannot be held, and says where it can be changed: ${heldBack}`,
      [{ ...session('apt-aaaaaaa1', 5), heldBack }],
      {},
      [`apt-aaaaaaa1 next ${step}`],
    ]),
    [
      'asks what became of one that was never started',
      [session('apt-aaaaaaa1', -120)],
      {},
      ['apt-aaaaaaa1 finish settle'],
    ],
    [
      'asks for the note of a session that is over, also of an earlier day',
      [session('apt-aaaaaaa1', -2 * day, 'COMPLETED')],
      {},
      ['apt-aaaaaaa1 finish write'],
    ],
    [
      'asks for the signature of a draft',
      [session('apt-aaaaaaa1', -120, 'COMPLETED')],
      { notes: [make.note({ appointmentId: 'apt-aaaaaaa1' })] },
      ['apt-aaaaaaa1 finish sign'],
    ],
    [
      'has nothing to do once it is signed',
      [session('apt-aaaaaaa1', -120, 'COMPLETED')],
      { notes: [make.signedNote({ appointmentId: 'apt-aaaaaaa1' })] },
      ['apt-aaaaaaa1 over null'],
    ],
    [
      'speaks of no notes where they are closed',
      [session('apt-aaaaaaa1', -120, 'COMPLETED')],
      { notes: null },
      ['apt-aaaaaaa1 over null'],
    ],
    ['tells of a canceled session of the day', [cancelled(5, 'CLIENT', 30)], {}, ['apt-aaaaaaa1 cancelled null']],
    ['tells of one’s own for the day alone', [cancelled(3 * day, 'PROVIDER', 30)], {}, []],
    [
      'tells for a day that a session ahead was canceled by someone else',
      [cancelled(3 * day, 'CLIENT', day)],
      {},
      ['apt-aaaaaaa1 cancelled null'],
    ],
    ['and no longer', [cancelled(3 * day, 'ADMIN', day + 1)], {}, []],
    [
      'tells first of all where a client who may be in danger has canceled',
      [cancelled(5, 'CLIENT', 30), session('apt-aaaaaaa2', -60, 'IN_PROGRESS')],
      { inDanger },
      ['apt-aaaaaaa1 danger prepare', 'apt-aaaaaaa2 now return'],
    ],
    ['and not where someone else did', [cancelled(5, 'ADMIN', 30)], { inDanger }, ['apt-aaaaaaa1 cancelled null']],
  ])('%s [ROUTE-30]', (_, appointments, rest, lines) => {
    expect(placed(appointments, rest)).toEqual(lines);
  });

  it('reads a week back and a week ahead, by days of the zone', () => {
    expect(boardSpan(now, timeZone)).toEqual({ from: '2026-11-17T00:00:00-05:00', to: '2026-12-02T00:00:00-05:00' });
  });
});
