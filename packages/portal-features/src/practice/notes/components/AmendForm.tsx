import { Banner, Button, FormActions, Stack, TextArea, useToast } from '@sakina/design-system';
import { updateSessionNote } from '@sakina/platform/contract';
import { isApiError } from '@sakina/platform/client';
import type { SessionNote } from '@sakina/platform/contract';
import { useAction, useClient } from '@sakina/platform/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormField, RefusalNotice } from '../../../shared/form/index.ts';
import { readNote } from '../api/session-notes.ts';
import { useNotesText } from '../messages/index.ts';

export interface AmendFormProps {
  /** The note that it is about. */
  note: SessionNote;
  /** The text that was begun before. */
  begun: string;
  /** Called with what is typed. */
  onKeep: (text: string) => void;
  /** Called with the note as it was saved. */
  onNote: (note: SessionNote) => void;
  /** Called when the form is done with. */
  onClose: () => void;
}

/** Adds to a signed note. What is typed is kept through every failure. */
export function AmendForm({ note, begun, onKeep, onNote, onClose }: AmendFormProps) {
  const t = useNotesText();
  const toast = useToast();
  const client = useClient();
  const amend = useAction(updateSessionNote);
  const [isChanged, setChanged] = useState(false);
  const form = useForm({ defaultValues: { text: begun } });
  const { control, handleSubmit } = form;

  function close() {
    onKeep('');
    onClose();
  }
  async function add({ text }: { text: string }) {
    setChanged(false);
    try {
      const amended = await amend.run({
        params: { id: note.id },
        body: { version: note.version, amendment: { text: text.trim() } },
      });
      onNote(amended);
      toast({ tone: 'success', title: t('amend.done') });
      close();
    } catch (refusal) {
      if (!isApiError(refusal, 'VERSION_CONFLICT')) return;
      await readNote(client, note.id).then(onNote, () => undefined);
      setChanged(true);
    }
  }

  const isTold = isApiError(amend.error, 'VERSION_CONFLICT');
  return (
    <form noValidate onSubmit={(submitted) => void handleSubmit(add)(submitted)}>
      <Stack gap="x2">
        {isChanged && (
          <Banner tone="warning" urgency="assertive" title={t('amend.changed.title')}>
            {t('amend.changed.body')}
          </Banner>
        )}
        {!isTold && <RefusalNotice form={form} error={amend.error} />}
        <FormField
          name="text"
          control={control}
          rules={{ validate: (text) => text.trim() !== '' || t('amend.required') }}
        >
          {(field) => (
            <TextArea
              {...field}
              onChange={(text) => {
                field.onChange(text);
                onKeep(text);
              }}
              label={t('amend.label')}
              description={t('amend.description')}
              isRequired
              autoFocus
            />
          )}
        </FormField>
        <FormActions>
          <Button variant="quiet" onPress={close}>
            {t('amend.cancel')}
          </Button>
          <Button type="submit" isPending={amend.isRunning}>
            {t('amend.submit')}
          </Button>
        </FormActions>
      </Stack>
    </form>
  );
}
