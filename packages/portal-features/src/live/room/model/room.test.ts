import type { Room, RoomParticipant } from '@sakina/platform/contract';
import { describe, expect, it } from 'vitest';
import { hands, handsAndRequests, howKnown, inOrder, recordingView, self, waiting, wasAttended } from './room.ts';

function person(id: string, over: Partial<RoomParticipant> = {}): RoomParticipant {
  return {
    id,
    displayName: id,
    accountName: null,
    role: 'CLIENT',
    presence: 'PRESENT',
    identity: 'SIGNED_IN_MATCHED',
    joinedAt: '2026-11-24T15:00:00Z',
    waitingSince: null,
    admittedAt: '2026-11-24T15:00:00Z',
    recordingConsent: null,
    handRaisedAt: null,
    passedAt: null,
    coveredSince: null,
    isCoHost: false,
    stage: 'OFF',
    lostSince: null,
    isSelf: false,
    ...over,
  };
}

function room(recording: Room['recording'], participants: RoomParticipant[] = []): Room {
  return {
    roomName: 'q7w3e9r1t5',
    kind: 'SESSION',
    title: null,
    isLocked: false,
    maxParticipants: 4,
    recordingScopes: [],
    captionsWanted: false,
    privacy: 'STANDARD',
    providerName: 'Dr. Amina Rahman',
    startsAt: '2026-11-24T15:00:00Z',
    endsAt: '2026-11-24T15:50:00Z',
    timeZone: 'America/New_York',
    state: 'OPEN',
    recording,
    recordingAttempt: 0,
    recordingSeconds: 0,
    recordingRequested: recording !== 'NONE',
    participants,
  };
}

const amina = person('amina', { role: 'PROVIDER', recordingConsent: true, isSelf: true });
const names = (people: readonly RoomParticipant[]) => people.map((one) => one.id);

describe('what the room says about its recording [CARE-10]', () => {
  it.each([
    { title: 'no one asked', given: room('NONE', [amina]), view: { kind: 'off' } },
    {
      title: 'everyone consented, and nothing captured has arrived yet',
      given: room('STARTING', [amina]),
      view: { kind: 'starting' },
    },
    { title: 'one that puts away what it captured', given: room('STOPPING', [amina]), view: { kind: 'stopping' } },
    {
      title: 'a private room, whatever was asked',
      given: { ...room('NONE', [amina]), privacy: 'PRIVATE' as const },
      view: { kind: 'private' },
    },
    { title: 'parts of it arrive', given: room('RECORDING', [amina]), view: { kind: 'recording' } },
    { title: 'a failure ended it', given: room('FAILED', [amina]), view: { kind: 'failed' } },
    {
      title: 'nothing ever arrived',
      given: { ...room('FAILED', [amina]), recordingFailure: 'NOT_STARTED' as const },
      view: { kind: 'notStarted' },
    },
    {
      title: 'nothing arrived after a pause, while parts from before it exist',
      given: { ...room('FAILED', [amina]), recordingFailure: 'NOT_STARTED' as const, recordingSeconds: 300 },
      view: { kind: 'failed' },
    },
    {
      title: 'they arrive no more, and it goes on by itself',
      given: room('INTERRUPTED', [amina]),
      view: { kind: 'interrupted' },
    },
    {
      title: 'one has not answered',
      given: room('ARMED', [amina, person('layla')]),
      view: { kind: 'waiting', for: [person('layla')] },
    },
    {
      title: 'those outside are not asked',
      given: room('ARMED', [amina, person('layla', { presence: 'WAITING' }), person('noah', { presence: 'LEFT' })]),
      view: { kind: 'alone' },
    },
    {
      title: 'a no weighs more than a silence',
      given: room('ARMED', [amina, person('layla'), person('noah', { recordingConsent: false })]),
      view: { kind: 'declined', by: [person('noah', { recordingConsent: false })] },
    },
    {
      title: 'a withdrawn consent stopped it',
      given: room('STOPPED', [amina, person('layla', { recordingConsent: false })]),
      view: { kind: 'stopped', by: [person('layla', { recordingConsent: false })] },
    },
    { title: 'it was stopped at the end', given: room('ANALYSING', [amina]), view: { kind: 'stopped', by: [] } },
  ])('$title', ({ given, view }) => {
    expect(recordingView(given)).toEqual(view);
  });
});

describe('who is in the room', () => {
  it('knows the caller', () => {
    expect(self(room('NONE', [person('layla'), amina]))?.id).toBe('amina');
    expect(self(room('NONE', [person('layla')]))).toBeUndefined();
  });

  it('lists those here first, the provider before clients and guests', () => {
    const people = [
      person('gone', { presence: 'LEFT' }),
      person('guest', { role: 'GUEST' }),
      person('waiting', { presence: 'WAITING' }),
      person('layla'),
      amina,
    ];
    expect(names(inOrder(people))).toEqual(['amina', 'layla', 'guest', 'waiting', 'gone']);
  });
});

describe('who asks to come in [SESSION-5]', () => {
  it.each([
    ['the account of the client', { identity: 'SIGNED_IN_MATCHED' as const }, 'matched'],
    ['another account', { identity: 'SIGNED_IN_OTHER' as const, displayName: 'Layla Haddad' }, 'other'],
    ['a typed name', { identity: 'GUEST' as const, displayName: 'Samir' }, 'typed'],
    ['the client’s name, typed', { identity: 'GUEST' as const, displayName: ' layla  haddad' }, 'typedExpected'],
  ])('is said of %s', (_, over, known) => {
    expect(howKnown(person('x', over), 'Layla Haddad')).toBe(known);
  });

  it('stands in the order of waiting, and has not come until they were let in', () => {
    const late = person('late', { presence: 'WAITING', waitingSince: '2026-11-24T15:09:00Z', admittedAt: null });
    const early = person('early', { presence: 'WAITING', waitingSince: '2026-11-24T15:02:00Z', admittedAt: null });
    const given = room('NONE', [late, early, amina]);
    expect(names(waiting(given))).toEqual(['early', 'late']);
    expect(wasAttended(given)).toBe(false);
    expect(wasAttended(room('NONE', [amina, person('layla', { presence: 'LEFT' })]))).toBe(true);
  });

  it('raises a hand in turn, and only inside', () => {
    const raised = (id: string, handRaisedAt: string) => person(id, { handRaisedAt });
    const outside = person('outside', { presence: 'WAITING', handRaisedAt: '2026-11-24T15:00:00Z' });
    const given = room('NONE', [raised('b', '2026-11-24T15:04:00Z'), raised('a', '2026-11-24T15:03:00Z'), outside]);
    expect(names(hands(given))).toEqual(['a', 'b']);
    expect(handsAndRequests(given)).toBe(2);
    expect(handsAndRequests(room('NONE', [person('c', { stage: 'REQUESTED' }), person('d', { stage: 'ON' })]))).toBe(1);
  });
});
