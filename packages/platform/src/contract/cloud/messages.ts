import * as v from 'valibot';
import { forbidden, invalid, invalidCursor, notFound, unauthenticated } from '../errors.ts';
import { defineOperation } from '../operation.ts';
import { cursorPageOf, cursorQuery, extend } from '../schemas/common.ts';
import { messageId, providerId, userId } from '../schemas/ids.ts';
import { awayNote, conversation, message, messageText } from '../schemas/message.ts';

const notInCare = { status: 403, code: 'NOT_IN_CARE', when: 'The two have, and had, no care together.' } as const;
const careEnded = {
  status: 409,
  code: 'CARE_ENDED',
  when: 'The care has ended: what was written can be read, nothing can be added.',
} as const;
const blocked = {
  status: 409,
  code: 'CONVERSATION_BLOCKED',
  when: 'One of the two has closed the conversation; details.byMe says whether it was the caller.',
} as const;

export const listConversations = defineOperation({
  id: 'CLOUD-141',
  name: 'conversations.list',
  method: 'GET',
  path: '/cloud/v1/conversations',
  summary:
    'The caller’s conversations, one for each provider or client with whom there is or was care, the latest word first.',
  access: 'user',
  query: v.object({
    ...cursorQuery,
    /** A client who is also a provider says whose list they want. */
    as: v.optional(v.picklist(['client', 'provider'])),
    unread: v.optional(v.boolean()),
    /** Only the conversation with this client; for a provider. */
    clientId: v.optional(userId),
  }),
  response: cursorPageOf(conversation),
  errors: [unauthenticated, invalid, invalidCursor],
});

export const listMessages = defineOperation({
  id: 'CLOUD-142',
  name: 'messages.list',
  method: 'GET',
  path: '/cloud/v1/conversations/:id/messages',
  summary: 'The messages of a conversation, the latest first; those of the other side count as delivered from then on.',
  access: 'user',
  query: v.object(cursorQuery),
  response: extend(cursorPageOf(message), { conversation }),
  errors: [unauthenticated, forbidden, notFound, invalid, invalidCursor],
});

export const sendMessage = defineOperation({
  id: 'CLOUD-143',
  name: 'messages.send',
  method: 'POST',
  path: '/cloud/v1/messages',
  summary:
    'Writes to one’s provider, or to one’s client. Text alone: attachments are not offered, and a body that has any is refused.',
  access: 'user',
  body: v.object({
    /** To whom: a client names the provider, a provider the client. Exactly one of the two. */
    providerId: v.optional(providerId),
    clientId: v.optional(userId),
    text: messageText,
  }),
  response: v.object({
    message,
    /** A client’s message contains crisis words: help is shown at once, because it may not be read soon. */
    crisisHelp: v.boolean(),
  }),
  errors: [unauthenticated, invalid, notFound, notInCare, careEnded, blocked],
  idempotent: true,
});

export const updateConversation = defineOperation({
  id: 'CLOUD-144',
  name: 'conversations.update',
  method: 'PUT',
  path: '/cloud/v1/conversations/:id',
  summary: 'Marks a conversation as read up to a message, closes it, or opens it again after having closed it.',
  access: 'user',
  body: v.object({ readUpTo: v.optional(messageId), isBlocked: v.optional(v.boolean()) }),
  response: conversation,
  errors: [unauthenticated, forbidden, notFound, invalid],
  idempotent: true,
});

export const setAwayNote = defineOperation({
  id: 'CLOUD-145',
  name: 'messages.setAway',
  method: 'PUT',
  path: '/cloud/v1/away-note',
  summary: 'Has the provider’s clients read that an answer will take a while, or takes that back.',
  access: 'provider',
  body: v.object({ away: v.nullable(awayNote) }),
  response: v.object({ away: v.nullable(awayNote) }),
  errors: [unauthenticated, forbidden, invalid],
  idempotent: true,
});
