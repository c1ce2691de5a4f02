import * as v from 'valibot';
import { count, instant, text } from './common.ts';
import { roomPrivacy } from './room.ts';

/** Characters that one signalling message may have. */
const SIGNAL_LIMIT = 16_000;

/** The id that a member of a call makes up for each joining, so that nothing of an earlier one is taken for the present. */
const epoch = v.pipe(text, v.maxLength(64));
/** For which joining of the receiver it is meant, and of which attempt to connect the two it is a part. */
const link = { epoch, for: epoch, attempt: count };
const shortText = v.pipe(v.string(), v.maxLength(256));

/**
 * What members of a call say to each other through the room's channel until they are connected directly, and what only the sender
 * knows: which of their tracks are muted.
 */
export const signalMessage = v.variant('kind', [
  /** Someone joined the call, or answers someone who did. */
  v.object({ kind: v.literal('hello'), epoch, isReply: v.boolean(), hasCamera: v.boolean() }),
  /** The call holds no one more. */
  v.object({ kind: v.literal('full'), for: epoch }),
  v.object({
    kind: v.literal('description'),
    ...link,
    type: v.picklist(['offer', 'answer', 'pranswer', 'rollback']),
    sdp: v.pipe(v.string(), v.maxLength(SIGNAL_LIMIT)),
  }),
  v.object({
    kind: v.literal('candidate'),
    ...link,
    candidate: v.pipe(v.string(), v.maxLength(1000)),
    sdpMid: v.nullable(shortText),
    sdpMLineIndex: v.nullable(count),
  }),
  /** Asks the side that makes connections for a new one. */
  v.object({ kind: v.literal('again'), ...link }),
  /** What the sender's streams are, and which of them are muted. */
  v.object({
    kind: v.literal('tracks'),
    epoch,
    tracks: v.pipe(
      v.array(
        v.object({
          id: shortText,
          source: v.picklist(['microphone', 'camera', 'screen', 'screen-audio']),
          muted: v.boolean(),
        }),
      ),
      v.maxLength(8),
    ),
  }),
  v.object({ kind: v.literal('bye'), epoch }),
  /** The half of a key pair with which call keys are wrapped for the sender, who gives theirs to no one else. */
  v.object({ kind: v.literal('key-hello'), publicKey: shortText, isReply: v.boolean() }),
  /** The key of the sender's sound and picture, wrapped for the receiver. */
  v.object({ kind: v.literal('key'), publicKey: shortText, iv: shortText, key: shortText }),
]);

export const iceServer = v.object({
  urls: v.array(v.pipe(text, v.maxLength(300))),
  username: v.optional(v.pipe(text, v.maxLength(300))),
  credential: v.optional(v.pipe(text, v.maxLength(300))),
});

/** How sound and picture of a room are had: between the browsers, or through a LiveKit server. */
export const mediaAccess = v.variant('adapter', [
  v.object({
    adapter: v.literal('direct'),
    /** The caller's id in the room. */
    participantId: text,
    iceServers: v.array(iceServer),
    /** True where everything goes through a relay, so that no one learns another's network address. */
    relayOnly: v.boolean(),
    /** How many can be in the call. */
    maxParticipants: count,
    expiresAt: instant,
  }),
  v.object({
    adapter: v.literal('livekit'),
    participantId: text,
    /** Address of the media server, `wss:`. */
    url: text,
    /** Lets the caller in for about a minute; who is inside stays. */
    token: text,
    /** False for someone who only watches and listens. */
    canPublish: v.boolean(),
    /** PRIVATE is encrypted from end to end, and then recorded by no server. */
    privacy: roomPrivacy,
    expiresAt: instant,
  }),
]);

export type SignalMessage = v.InferOutput<typeof signalMessage>;
export type MediaAccess = v.InferOutput<typeof mediaAccess>;
