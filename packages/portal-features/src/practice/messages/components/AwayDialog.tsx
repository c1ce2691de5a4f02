import { Button, DatePicker, Dialog, Form, Stack, Text, TextArea, useToast } from '@sakina/design-system';
import { messageLimits, setAwayNote } from '@sakina/platform/contract';
import { isApiError } from '@sakina/platform/client';
import type { AwayNote } from '@sakina/platform/contract';
import { useAction, useFormat, useNow } from '@sakina/platform/react';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { FormField, KeptNotice, RefusalNotice, useKeptForm, useSubmit } from '../../../shared/form/index.ts';
import { useProviderMessagesText } from '../messages/index.ts';

export interface AwayDialogProps {
  /** The note that holds now, or null. */
  away: AwayNote | null;
  /** Called when it is to close. */
  onClose: () => void;
}

/** The note that clients read above the field in which they write, until a day or until it is taken down. */
export function AwayDialog({ away, onClose }: AwayDialogProps) {
  const t = useProviderMessagesText();
  const format = useFormat();
  const formId = useId();
  const toast = useToast();
  const save = useAction(setAwayNote);
  const form = useForm({ defaultValues: { text: away?.text ?? '', until: away?.until ?? '' } });
  const { control } = form;
  const kept = useKeptForm(form, 'away-note');
  const today = format.dateIn(new Date(useNow(60_000)).toISOString());
  const put = (note: AwayNote | null) => save.run({ body: { away: note } });
  const submit = useSubmit(form, {
    kept,
    send: ({ text, until }) => put({ text: text.trim(), until: until === '' ? null : until }),
    onSent: () => done('away.saved'),
  });

  function done(title: 'away.saved' | 'away.removed') {
    toast({ tone: 'success', title: t(title) });
    onClose();
  }
  async function remove() {
    try {
      await put(null);
    } catch (error) {
      // Told of above the fields.
      if (!isApiError(error)) throw error;
      return;
    }
    kept.forget();
    done('away.removed');
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isDismissable={false}
      title={t('away.title')}
      actions={
        <>
          <Button variant="secondary" onPress={onClose}>
            {t('away.cancel')}
          </Button>
          {away && (
            <Button variant="secondary" isPending={save.isRunning} onPress={() => void remove()}>
              {t('away.remove')}
            </Button>
          )}
          <Button type="submit" variant="action" form={formId} isPending={save.isRunning}>
            {t('away.save')}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={submit}>
        <Stack gap="x2">
          <KeptNotice {...kept} onDiscard={kept.forget} />
          <RefusalNotice form={form} error={save.error} />
          <Text>{t('away.intro')}</Text>
          <FormField
            control={control}
            name="text"
            rules={{
              validate: (typed) =>
                typed.trim() === ''
                  ? t('away.missing')
                  : typed.length <= messageLimits.away || t('away.tooLong', { max: messageLimits.away }),
            }}
          >
            {(field) => (
              <TextArea
                {...field}
                label={t('away.text')}
                description={t('away.text.help')}
                isRequired
                rows={3}
                maxLength={messageLimits.away}
              />
            )}
          </FormField>
          <FormField
            control={control}
            name="until"
            rules={{ validate: (day) => day === '' || day >= today || t('away.past') }}
          >
            {(field) => <DatePicker {...field} label={t('away.until')} description={t('away.until.help')} />}
          </FormField>
        </Stack>
      </Form>
    </Dialog>
  );
}
