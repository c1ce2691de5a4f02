import { createJournalEntry } from '@sakina/platform/contract';
import { useWaitingWrites } from '@sakina/platform/react';
import { WaitingRows } from '../../shared/index.ts';
import { useDeenyaText } from '../messages/index.ts';

/** Entries that were written without a connection, above the journal that they will stand in (SEC-17). */
export function WaitingEntries() {
  const t = useDeenyaText();
  const { items, discard, retry } = useWaitingWrites(createJournalEntry);
  const rows = items.map(({ id, input: { body }, refusal }) => ({ id, words: body.title ? `${body.title}\n${body.body}` : body.body, refusal }));
  return <WaitingRows label={t('journal.waiting')} rows={rows} onDiscard={discard} onRetry={retry} />;
}
