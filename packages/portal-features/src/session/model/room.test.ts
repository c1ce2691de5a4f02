import type { Room, RoomParticipant } from '@sakina/platform/contract';
import { describe, expect, it } from 'vitest';
import { inOrder, recordingView, self } from './room.ts';

function person(id: string, over: Partial<RoomParticipant> = {}): RoomParticipant {
  return {
    id,
    displayName: id,
    role: 'CLIENT',
    presence: 'PRESENT',
    joinedAt: '2026-11-24T15:00:00Z',
    recordingConsent: null,
    isSelf: false,
    ...over,
  };
}

function room(recording: Room['recording'], participants: RoomParticipant[] = []): Room {
  return {
    roomName: 'q7w3e9r1t5',
    providerName: 'Dr. Amina Rahman',
    startsAt: '2026-11-24T15:00:00Z',
    endsAt: '2026-11-24T15:50:00Z',
    timeZone: 'America/New_York',
    state: 'OPEN',
    recording,
    recordingRequested: recording !== 'NONE',
    participants,
  };
}

const amina = person('amina', { role: 'PROVIDER', recordingConsent: true, isSelf: true });
const names = (people: readonly RoomParticipant[]) => people.map((one) => one.id);

describe('what the room says about its recording [CARE-10]', () => {
  it.each([
    { title: 'nobody asked', given: room('NONE', [amina]), view: { kind: 'off' } },
    { title: 'everybody consented', given: room('RECORDING', [amina]), view: { kind: 'recording' } },
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
