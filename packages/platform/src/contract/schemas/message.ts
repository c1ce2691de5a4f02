import * as z from 'zod/mini';
import { calendarDate, count, instant, text } from './common.ts';
import { conversationId, messageId, providerId, userId } from './ids.ts';
import { providerKind } from './provider.ts';

export const conversationSide = z.enum(['CLIENT', 'PROVIDER']);

/** Text alone: the longest that can be sent at once. Files cannot be attached. */
export const messageText = z.string().check(z.trim(), z.minLength(1), z.maxLength(4000));

/** Words between a client and a provider. Sent, then delivered when the other side's device has fetched it, then read. */
export const message = z.object({
  id: messageId,
  conversationId,
  author: conversationSide,
  text: messageText,
  sentAt: instant,
  deliveredAt: z.nullable(instant),
  readAt: z.nullable(instant),
});

/** Where a provider says that they will not answer soon; shown to clients above the field in which they write. */
export const awayNote = z.object({
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)),
  /** The last day of it in the provider's zone, or null until it is taken back. */
  until: z.nullable(calendarDate),
});

/** Whether one can write: CARE_ENDED after a discharge, BLOCKED after one of the two has closed it. What was written stays readable. */
export const conversationState = z.enum(['OPEN', 'CARE_ENDED', 'BLOCKED']);

/** One client and one provider who have, or had, care together. There before the first word is written. */
export const conversation = z.object({
  id: conversationId,
  client: z.object({ id: userId, displayName: text }),
  provider: z.object({ id: providerId, displayName: text, kind: providerKind }),
  /** The side on which the caller stands. */
  side: conversationSide,
  lastMessage: z.nullable(message),
  /** Messages of the other side that the caller has not read. */
  unread: count,
  state: conversationState,
  /** Whether it is the caller who has closed it, and so can open it again. */
  isBlockedByMe: z.boolean(),
  /** The provider's note, while it holds. */
  away: z.nullable(awayNote),
});

export type ConversationSide = z.infer<typeof conversationSide>;
export type ConversationState = z.infer<typeof conversationState>;
export type Message = z.infer<typeof message>;
export type Conversation = z.infer<typeof conversation>;
export type AwayNote = z.infer<typeof awayNote>;
