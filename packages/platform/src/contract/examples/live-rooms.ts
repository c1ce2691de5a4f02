import type * as v from 'valibot';
import {
  answerRecordingConsent,
  listRecordingConsents,
  withdrawRecordingConsent,
} from '../cloud/recording-consents.ts';
import { sendRoomCaption, setRoomCaptions } from '../cloud/room-captions.ts';
import { listRoomChat, sendRoomChat } from '../cloud/room-chat.ts';
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
import { getMediaAccess, signalRoom } from '../cloud/room-media.ts';
import { enterRoom, getRoom, updateParticipant } from '../cloud/rooms.ts';
import type { recordingConsentList, room, roomParticipant } from '../schemas/room.ts';
import { startAppointment } from '../v1/appointments.ts';
import { exampleOf } from './example.ts';
import type { AnyExample, Rehearsal } from './example.ts';

/** The room of the session that is about to begin. */
const params = { roomName: 'rpcyv9669n6wb4aj' };
const entry = { params, body: {} };

/** The secret of her place that Layla's browser gets; the server generates a new one each time. */
const participantId = '5b8f2c1e-0a47-4d93-8c6e-b1f04e7a9d25';

/** Layla, waiting for Dr. Rahman. */
const waiting: v.InferInput<typeof roomParticipant> = {
  id: 'participant-1',
  displayName: 'Layla Haddad',
  accountName: null,
  role: 'CLIENT',
  presence: 'WAITING',
  identity: 'SIGNED_IN_MATCHED',
  joinedAt: '2026-11-24T15:00:00.000Z',
  waitingSince: '2026-11-24T15:00:00.000Z',
  admittedAt: null,
  recordingConsent: null,
  handRaisedAt: null,
  passedAt: null,
  coveredSince: null,
  isCoHost: false,
  stage: 'OFF',
  lostSince: null,
  isSelf: true,
};

/** The room, as she finds it. */
const foyer: v.InferInput<typeof room> = {
  roomName: params.roomName,
  kind: 'SESSION',
  title: null,
  providerName: 'Dr. Amina Rahman',
  startsAt: '2026-11-24T15:30:00.000Z',
  endsAt: '2026-11-24T16:20:00.000Z',
  timeZone: 'America/New_York',
  state: 'WAITING',
  isLocked: false,
  maxParticipants: 4,
  privacy: 'STANDARD',
  recording: 'NONE',
  recordingAttempt: 0,
  recordingSeconds: 0,
  recordingRequested: true,
  recordingScopes: [],
  captionsWanted: false,
  participants: [waiting],
};

const amina: v.InferInput<typeof roomParticipant> = {
  ...waiting,
  id: 'participant-2',
  displayName: 'Dr. Amina Rahman',
  role: 'PROVIDER',
  presence: 'PRESENT',
  waitingSince: null,
  admittedAt: '2026-11-24T15:00:00.000Z',
};

/** The room as Dr. Rahman sees it, with what became of Layla in it. */
const hosted = (layla: Partial<v.InferInput<typeof roomParticipant>>): v.InferInput<typeof room> => ({
  ...foyer,
  state: 'OPEN',
  participants: [{ ...waiting, isSelf: false, ...layla }, amina],
});
const admitted = {
  presence: 'PRESENT',
  waitingSince: null,
  admittedAt: '2026-11-24T15:00:00.000Z',
} as const;

const layla = { params: { ...params, participantId: 'participant-1' } };

/** Layla waits, and Dr. Rahman is in the room. */
async function atTheDoor({ call }: Rehearsal) {
  const { participantId: secret } = await call(enterRoom, entry, 'client');
  await call(startAppointment, { params: { id: 'apt-k4x9w2m7' } }, 'provider');
  return secret;
}

/** Both are inside. */
async function inside(rehearsal: Rehearsal) {
  const secret = await atTheDoor(rehearsal);
  await rehearsal.call(admitParticipant, layla, 'provider');
  return secret;
}

const yes = { scopes: ['AUDIO' as const, 'TRANSCRIPT' as const], textVersion: '2026-11', language: 'en' as const };

const answered: v.InferInput<typeof recordingConsentList> = {
  textVersion: '2026-11',
  scopes: ['AUDIO', 'VIDEO', 'TRANSCRIPT'],
  items: [
    {
      ...yes,
      id: 'participant-1-1',
      participantId: 'participant-1',
      displayName: 'Layla Haddad',
      answeredAt: '2026-11-24T15:00:00.000Z',
      withdrawnAt: null,
    },
  ],
};

const line = {
  id: 'line-1',
  authorId: 'participant-1',
  authorName: 'Layla Haddad',
  isOwn: true,
  to: 'ALL' as const,
  text: 'My microphone is slow today, so I write.',
  sentAt: '2026-11-24T15:00:00.000Z',
};
const written = { participantId, to: line.to, text: line.text };

/** The first words of a sentence. */
const caption = { id: 'c-1', language: 'en' as const, text: 'I slept a little better', isFinal: false };

/** What a browser says to the others when it joins the call. */
const greeting = {
  to: '*',
  message: { kind: 'hello', epoch: '0c2f6d1a-7c54-4f0e-9d3b-6a1e8f2b4c7d', isReply: false, hasCamera: true },
} as const;

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
  exampleOf(setRoomCaptions, {
    input: { params, body: { participantId, isOn: true } },
    by: 'client',
    prepare: async (rehearsal) => ({ params, body: { participantId: await inside(rehearsal), isOn: true } }),
    response: { isOn: true },
  }),
  exampleOf(sendRoomCaption, {
    input: { params, body: { participantId, caption } },
    by: 'client',
    prepare: async (rehearsal) => ({ params, body: { participantId: await inside(rehearsal), caption } }),
    response: { passedOn: 0 },
  }),
  exampleOf(listRecordingConsents, {
    input: { params, secret: participantId },
    by: 'client',
    prepare: async (rehearsal) => ({ params, secret: await inside(rehearsal) }),
    response: { ...answered, items: [] },
  }),
  exampleOf(answerRecordingConsent, {
    input: { params, body: { participantId, ...yes } },
    by: 'client',
    prepare: async (rehearsal) => ({ params, body: { participantId: await inside(rehearsal), ...yes } }),
    response: answered,
  }),
  exampleOf(withdrawRecordingConsent, {
    input: { params, body: { participantId } },
    by: 'client',
    prepare: async (rehearsal) => {
      const secret = await inside(rehearsal);
      await rehearsal.call(answerRecordingConsent, { params, body: { participantId: secret, ...yes } }, 'client');
      return { params, body: { participantId: secret } };
    },
    response: { ...answered, items: answered.items.map((item) => ({ ...item, withdrawnAt: item.answeredAt })) },
  }),
  exampleOf(listRoomChat, {
    input: { params, secret: participantId },
    by: 'client',
    prepare: async (rehearsal) => {
      const secret = await inside(rehearsal);
      await rehearsal.call(sendRoomChat, { params, body: { ...written, participantId: secret } }, 'client');
      return { params, secret };
    },
    response: { items: [line] },
  }),
  exampleOf(sendRoomChat, {
    input: { params, body: written },
    by: 'client',
    prepare: async (rehearsal) => ({ params, body: { ...written, participantId: await inside(rehearsal) } }),
    response: line,
  }),
  exampleOf(getMediaAccess, {
    input: { params, body: { participantId } },
    by: 'client',
    prepare: async (rehearsal) => ({ params, body: { participantId: await inside(rehearsal) } }),
    response: {
      adapter: 'direct',
      participantId: 'participant-1',
      iceServers: [],
      relayOnly: false,
      maxParticipants: 6,
      expiresAt: '2026-11-24T15:01:00.000Z',
    },
  }),
  exampleOf(signalRoom, {
    input: { params, body: { participantId, signals: [greeting] } },
    by: 'client',
    prepare: async (rehearsal) => ({
      params,
      body: { participantId: await inside(rehearsal), signals: [greeting] },
    }),
    response: { passedOn: 1 },
  }),
];
