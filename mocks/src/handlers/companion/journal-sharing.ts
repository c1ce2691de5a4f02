import { listSharedEntries, shareJournalEntry } from '@sakina/platform/contract';
import { iso } from '../../clock.ts';
import { careBetween } from '../../rules/care-relation.ts';
import { tellOf } from '../../rules/tell.ts';
import { ApiFailure, invalid } from '../api-failure.ts';
import { cursorPage } from '../cursor.ts';
import { defineHandler } from '../define-handler.ts';
import { ownEntry } from './journal.ts';

export const shareJournalEntryHandler = defineHandler(shareJournalEntry, (context) => {
  const { tables, user, body, now } = context;
  const entry = ownEntry(context, context.params.id);
  const others = entry.sharedWith.filter((share) => share.providerId !== body.providerId);
  const isShared = others.length < entry.sharedWith.length;
  if (isShared === body.shared) return entry;
  if (!body.shared) return tables.journalEntries.put({ ...entry, sharedWith: others });

  const provider = tables.providers.get(body.providerId);
  if (!provider) throw invalid({ providerId: 'This provider is not known.' });
  const care = careBetween(tables, provider.id, user.userId);
  if (care === 'NONE') throw new ApiFailure(403, 'NOT_IN_CARE', `${provider.displayName} is none of your providers.`);
  if (care === 'ENDED')
    throw new ApiFailure(
      409,
      'CARE_ENDED',
      `Your care with ${provider.displayName} has ended, so nothing new can be shared.`,
    );
  tellOf(tables, 'journal.share', {
    by: user.userId,
    to: { PROVIDER: provider.userId },
    subject: { journalEntryId: entry.id },
    at: now,
  });
  return tables.journalEntries.put({
    ...entry,
    sharedWith: [...others, { providerId: provider.id, displayName: provider.displayName, sharedAt: iso(now) }],
  });
});

export const listSharedEntriesHandler = defineHandler(listSharedEntries, ({ tables, user, query }) => {
  const shared = tables.journalEntries.all().flatMap((row) => {
    const share = row.sharedWith.find((entry) => entry.providerId === user.providerId);
    if (!share || (query.clientId !== undefined && row.userId !== query.clientId)) return [];
    const client = { id: row.userId, displayName: tables.people.get(row.userId)?.displayName ?? 'Client' };
    return [{ ...row, client, sharedAt: share.sharedAt }];
  });
  const keyOf = ({ sharedAt, id }: (typeof shared)[number]) => `${sharedAt} ${id}`;
  const sorted = shared.toSorted((first, second) => (keyOf(first) < keyOf(second) ? 1 : -1));
  return cursorPage(sorted, query, { of: ['shared entries', user.providerId, query.clientId], keyOf });
});
