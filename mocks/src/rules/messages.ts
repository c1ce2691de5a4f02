import type { ConversationId, ConversationSide, MessageId, ProviderId, UserId } from '@sakina/platform/contract';
import { iso } from '../clock.ts';
import { opaque } from '../personas/random.ts';
import type { MessageRow } from '../store/rows.ts';
import type { Tables } from '../store/table.ts';
import { speaksOfCrisis } from './crisis-words.ts';
import { accountOf, tellOf } from './tell.ts';

/** A client and a provider who may exchange messages. */
export interface Pair {
  providerId: ProviderId;
  client: { id: UserId; displayName: string };
}

const conversationIds = new Map<string, ConversationId>();

/** The opaque id of the conversation of a client and a provider. */
export function conversationIdOf(providerId: ProviderId, clientId: UserId): ConversationId {
  const pair = `${providerId} ${clientId}`;
  const id = conversationIds.get(pair) ?? (`cnv-${opaque(`conversation ${pair}`, 12)}` as ConversationId);
  conversationIds.set(pair, id);
  return id;
}

/** The unread messages of a provider, latest first. */
export function unreadMessages(tables: Tables, provider: string | undefined): MessageRow[] {
  return tables.messages
    .all()
    .filter((message) => message.providerId === provider && message.author === 'CLIENT' && message.readAt === null)
    .toSorted((first, second) => Date.parse(second.sentAt) - Date.parse(first.sentAt));
}

interface Letter extends Pair {
  author: ConversationSide;
  text: string;
  at: Date;
  /** @default a new one */
  id?: string;
}

/** The sent time of a message: later than every other of its conversation, so that the order is kept. */
function sentAfterAll(tables: Tables, conversationId: ConversationId, at: Date): Date {
  const times = tables.messages
    .all()
    .flatMap((row) => (row.conversationId === conversationId ? [Date.parse(row.sentAt)] : []));
  return new Date(times.reduce((latest, time) => Math.max(latest, time + 1), at.getTime()));
}

/** Stores a message and notifies its recipient. Realtime events are up to the caller. */
export function writeMessage(
  tables: Tables,
  { providerId, client, author, text, at, id = `msg-${crypto.randomUUID()}` }: Letter,
): MessageRow {
  const conversationId = conversationIdOf(providerId, client.id);
  const row = tables.messages.put({
    id: id as MessageId,
    conversationId,
    providerId,
    client: { id: client.id, displayName: client.displayName },
    author,
    text,
    sentAt: iso(sentAfterAll(tables, conversationId, at)),
    deliveredAt: null,
    readAt: null,
  });
  const to = { CLIENT: client.id, PROVIDER: accountOf(tables, providerId) };
  const by = author === 'CLIENT' ? client.id : to.PROVIDER;
  tellOf(tables, 'message.send', { by, to, subject: { conversationId }, at });
  if (author === 'CLIENT' && speaksOfCrisis(text))
    tellOf(tables, 'safety.raise', { by, to, subject: { conversationId }, at });
  return row;
}
