import { Banner, Button, Checkbox, Dialog, Stack, Text, TextField } from '@sakina/design-system';
import { useFormat } from '@sakina/platform/react';
import { useEffect, useId, useRef } from 'react';
import { FormField, RefusalNotice } from '../../../shared/form/index.ts';
import { useNotesText } from '../messages/index.ts';
import { SectionTexts } from './SectionTexts.tsx';
import { useSigning } from './use-signing.ts';
import type { SigningOptions } from './use-signing.ts';

export interface SignDialogProps extends SigningOptions {
  /** Called when it is left without a signature. */
  onClose: () => void;
}

/** The last reading of a note, the statement, and the author's typed name. */
export function SignDialog({ onClose, ...options }: SignDialogProps) {
  const t = useNotesText();
  const format = useFormat();
  const formId = useId();
  const { form, note, news, error, isRunning, submit } = useSigning(options);
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button is at the lower end of a long text, the news at its head.
    if (news || error) top.current?.scrollIntoView({ block: 'center' });
  }, [news, error]);
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isDismissable={false}
      size="lg"
      title={t('sign.title', { day: format.day(note.sessionStartedAt) })}
      actions={
        <>
          <Button variant="secondary" onPress={onClose}>
            {t('sign.cancel')}
          </Button>
          <Button type="submit" variant="action" form={formId} isPending={isRunning}>
            {t('sign.submit')}
          </Button>
        </>
      }
    >
      <Stack gap="x3">
        {Boolean(news || error) && (
          <div ref={top}>
            {news && (
              <Banner tone="warning" urgency="assertive" title={t(`sign.${news}.title`)}>
                {t(`sign.${news}.body`)}
              </Banner>
            )}
            <RefusalNotice form={form} error={error} />
          </div>
        )}
        <Text measure>{t('sign.review')}</Text>
        <SectionTexts sections={note.sections} />
        <form id={formId} noValidate onSubmit={(submitted) => void submit(submitted)}>
          <Stack gap="x2">
            <FormField name="isStated" control={form.control} rules={{ required: t('sign.statement.required') }}>
              {(field) => (
                <Checkbox {...field} isRequired>
                  {t('sign.statement')}
                </Checkbox>
              )}
            </FormField>
            <FormField
              name="name"
              control={form.control}
              rules={{ validate: (name) => name.trim() !== '' || t('sign.name.required') }}
            >
              {(field) => (
                <TextField
                  {...field}
                  label={t('sign.name')}
                  description={t('sign.name.description', { name: note.authorName })}
                  isRequired
                  autoComplete="off"
                />
              )}
            </FormField>
          </Stack>
        </form>
      </Stack>
    </Dialog>
  );
}
