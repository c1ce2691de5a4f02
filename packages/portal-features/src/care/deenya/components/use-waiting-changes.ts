import { isApiError } from '@sakina/platform/client';
import { createJournalEntry, updateJournalEntry } from '@sakina/platform/contract';
import { useQueuedAction, useWaitingWrites } from '@sakina/platform/react';
import type { Waiting } from '@sakina/platform/react';
import type { WaitingRow } from '../../../shared/index.ts';
import { useDeenyaText } from '../messages/index.ts';
import { draftOfChange } from '../model/entry.ts';
import type { EntryDraft } from '../model/entry.ts';
import { deenyaPath } from '../model/place.ts';

/** A change that waits, or that was refused. */
export type WaitingChange = Waiting<typeof updateJournalEntry>;

/** The words of an entry on one sheet. */
export const wordsOf = ({ title, body }: Pick<EntryDraft, 'title' | 'body'>) =>
  title === null ? body : `${title}\n${body}`;

/** Changes of entries that wait for a connection or were refused, as rows with what can be done about each (SEC-17). */
export function useWaitingChanges() {
  const t = useDeenyaText();
  const { items, discard, retry } = useWaitingWrites(updateJournalEntry);
  const create = useQueuedAction(createJournalEntry);

  async function keepAsNew({ id, input }: WaitingChange) {
    try {
      await create.run({ body: { ...draftOfChange(input.body), promptId: null, step: null } });
      discard(id);
    } catch (error) {
      // Told of above the rows; the words stay where they are.
      if (!isApiError(error)) throw error;
    }
  }
  const rowOf = (change: WaitingChange): WaitingRow & { at: number } => {
    const { id, at, input, refusal } = change;
    const row = { id, at, refusal, kind: t('change.kind'), words: wordsOf(draftOfChange(input.body)) };
    if (refusal === 'VERSION_CONFLICT')
      return {
        ...row,
        reason: t('change.conflict'),
        way: { label: t('change.compare'), href: deenyaPath({ view: 'entry', entry: input.params.id, prompt: null }) },
      };
    if (refusal === 'NOT_FOUND')
      return {
        ...row,
        reason: t('change.gone'),
        way: { label: t('change.asNew'), onPress: () => void keepAsNew(change) },
      };
    return row;
  };
  return { items, rows: items.map(rowOf), rowOf, discard, retry, error: create.error };
}
