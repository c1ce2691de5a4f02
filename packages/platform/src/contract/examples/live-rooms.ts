import {
  admitParticipant,
  askToMute,
  lockRoom,
  refuseParticipant,
  removeParticipant,
  sendBackParticipant,
  setCoHost,
  setPrivacy,
  setStage,
  startRound,
} from '../cloud/room-people.ts';
import { enterRoom, getRoom, updateParticipant } from '../cloud/rooms.ts';
import { exampleOf } from './example.ts';
import type { AnyExample } from './example.ts';
import {
  params,
  entry,
  participantId,
  waiting,
  foyer,
  amina,
  hosted,
  admitted,
  layla,
  atTheDoor,
  inside,
} from './live-room-people.ts';

export const liveRoomExamples: readonly AnyExample[] = [
  exampleOf(getRoom, {
    input: { params },
    by: 'client',
    response: { ...foyer, participants: [] },
  }),
  exampleOf(enterRoom, {
    input: entry,
    by: 'client',
    response: { participantId, room: foyer },
  }),
  exampleOf(updateParticipant, {
    input: { ...layla, secret: participantId, body: { isHandRaised: true } },
    by: 'client',
    prepare: async (rehearsal) => ({
      ...layla,
      secret: await inside(rehearsal),
      body: { isHandRaised: true },
    }),
    response: {
      ...foyer,
      state: 'OPEN',
      participants: [
        { ...waiting, ...admitted, handRaisedAt: '2026-11-24T15:00:00.000Z' },
        { ...amina, isSelf: false },
      ],
    },
  }),
  exampleOf(admitParticipant, {
    input: layla,
    by: 'provider',
    prepare: async (rehearsal) => {
      await atTheDoor(rehearsal);
      return layla;
    },
    response: hosted(admitted),
  }),
  exampleOf(refuseParticipant, {
    input: layla,
    by: 'provider',
    prepare: async (rehearsal) => {
      await atTheDoor(rehearsal);
      return layla;
    },
    response: hosted({ presence: 'REFUSED', waitingSince: null }),
  }),
  exampleOf(sendBackParticipant, {
    input: layla,
    by: 'provider',
    prepare: async (rehearsal) => {
      await inside(rehearsal);
      return layla;
    },
    response: hosted({ ...admitted, presence: 'WAITING', waitingSince: '2026-11-24T15:00:00.000Z' }),
  }),
  exampleOf(removeParticipant, {
    input: layla,
    by: 'provider',
    prepare: async (rehearsal) => {
      await inside(rehearsal);
      return layla;
    },
    response: hosted({ ...admitted, presence: 'REMOVED' }),
  }),
  exampleOf(lockRoom, {
    input: { params, body: { isLocked: true } },
    by: 'provider',
    response: { ...foyer, isLocked: true, participants: [] },
  }),
  exampleOf(askToMute, {
    input: layla,
    by: 'provider',
    prepare: async (rehearsal) => {
      await inside(rehearsal);
      return layla;
    },
    response: hosted(admitted),
  }),
  exampleOf(setCoHost, {
    input: { ...layla, body: { isCoHost: false } },
    prepare: async (rehearsal) => {
      await inside(rehearsal);
      return { ...layla, body: { isCoHost: false } };
    },
    response: hosted(admitted),
  }),
  exampleOf(setPrivacy, {
    input: { params, body: { privacy: 'STANDARD' } },
    response: { ...foyer, participants: [] },
  }),
  exampleOf(setStage, {
    input: { ...layla, body: { stage: 'OFF' } },
    prepare: async (rehearsal) => {
      await inside(rehearsal);
      return { ...layla, body: { stage: 'OFF' as const } };
    },
    response: hosted(admitted),
  }),
  exampleOf(startRound, {
    input: { params },
    by: 'provider',
    response: { ...foyer, participants: [] },
  }),
];
