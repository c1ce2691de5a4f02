import type {
  AwayNote,
  Conversation,
  ConversationSide,
  ConversationState,
  ProviderId,
} from '@sakina/platform/contract';
import { dateIn, iso } from '../clock.ts';
import type { MessageRow } from '../store/rows.ts';
import type { Tables } from '../store/table.ts';
import { careBetween } from './care-relation.ts';
import { conversationIdOf } from './messages.ts';
import type { Pair } from './messages.ts';

/** Every pair of client and provider with a current or past care relation, or with messages. */
export function pairs(tables: Tables, isWanted: (pair: Pair) => boolean = () => true): Pair[] {
  const found = new Map<string, Pair>();
  const add = (pair: Pair) => {
    const key = `${pair.providerId} ${pair.client.id}`;
    if (!found.has(key) && isWanted(pair)) found.set(key, pair);
  };
  for (const { provider, client } of tables.appointments.all()) add({ providerId: provider.id, client });
  for (const { providerId, client } of tables.messages.all()) add({ providerId, client });
  return [...found.values()];
}

/** The messages of a pair, the latest first. */
export function messagesOf(tables: Tables, { providerId, client }: Pair): MessageRow[] {
  return tables.messages
    .all()
    .filter((row) => row.providerId === providerId && row.client.id === client.id)
    .toSorted((first, second) => (messageKey(first) < messageKey(second) ? 1 : -1));
}

/** What messages are sorted by. */
export function messageKey({ sentAt, id }: Pick<MessageRow, 'sentAt' | 'id'>): string {
  return `${sentAt} ${id}`;
}

/** A provider's away note, while it applies. */
export function awayNoteOf(tables: Tables, providerId: ProviderId, now: Date): AwayNote | null {
  const note = tables.awayNotes.get(providerId);
  const timeZone = tables.providers.get(providerId)?.timeZone ?? 'UTC';
  if (!note || (note.until !== null && note.until < dateIn(now, timeZone).toString())) return null;
  return { text: note.text, until: note.until };
}

/** Whether the pair can exchange messages. */
export function stateOf(tables: Tables, { providerId, client }: Pair): ConversationState {
  if (tables.closedConversations.get(conversationIdOf(providerId, client.id))) return 'BLOCKED';
  return careBetween(tables, providerId, client.id) === 'ENDED' ? 'CARE_ENDED' : 'OPEN';
}

/** The conversation of a pair as one side sees it, or null if the provider no longer exists. */
export function conversationOf(tables: Tables, pair: Pair, side: ConversationSide, now: Date): Conversation | null {
  const provider = tables.providers.get(pair.providerId);
  if (!provider) return null;
  const id = conversationIdOf(pair.providerId, pair.client.id);
  const messages = messagesOf(tables, pair);
  return {
    id,
    client: { id: pair.client.id, displayName: pair.client.displayName },
    provider: { id: provider.id, displayName: provider.displayName, kind: provider.kind },
    side,
    lastMessage: messages[0] ?? null,
    unread: messages.filter((row) => row.author !== side && row.readAt === null).length,
    state: stateOf(tables, pair),
    isBlockedByMe: tables.closedConversations.get(id)?.blockedBy === side,
    away: awayNoteOf(tables, pair.providerId, now),
  };
}

/** Marks messages as delivered to one side. */
export function deliverTo(tables: Tables, rows: readonly MessageRow[], side: ConversationSide, now: Date): void {
  for (const row of rows) {
    if (row.author !== side && row.deliveredAt === null) tables.messages.put({ ...row, deliveredAt: iso(now) });
  }
}
