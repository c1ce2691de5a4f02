import { Button, ConfirmDialog, FormActions, Stack, Text, useToast } from '@sakina/design-system';
import { deleteJournalEntry } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import { isApiError } from '@sakina/platform/client';
import type { JournalEntry } from '@sakina/platform/contract';
import { useEffect, useRef, useState } from 'react';
import { useErrorText } from '../../../shared/index.ts';
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
  const toast = useToast();
  const errorText = useErrorText();
  const remove = useAction(deleteJournalEntry);
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

  async function confirm() {
    try {
      await remove.run({ params: { id: entry.id } });
      toast({ tone: 'success', title: t('delete.done') });
      setAsked(false);
      setGone(true);
    } catch (error) {
      if (!isApiError(error)) throw error;
    }
  }
  return (
    <Stack gap="x3">
      <EntryWords entry={entry} />
      <FormActions>
        <Button
          variant="quiet"
          onPress={() => {
            remove.reset();
            setAsked(true);
          }}
        >
          {t('delete.open')}
        </Button>
        <Button variant="secondary" onPress={onEdit}>
          {t('entry.edit')}
        </Button>
      </FormActions>
      <ConfirmDialog
        isOpen={isAsked}
        onOpenChange={setAsked}
        title={t('delete.title')}
        confirmLabel={t('delete.open')}
        isBusy={remove.isRunning}
        failure={remove.error ? errorText(remove.error).title : undefined}
        onConfirm={() => void confirm()}
      >
        <Text as="span">{t(entry.sharedWith.length > 0 ? 'delete.bodyShared' : 'delete.body')}</Text>
      </ConfirmDialog>
    </Stack>
  );
}
