import { Banner, Button, FormActions, Stack, TextArea, useToast } from '@sakina/design-system';
import { updateSessionNote } from '@sakina/platform/contract';
import { isApiError } from '@sakina/platform/client';
import type { SessionNote } from '@sakina/platform/contract';
import { useAction, useClient } from '@sakina/platform/react';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { ErrorNotice } from '../../../shared/index.ts';
import { readNote } from '../api/draft-ports.ts';
import { useNotesText } from '../messages/index.ts';

export interface AmendFormProps {
  note: SessionNote;
  /** The text that was begun before. */
  begun: string;
  onKeep: (text: string) => void;
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
  const { control, handleSubmit } = useForm({ defaultValues: { text: begun } });

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
        {!isTold && <ErrorNotice error={amend.error} />}
        <Controller
          name="text"
          control={control}
          rules={{ validate: (text) => text.trim() !== '' || t('amend.required') }}
          render={({ field, fieldState }) => (
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
              errorMessage={fieldState.error?.message}
            />
          )}
        />
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
