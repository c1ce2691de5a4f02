import { Banner, Button, Dialog, Form, Select, Stack, Text } from '@sakina/design-system';
import type { ApiError } from '@sakina/platform/client';
import { appointmentLimits } from '@sakina/platform/contract';
import { useId } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { ReasonField, useKeptReason } from '../../../shared/dialogs/index.ts';
import { FormField, RefusalNotice, useSubmit } from '../../../shared/form/index.ts';
import { useAvailabilityText } from '../messages/index.ts';
import { chosenAs, OUTSIDE_CHOICES } from '../model/outside.ts';
import type { OutsideChoice, OutsideChoices } from '../model/outside.ts';
import type { SaveQuestion } from './use-hours-editor.ts';
import { useSessionWhen } from './use-session-when.ts';

export interface OutsideDialogProps {
  question: SaveQuestion;
  /** The provider’s zone. */
  timeZone: string;
  /** Whether it is being sent. */
  isRunning: boolean;
  /** Why the last attempt failed. */
  error: ApiError | undefined;
  /**
   * Called with what happens to each session, and with words to those whose session is cancelled; false where it
   * failed.
   */
  onConfirm: (choices: OutsideChoices, words: string) => Promise<boolean>;
  /** Called when it is to close. */
  onClose: () => void;
}

/**
 * Before hours are saved: which sessions lie outside them, what happens to each, and whether anyone could still book.
 */
export function OutsideDialog({ question, timeZone, isRunning, error, onConfirm, onClose }: OutsideDialogProps) {
  const t = useAvailabilityText();
  const when = useSessionWhen(timeZone);
  const formId = useId();
  const { outside, isEmpty } = question;
  const all = (choice: OutsideChoice): OutsideChoices =>
    Object.fromEntries(outside.map(({ appointmentId }) => [appointmentId, choice]));
  // Nothing is cancelled by default.
  const form = useForm({ defaultValues: { choices: all('KEEP'), words: '' } });
  const { control, setValue } = form;
  const choices = useWatch({ control, name: 'choices' });
  const kept = useKeptReason(form, 'words', 'availability-cancel');
  const submit = useSubmit(form, { kept, send: (fields) => onConfirm(fields.choices, fields.words.trim()) });
  const cancelled = chosenAs(outside, choices, 'CANCEL').length;
  const options = OUTSIDE_CHOICES.map((id) => ({
    id,
    label: t(`outside.${id}`),
    description: t(`outside.${id}.help`),
  }));
  const values = new Set(Object.values(choices));
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isDismissable={false}
      size="lg"
      title={outside.length > 0 ? t('outside.title', { count: outside.length }) : t('outside.noOne')}
      actions={
        <>
          <Button variant="secondary" onPress={onClose}>
            {t('back')}
          </Button>
          <Button type="submit" form={formId} variant={cancelled > 0 ? 'danger' : 'action'} isPending={isRunning}>
            {t('outside.save', { count: cancelled })}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={submit}>
        <Stack gap="x3">
          <RefusalNotice form={form} error={error} />
          {isEmpty && (
            <Banner tone="warning" urgency="none">
              {t('outside.empty')}
            </Banner>
          )}
          {outside.length > 0 && <Text measure>{t('outside.lead')}</Text>}
          {outside.length > 1 && (
            <Select
              label={t('outside.all')}
              hasOptionalMark={false}
              placeholder={t('outside.mixed')}
              options={options}
              value={values.size === 1 ? ([...values][0] ?? '') : ''}
              onChange={(id) => setValue('choices', all(id as OutsideChoice))}
            />
          )}
          {outside.length > 0 && (
            <Stack as="ul" gap="x2" aria-label={t('outside.list')}>
              {outside.map((session) => (
                <li key={session.appointmentId}>
                  <FormField control={control} name={`choices.${session.appointmentId}`}>
                    {(field) => (
                      <Select
                        {...field}
                        label={t('outside.session', { client: session.clientName, when: when(session) })}
                        description={session.serviceName}
                        hasOptionalMark={false}
                        options={options}
                      />
                    )}
                  </FormField>
                </li>
              ))}
            </Stack>
          )}
          {cancelled > 0 && (
            <>
              <Banner tone="warning">{t('outside.effect', { count: cancelled })}</Banner>
              <ReasonField
                form={form}
                name="words"
                kept={kept}
                label={t('outside.words')}
                description={t('outside.words.help')}
                most={appointmentLimits.cancellation}
              />
            </>
          )}
        </Stack>
      </Form>
    </Dialog>
  );
}
