import * as v from 'valibot';
import { calendarDate, count, instant, text } from './common.ts';
import { conversationId, messageId, providerId, userId } from './ids.ts';
import { providerKind } from './provider.ts';

export const conversationSide = v.picklist(['CLIENT', 'PROVIDER']);

/** The longest message, and the longest note of an absence, in characters. */
export const messageLimits = { text: 4000, away: 500 } as const;

/** Text alone: files cannot be attached. */
export const messageText = v.pipe(text, v.maxLength(messageLimits.text));

/**
 * Words between a client and a provider. Sent, then delivered when the other side's device has fetched it, then read.
 */
export const message = v.object({
  id: messageId,
  conversationId,
  author: conversationSide,
  text: messageText,
  sentAt: instant,
  deliveredAt: v.nullable(instant),
  readAt: v.nullable(instant),
});

/** Where a provider says that they will not answer soon; shown to clients above the field in which they write. */
export const awayNote = v.object({
  text: v.pipe(text, v.maxLength(messageLimits.away)),
  /** The last day of it in the provider's zone, or null until it is taken back. */
  until: v.nullable(calendarDate),
});

/**
 * Whether one can write: CARE_ENDED after a discharge, BLOCKED after one of the two has closed it. What was written
 * stays readable.
 */
export const conversationState = v.picklist(['OPEN', 'CARE_ENDED', 'BLOCKED']);

/** One client and one provider who have, or had, care together. There before the first word is written. */
export const conversation = v.object({
  id: conversationId,
  client: v.object({ id: userId, displayName: text }),
  provider: v.object({ id: providerId, displayName: text, kind: providerKind }),
  /** The caller’s side of the conversation. */
  side: conversationSide,
  lastMessage: v.nullable(message),
  /** Messages of the other side that the caller has not read. */
  unread: count,
  state: conversationState,
  /** Whether it is the caller who has closed it, and so can open it again. */
  isBlockedByMe: v.boolean(),
  /** The provider's note, while it holds. */
  away: v.nullable(awayNote),
});

export type ConversationSide = v.InferOutput<typeof conversationSide>;
export type ConversationState = v.InferOutput<typeof conversationState>;
export type Message = v.InferOutput<typeof message>;
export type Conversation = v.InferOutput<typeof conversation>;
export type AwayNote = v.InferOutput<typeof awayNote>;
