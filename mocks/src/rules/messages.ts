import type { MessageRow } from '../store/rows.ts';
import type { Tables } from '../store/table.ts';

/** The messages of a provider that are not read yet, the latest first. */
export function unreadMessages(tables: Tables, provider: string | undefined): MessageRow[] {
  return tables.messages
    .all()
    .filter((message) => message.providerId === provider && message.readAt === null)
    .toSorted((first, second) => Date.parse(second.sentAt) - Date.parse(first.sentAt));
}
