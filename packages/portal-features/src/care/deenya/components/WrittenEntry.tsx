import { Button, FormActions, Stack, Text } from '@sakina/design-system';
import { deleteJournalEntry } from '@sakina/platform/contract';
import type { JournalEntry } from '@sakina/platform/contract';
import { useEffect, useRef, useState } from 'react';
import { ConfirmAction } from '../../../shared/confirm-action/index.ts';
import { useDeenyaText } from '../messages/index.ts';
import { EntryWords } from './EntryWords.tsx';

export interface WrittenEntryProps {
  /** The entry as it stands. */
  entry: JournalEntry;
  /** Called when it is to be changed. */
  onEdit: () => void;
  /** Called when it is gone for good. */
  onDeleted: () => void;
}

/** An entry to read, with the ways to change it and to take it out. */
export function WrittenEntry({ entry, onEdit, onDeleted }: WrittenEntryProps) {
  const t = useDeenyaText();
  const [isAsked, setAsked] = useState(false);
  const [isGone, setGone] = useState(false);
  const latest = useRef(onDeleted);
  useEffect(() => {
    latest.current = onDeleted;
  });
  // Once the dialog has closed and given the focus back.
  useEffect(() => {
    if (isGone) latest.current();
  }, [isGone]);

  return (
    <Stack gap="x3">
      <EntryWords entry={entry} />
      <FormActions>
        <Button variant="quiet" onPress={() => setAsked(true)}>
          {t('delete.open')}
        </Button>
        <Button variant="secondary" onPress={onEdit}>
          {t('entry.edit')}
        </Button>
      </FormActions>
      <ConfirmAction
        isOpen={isAsked}
        operation={deleteJournalEntry}
        input={{ params: { id: entry.id } }}
        title={t('delete.title')}
        confirmLabel={t('delete.open')}
        done={t('delete.done')}
        onClose={() => setAsked(false)}
        onDone={() => setGone(true)}
      >
        <Text as="span">{t(entry.sharedWith.length > 0 ? 'delete.bodyShared' : 'delete.body')}</Text>
      </ConfirmAction>
    </Stack>
  );
}
