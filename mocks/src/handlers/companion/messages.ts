import { listMessages, sendMessage } from '@sakina/platform/contract';
import type { ConversationSide } from '@sakina/platform/contract';
import { careBetween } from '../../rules/care-relation.ts';
import { deliverTo, messageKey, messagesOf, stateOf } from '../../rules/conversations.ts';
import { speaksOfCrisis } from '../../rules/crisis-words.ts';
import { conversationIdOf, unreadMessages, writeMessage } from '../../rules/messages.ts';
import type { Pair } from '../../rules/messages.ts';
import { ApiFailure, invalid, notFound } from '../api-failure.ts';
import { cursorPage } from '../cursor.ts';
import { defineHandler } from '../define-handler.ts';
import type { HandlerContext } from '../define-handler.ts';
import { ownConversation } from './conversations.ts';

export const listMessagesHandler = defineHandler(listMessages, (context) => {
  const { tables, query, now } = context;
  const { pair, side, conversation } = ownConversation(context, context.params.id);
  deliverTo(tables, messagesOf(tables, pair), side, now);
  const page = cursorPage(messagesOf(tables, pair), query, { of: ['messages', conversation.id], keyOf: messageKey });
  return { ...page, conversation: ownConversation(context, conversation.id).conversation };
});

const notInCare = () =>
  new ApiFailure(403, 'NOT_IN_CARE', 'You can write to people with whom you have, or had, sessions here.');
const careEnded = () =>
  new ApiFailure(
    409,
    'CARE_ENDED',
    'This care has ended. What was written stays here to read, but nothing can be added.',
  );

type SendContext = HandlerContext<typeof sendMessage>;

/** Who the message is between, and on which side the caller writes. */
function recipientOf({ tables, user, body }: SendContext): { pair: Pair; author: ConversationSide } {
  const { providerId, clientId } = body;
  if (providerId !== undefined && clientId !== undefined)
    throw invalid({ clientId: 'Write to a provider or to a client, not to both.' });
  if (providerId !== undefined) {
    if (!tables.providers.get(providerId)) throw notFound('this provider');
    return { pair: { providerId, client: { id: user.userId, displayName: user.displayName } }, author: 'CLIENT' };
  }
  if (clientId === undefined) throw invalid({ providerId: 'Say to whom you write.' });
  // Whether somebody has an account at all is told to nobody: unknown and not one's own are the same.
  const displayName = tables.appointments.all().find((row) => row.client.id === clientId)?.client.displayName;
  if (user.providerId === null || displayName === undefined) throw notInCare();
  return { pair: { providerId: user.providerId, client: { id: clientId, displayName } }, author: 'PROVIDER' };
}

export const sendMessageHandler = defineHandler(sendMessage, (context) => {
  const { tables, body, now, emit } = context;
  const { pair, author } = recipientOf(context);
  const { providerId, client } = pair;
  if (careBetween(tables, providerId, client.id) === 'NONE') throw notInCare();
  const state = stateOf(tables, pair);
  if (state === 'CARE_ENDED') throw careEnded();
  if (state === 'BLOCKED') {
    const byMe = tables.closedConversations.get(conversationIdOf(providerId, client.id))?.blockedBy === author;
    throw new ApiFailure(
      409,
      'CONVERSATION_BLOCKED',
      byMe
        ? 'You have closed this conversation. Open it again to write.'
        : 'This conversation is closed at the moment.',
      { byMe },
    );
  }
  const message = writeMessage(tables, { ...pair, author, text: body.text, at: now });
  if (author === 'CLIENT') {
    const unread = unreadMessages(tables, providerId).length;
    emit(
      'client.message',
      { messageId: message.id, clientId: client.id, clientName: client.displayName, unread, sentAt: message.sentAt },
      { to: providerId },
    );
  }
  return { message, crisisHelp: author === 'CLIENT' && speaksOfCrisis(body.text) };
});
