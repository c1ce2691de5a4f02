import { describe, expect, it } from 'vitest';
import type { ParticipantRow, SessionRow } from '../store/rows.ts';
import { billedMinutes, emptySession } from './live-session.ts';

const at = (time: string) => `2026-11-24T${time}.000Z`;
type Stays = readonly (readonly [from: string, to: string | null])[];

function person(role: 'PROVIDER' | 'CLIENT', stays: Stays): ParticipantRow {
  return {
    id: role,
    publicId: role,
    userId: null,
    displayName: role,
    role,
    presence: 'LEFT',
    identity: 'SIGNED_IN_MATCHED',
    joinedAt: at('10:00:00'),
    waitingSince: null,
    admittedAt: stays[0] === undefined ? null : at(stays[0][0]),
    mayReturn: true,
    stays: stays.map(([from, to]) => ({ from: at(from), to: to === null ? null : at(to) })),
    handRaisedAt: null,
    accountName: null,
    passedAt: null,
    coveredSince: null,
    isCoHost: false,
    stage: 'OFF',
    wantsCaptions: false,
    lostSince: null,
    consents: [],
  };
}

/** A session whose timer was started at 10:00, with these stays of provider and client. */
const session = (provider: Stays, client: Stays): SessionRow => ({
  ...emptySession('apt-1'),
  participants: [person('PROVIDER', provider), person('CLIENT', client)],
  billing: { startedAt: at('10:00:00'), stoppedAt: null },
});

describe('[SESSION-2] the billed minutes are those of both present, whole and rounded down', () => {
  const provider: Stays = [['10:00:00', null]];
  it.each<[string, Stays, Stays, string, number]>([
    ['the client is let in at 10:04:10, both leave at 10:41:40', provider, [['10:04:10', '10:41:40']], '10:41:40', 37],
    [
      'the client is away from 10:20:00 to 10:23:30',
      provider,
      [
        ['10:00:00', '10:20:00'],
        ['10:23:30', null],
      ],
      '10:50:00',
      46,
    ],
    ['the client left before the timer was stopped', provider, [['10:00:00', '10:30:59']], '10:45:00', 30],
    [
      'the provider is away as well',
      [
        ['10:00:00', '10:10:00'],
        ['10:20:00', null],
      ],
      [['10:05:00', null]],
      '10:30:00',
      15,
    ],
    ['the client was there before the timer', provider, [['09:50:00', null]], '10:10:30', 10],
  ])('%s', (_, ofProvider, ofClient, stoppedAt, minutes) => {
    expect(billedMinutes(session(ofProvider, ofClient), at(stoppedAt))).toBe(minutes);
  });

  it('counts from the start of the timer where the session was held elsewhere', () => {
    expect(billedMinutes(session(provider, []), at('10:30:00'))).toBe(30);
  });
});
