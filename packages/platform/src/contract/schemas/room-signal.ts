import * as v from 'valibot';
import { count, text } from './common.ts';

/** Characters that one signalling message may have. */
const SIGNAL_LIMIT = 16_000;

/**
 * The id that a member of a call makes up for each joining, so that nothing of an earlier one is taken for the present.
 */
const epoch = v.pipe(text, v.maxLength(64));
/** For which joining of the receiver it is meant, and of which attempt to connect the two it is a part. */
const link = { epoch, for: epoch, attempt: count };
const shortText = v.pipe(v.string(), v.maxLength(256));

/**
 * What members of a call say to each other through the room's channel until they are connected directly, and what only
 * the sender knows: which of their tracks are muted.
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
  /** Someone leaves the call. Where only their page goes, as at a reload, they may come back at once. */
  v.object({ kind: v.literal('bye'), epoch, mayComeBack: v.optional(v.boolean()) }),
  /** The half of a key pair with which call keys are wrapped for the sender, who gives theirs to no one else. */
  v.object({ kind: v.literal('key-hello'), publicKey: shortText, isReply: v.boolean() }),
  /** The key of the sender's sound and picture, wrapped for the receiver. */
  v.object({ kind: v.literal('key'), publicKey: shortText, iv: shortText, key: shortText }),
]);

export type SignalMessage = v.InferOutput<typeof signalMessage>;
