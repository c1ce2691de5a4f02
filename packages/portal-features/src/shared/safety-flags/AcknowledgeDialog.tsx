import { Banner, Button, Dialog, Stack, Text, TextArea, useToast } from '@sakina/design-system';
import { isApiError } from '@sakina/platform/client';
import { useFormat } from '@sakina/platform/react';
import { useId } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { ErrorNotice } from '../ErrorNotice.tsx';
import { useAcknowledgeFlag } from './api/use-acknowledge-flag.ts';
import type { FlaggedMeasure } from './flag-list.ts';
import { useSafetyText } from './messages/index.ts';

/** The most that the server keeps, in characters (CLOUD-55). */
const MOST = 2000;

export interface AcknowledgeDialogProps {
  measure: FlaggedMeasure;
  /** Called when it is left; what was typed is gone then. */
  onClose: () => void;
  /** Called once it is kept. */
  onSaved: () => void;
  /** Called when somebody else has acknowledged it before. */
  onStale: () => void;
}

/** Asks what was done about an answer about self-harm, and keeps it with the answer (CARE-2). */
export function AcknowledgeDialog({ measure, onClose, onSaved, onStale }: AcknowledgeDialogProps) {
  const t = useSafetyText();
  const format = useFormat();
  const toast = useToast();
  const formId = useId();
  const { run, error, isRunning } = useAcknowledgeFlag();
  const form = useForm({ defaultValues: { notes: '' } });
  const name = measure.client.displayName;
  const already = isApiError(error, 'FLAG_ACKNOWLEDGED') ? error : undefined;

  const save = form.handleSubmit(async ({ notes }) => {
    try {
      await run({ params: { id: measure.id }, body: { notes: notes.trim() } });
      toast({ tone: 'success', title: t('dialog.saved') });
      onSaved();
    } catch {
      // Said in the dialog.
    }
  });
  function close() {
    if (already) onStale();
    onClose();
  }

  const { byName, at } = (already?.details ?? {}) as { byName?: string; at?: string };
  return (
    <Dialog
      isOpen
      onOpenChange={close}
      isDismissable={false}
      title={t('dialog.title', { name })}
      actions={
        <>
          <Button variant="secondary" onPress={close}>
            {t(already ? 'dialog.close' : 'dialog.cancel')}
          </Button>
          {!already && (
            <Button type="submit" form={formId} isPending={isRunning}>
              {t('dialog.save')}
            </Button>
          )}
        </>
      }
    >
      <Stack gap="x2">
        {already ? (
          <Banner tone="warning" urgency="assertive" title={t('dialog.already.title', { by: byName ?? '' })}>
            {at !== undefined && t('dialog.already.body', { day: format.dayInWords(at), time: format.time(at) })}
          </Banner>
        ) : (
          <ErrorNotice error={error} />
        )}
        <Text measure>{t('dialog.body', { name })}</Text>
        <form id={formId} noValidate onSubmit={(event) => void save(event)}>
          <Controller
            name="notes"
            control={form.control}
            rules={{
              validate: (notes) =>
                notes.trim() === ''
                  ? t('dialog.notes.required')
                  : notes.trim().length <= MOST || t('dialog.notes.tooLong'),
            }}
            render={({ field, fieldState }) => (
              <TextArea
                {...field}
                label={t('dialog.notes')}
                description={t('dialog.notes.help')}
                isRequired
                rows={4}
                errorMessage={fieldState.error?.message}
              />
            )}
          />
        </form>
      </Stack>
    </Dialog>
  );
}
