import { Heading, Stack } from '@sakina/design-system';
import type { JournalEntry } from '@sakina/platform/contract';
import { useEffect } from 'react';
import { ErrorNotice, WaitingRows } from '../../../shared/index.ts';
import type { WaitingRow } from '../../../shared/index.ts';
import { useDeenyaText } from '../messages/index.ts';
import { EntryWords } from './EntryWords.tsx';
import type { useWaitingChanges, WaitingChange } from './use-waiting-changes.ts';

export interface WaitingChangesProps {
  /** The entry as it was read last. */
  entry: JournalEntry;
  changes: ReturnType<typeof useWaitingChanges>;
  /** Those of this entry. */
  items: readonly WaitingChange[];
  /** Takes one back into the form. */
  onEdit: (change: WaitingChange) => void;
  /** Has the entry read again: what was refused says that another one stands there by now. */
  onReload: () => void;
  /** Called when the row has gone whose button held the focus. */
  onChosen: () => void;
}

/**
 * A change that waits for a connection, in the place of the words that it changes; where it was refused both stand
 * there, and the person chooses (SEC-17). Nothing is replaced unasked.
 */
export function WaitingChanges({ entry, changes, items, onEdit, onReload, onChosen }: WaitingChangesProps) {
  const t = useDeenyaText();
  const isOutdated = items.some(
    ({ refusal, input }) =>
      refusal === 'NOT_FOUND' || (refusal === 'VERSION_CONFLICT' && input.body.version >= entry.version),
  );
  useEffect(() => {
    if (isOutdated) onReload();
  }, [isOutdated, onReload]);

  function rowOf(change: WaitingChange): WaitingRow {
    const row = { ...changes.rowOf(change), kind: t('change.waiting') };
    const { id, refusal, input } = change;
    if (refusal === null) return { ...row, way: { label: t('entry.edit'), onPress: () => onEdit(change) } };
    if (refusal !== 'VERSION_CONFLICT') return row;
    // No one chooses against what they have not seen.
    if (isOutdated) return { ...row, way: { label: t('change.compare'), onPress: onReload } };
    const keepMine = () => {
      changes.retry(id, { ...input, body: { ...input.body, version: entry.version } });
      onChosen();
    };
    return { ...row, way: { label: t('conflict.mine'), onPress: keepMine } };
  }
  const isRefused = items.some(({ refusal }) => refusal !== null);
  return (
    <Stack gap="x3">
      <ErrorNotice error={changes.error} />
      <WaitingRows
        label={t('journal.waiting')}
        rows={items.map(rowOf)}
        onDiscard={changes.discard}
        onRetry={changes.retry}
      />
      {isRefused && !isOutdated && (
        <Stack gap="x2">
          <Heading level={2} size="lg">
            {t('change.standing')}
          </Heading>
          <EntryWords entry={entry} />
        </Stack>
      )}
    </Stack>
  );
}
