import { Banner, Button, DialogFoot, Form, Select, Stack, SubmitButton, Text } from '@sakina/design-system';
import { isApiError } from '@sakina/platform/client';
import { appointmentLimits, chosenCancellationCode } from '@sakina/platform/contract';
import type { CancellationReason, CancelSet } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useCancellationReason } from '../../../shared/cancellation/index.ts';
import { ReasonField, useKeptReason } from '../../../shared/dialogs/index.ts';
import { FormField, RefusalNotice, useSubmit } from '../../../shared/form/index.ts';
import { Bulleted } from '../../../shared/index.ts';
import { usePlaceTime } from '../../shared/index.ts';
import { useAdminSessionsText } from '../messages/index.ts';

export interface CancelFormProps {
  /** The sessions that end. */
  items: CancelSet['items'];
  /** What comes before them: which sessions to take, or which of the chosen ones stay. */
  choice?: ReactNode;
  /** Whether other sessions are on their way. */
  isLooking: boolean;
  /** Looks at the sessions once more, after they have changed. */
  onLook: () => void;
  /** Why the last attempt failed. */
  error: unknown;
  /** Sends it and gives the number of sessions that ended; false where nothing was sent. @throws ApiError */
  onSend: (reason: CancellationReason) => Promise<number | false>;
  /** Called with the number of sessions that ended. */
  onSent: (count: number) => void;
  /** Called when it is to close. */
  onClose: () => void;
}

/** The exact sessions that end, what goes back to whom and who is told; then the reason. */
export function CancelForm({ items, choice, isLooking, onLook, error, onSend, onSent, onClose }: CancelFormProps) {
  const t = useAdminSessionsText();
  const reasonOf = useCancellationReason();
  const format = useFormat();
  const moment = usePlaceTime();
  const form = useForm<{ code: CancellationReason['code'] | null; text: string }>({
    defaultValues: { code: null, text: '' },
  });
  const kept = useKeptReason(form, 'text', `sessions-cancel:${items.map(({ id }) => id).join(',')}`);
  const submit = useSubmit(form, {
    kept,
    send: ({ code, text }) => onSend({ code, text: text.trim() || null }),
    onSent,
  });
  const isChanged = isApiError(error, 'SELECTION_CHANGED');
  const isGone = isApiError(error, 'NOT_CANCELLABLE');

  return (
    <Form onSubmit={submit}>
      {choice}
      <Stack gap="x1" aria-busy={isLooking}>
        <Text weight="strong">{t('cancel.set', { count: items.length })}</Text>
        <Bulleted
          items={items.map(({ startsAt, clientName, providerName, refund }) =>
            refund === null
              ? t('cancel.item', { when: moment(startsAt), client: clientName, provider: providerName })
              : t('cancel.item.refund', {
                  when: moment(startsAt),
                  client: clientName,
                  provider: providerName,
                  amount: format.money(refund),
                }),
          )}
        />
        <Text weight="strong">{t('cancel.effects')}</Text>
        <Bulleted
          items={[t('cancel.effect.free'), t('cancel.effect.told'), t('cancel.effect.slot'), t('cancel.effect.final')]}
        />
      </Stack>
      {isChanged || isGone ? (
        <Banner
          tone="warning"
          urgency="assertive"
          title={t(isChanged ? 'cancel.changed' : 'cancel.gone')}
          actions={
            isChanged && (
              <Button size="small" variant="secondary" onPress={onLook}>
                {t('cancel.again')}
              </Button>
            )
          }
        >
          {t(isChanged ? 'cancel.changed.body' : 'cancel.gone.body')}
        </Banner>
      ) : (
        <RefusalNotice form={form} error={error} />
      )}
      <FormField control={form.control} name="code" rules={{ required: t('cancel.reason.missing') }}>
        {(field) => (
          <Select
            {...field}
            label={t('cancel.reason')}
            isRequired
            options={chosenCancellationCode.options.map((id) => ({ id, label: reasonOf(id) }))}
            value={field.value ?? ''}
          />
        )}
      </FormField>
      <ReasonField
        form={form}
        name="text"
        kept={kept}
        label={t('cancel.words')}
        description={t('cancel.words.help')}
        rows={2}
        most={appointmentLimits.cancellation}
      />
      <DialogFoot>
        <Button variant="quiet" onPress={onClose}>
          {t('cancel.keep')}
        </Button>
        <SubmitButton variant="danger" isDisabled={isLooking}>
          {t('cancel.confirm', { count: items.length })}
        </SubmitButton>
      </DialogFoot>
    </Form>
  );
}
