import { listConversations, setAwayNote, updateConversation } from '@sakina/platform/contract';
import type { Conversation, ConversationSide } from '@sakina/platform/contract';
import { dateIn, iso } from '../../clock.ts';
import { awayNoteOf, conversationOf, deliverTo, messageKey, messagesOf, pairs } from '../../rules/conversations.ts';
import { conversationIdOf } from '../../rules/messages.ts';
import type { Pair } from '../../rules/messages.ts';
import { readNotifications } from '../../rules/notify.ts';
import { forbidden, invalid, notFound } from '../api-failure.ts';
import { cursorPage } from '../cursor.ts';
import { defineHandler } from '../define-handler.ts';
import { ownProvider } from '../find.ts';
import type { Lookup } from '../find.ts';

interface Viewer extends Lookup {
  now: Date;
}

/** A conversation of the caller and its two people. @throws ApiFailure 403 for others */
export function ownConversation(
  { tables, user, now }: Viewer,
  id: string,
): { pair: Pair; side: ConversationSide; conversation: Conversation } {
  const [pair] = pairs(tables, ({ providerId, client }) => conversationIdOf(providerId, client.id) === id);
  if (!pair) throw notFound('this conversation');
  const side = pair.client.id === user.userId ? 'CLIENT' : pair.providerId === user.providerId ? 'PROVIDER' : null;
  if (side === null) throw forbidden('This conversation is between two other people.');
  const conversation = conversationOf(tables, pair, side, now);
  if (!conversation) throw notFound('this provider');
  return { pair, side, conversation };
}

export const listConversationsHandler = defineHandler(listConversations, ({ tables, user, query, now }) => {
  const as = query.as ?? (user.providerId === null ? 'client' : 'provider');
  const side = as === 'client' ? 'CLIENT' : 'PROVIDER';
  const own = pairs(tables, ({ providerId, client }) =>
    side === 'CLIENT' ? client.id === user.userId : providerId === user.providerId,
  );
  for (const pair of own) deliverTo(tables, messagesOf(tables, pair), side, now);
  const items = own
    .flatMap((pair) => conversationOf(tables, pair, side, now) ?? [])
    .filter(({ unread }) => query.unread === undefined || query.unread === unread > 0)
    .filter(({ client }) => query.clientId === undefined || client.id === query.clientId);
  const keyOf = ({ id, lastMessage }: Conversation) => `${lastMessage?.sentAt ?? ''} ${id}`;
  const sorted = items.toSorted((first, second) => (keyOf(first) < keyOf(second) ? 1 : -1));
  return cursorPage(sorted, query, { of: ['conversations', user.userId, as, query.unread, query.clientId], keyOf });
});

export const updateConversationHandler = defineHandler(updateConversation, (context) => {
  const { tables, user, body, now } = context;
  const { pair, side, conversation } = ownConversation(context, context.params.id);
  if (body.readUpTo !== undefined) {
    const messages = messagesOf(tables, pair);
    const last = messages.find((row) => row.id === body.readUpTo);
    if (!last) throw invalid({ readUpTo: 'This message is not in the conversation.' });
    const read = messages.filter(
      (row) => row.author !== side && row.readAt === null && messageKey(row) <= messageKey(last),
    );
    for (const row of read) tables.messages.put({ ...row, deliveredAt: row.deliveredAt ?? iso(now), readAt: iso(now) });
    const isAllRead = messages.every((row) => row.author === side || row.readAt !== null || read.includes(row));
    if (isAllRead)
      readNotifications(tables, user.userId, now, ({ subject }) => subject.conversationId === conversation.id);
  }
  const closed = tables.closedConversations.get(conversation.id);
  if (body.isBlocked === true && !closed) tables.closedConversations.put({ id: conversation.id, blockedBy: side });
  if (body.isBlocked === false && closed) {
    if (closed.blockedBy !== side)
      throw forbidden('The other side has closed this conversation, and only they can open it.');
    tables.closedConversations.remove(conversation.id);
  }
  return ownConversation(context, conversation.id).conversation;
});

export const setAwayNoteHandler = defineHandler(setAwayNote, (context) => {
  const {
    tables,
    body: { away },
    now,
  } = context;
  const provider = ownProvider(context);
  if (!provider) throw forbidden('You have no provider record to say this for.');
  if (away === null) {
    tables.awayNotes.remove(provider.id);
    return { away: null };
  }
  if (away.until !== null && away.until < dateIn(now, provider.timeZone).toString())
    throw invalid({ 'away.until': 'Choose today or a later day.' });
  tables.awayNotes.put({ id: provider.id, ...away });
  return { away: awayNoteOf(tables, provider.id, now) };
});
