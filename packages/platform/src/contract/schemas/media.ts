import * as v from 'valibot';
import { count, instant, text } from './common.ts';
import { roomPrivacy } from './room.ts';

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

export type MediaAccess = v.InferOutput<typeof mediaAccess>;
