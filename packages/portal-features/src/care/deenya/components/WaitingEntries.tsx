import { Stack } from '@sakina/design-system';
import { createJournalEntry } from '@sakina/platform/contract';
import { useWaitingWrites } from '@sakina/platform/react';
import { ErrorNotice, WaitingRows } from '../../../shared/index.ts';
import { useDeenyaText } from '../messages/index.ts';
import { useWaitingChanges, wordsOf } from './use-waiting-changes.ts';

/** Entries and changes that were written without a connection, above the journal that they will stand in (SEC-17). */
export function WaitingEntries() {
  const t = useDeenyaText();
  const entries = useWaitingWrites(createJournalEntry);
  const changes = useWaitingChanges();
  const isChange = (id: string) => changes.rows.some((row) => row.id === id);
  const rows = [
    ...entries.items.map(({ id, at, input: { body }, refusal }) => ({ id, at, words: wordsOf(body), refusal })),
    ...changes.rows,
  ];
  return (
    <Stack gap="none">
      <ErrorNotice error={changes.error} />
      <WaitingRows
        label={t('journal.waiting')}
        rows={rows.toSorted((first, second) => first.at - second.at)}
        onDiscard={entries.discard}
        onRetry={(id) => (isChange(id) ? changes.retry(id) : entries.retry(id))}
      />
    </Stack>
  );
}
