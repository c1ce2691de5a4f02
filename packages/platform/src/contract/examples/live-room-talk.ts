import type * as v from 'valibot';
import {
  answerRecordingConsent,
  listRecordingConsents,
  withdrawRecordingConsent,
} from '../cloud/recording-consents.ts';
import { sendRoomCaption, setRoomCaptions } from '../cloud/room-captions.ts';
import { listRoomChat, sendRoomChat } from '../cloud/room-chat.ts';
import { getMediaAccess, signalRoom } from '../cloud/room-media.ts';
import type { recordingConsentList } from '../schemas/room.ts';
import { exampleOf } from './example.ts';
import type { AnyExample } from './example.ts';
import { params, participantId, inside } from './live-room-people.ts';

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

export const liveRoomTalkExamples: readonly AnyExample[] = [
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
