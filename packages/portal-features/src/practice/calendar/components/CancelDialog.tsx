import { Button, Dialog, Form, LineBreaks, Select, Stack, Text } from '@sakina/design-system';
import { useAction } from '@sakina/platform/react';
import { appointmentLimits, cancelAppointment, chosenCancellationCode } from '@sakina/platform/contract';
import type { Appointment } from '@sakina/platform/contract';
import { isApiError } from '@sakina/platform/client';
import { useId } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useCancellationReason } from '../../../shared/cancellation/index.ts';
import { ReasonField } from '../../../shared/dialogs/index.ts';
import { FormField, RefusalNotice, useKeptForm, useSubmit } from '../../../shared/form/index.ts';
import { useWhen } from '../../../shared/when/index.ts';
import { isInSeries } from '../model/scope.ts';
import { CancelSet } from './CancelSet.tsx';
import { CancelTermsFields } from './CancelTermsFields.tsx';
import type { CancelFields } from './CancelTermsFields.tsx';
import { ScopeChoice } from './ScopeChoice.tsx';
import { useCancelTerms } from './use-cancel-terms.ts';
import { useSeriesCancel } from './use-series-cancel.ts';
import { useProviderCalendarText } from '../messages/index.ts';

export interface CancelDialogProps {
  /** The session that it is about. */
  appointment: Appointment;
  /** IANA zone in which its times are. */
  timeZone: string;
  /** Called when it is to close. */
  onClose: () => void;
  /** @param count How many sessions were cancelled. */
  onCancelled: (appointment: Appointment, count: number) => void;
}

/** Cancels a session with a reason, after it has said who pays what (docs/rules/calendar.md, Cancellation). */
export function CancelDialog({ appointment, timeZone, onClose, onCancelled }: CancelDialogProps) {
  const t = useProviderCalendarText();
  const reasonOf = useCancellationReason();
  const when = useWhen();
  const formId = useId();
  const cancel = useAction(cancelAppointment);
  const series = useSeriesCancel(appointment.id);
  const isOne = series.scope === 'ONE';
  const of = appointment.status === 'PENDING' ? 'decline' : 'cancel';
  const form = useForm<CancelFields>({
    defaultValues: { askedBy: '', isWaived: false, waivedBecause: '', reason: { code: '', text: '' } },
  });
  const { control } = form;
  const [askedBy, isWaived, waivedBecause] = useWatch({ control, name: ['askedBy', 'isWaived', 'waivedBecause'] });
  const terms = useCancelTerms(appointment.id, { askedBy, isWaived, waivedBecause });
  const kept = useKeptForm(form, `session-cancel:${appointment.id}`);

  async function send({ reason: { code, text } }: CancelFields) {
    if (code === '') return false;
    const reason = { code, text: text.trim() || null };
    if (!isOne) return series.set !== null && { session: appointment, count: await series.cancel(reason) };
    if (!terms.body) return false;
    try {
      return {
        session: await cancel.run({ params: { id: appointment.id }, body: { reason, ...terms.body } }),
        count: 1,
      };
    } catch (error) {
      // What is shown then is what the fee is now.
      if (isApiError(error, 'FEE_CHANGED')) terms.quote.reload();
      throw error;
    }
  }
  const submit = useSubmit(form, { kept, send, onSent: ({ session, count }) => onCancelled(session, count) });
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isDismissable={false}
      title={t(`${of}.title`, { client: appointment.client.displayName })}
      actions={
        <>
          <Button variant="secondary" onPress={onClose}>
            {t(`${of}.keep`)}
          </Button>
          <Button variant="danger" type="submit" form={formId} isPending={cancel.isRunning || series.isRunning}>
            {series.set ? t('cancel.submit.series', { count: series.set.items.length }) : t(`${of}.submit`)}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={submit}>
        <Stack gap="x2">
          <RefusalNotice form={form} error={cancel.error} />
          <Text>
            <LineBreaks>{when(appointment, timeZone)}</LineBreaks>
          </Text>
          {isInSeries(appointment) && <ScopeChoice value={series.scope} onChange={series.setScope} />}
          {isOne ? (
            <CancelTermsFields appointment={appointment} form={form} terms={terms} />
          ) : (
            <>
              <CancelSet series={series} timeZone={timeZone} />
              <Text>{t('cancel.fee.series', { client: appointment.client.displayName })}</Text>
            </>
          )}
          <FormField control={control} name="reason.code" rules={{ required: t('cancel.reason.required') }}>
            {(field) => (
              <Select
                {...field}
                label={t('cancel.reason')}
                isRequired
                options={chosenCancellationCode.options.map((id) => ({ id, label: reasonOf(id) }))}
              />
            )}
          </FormField>
          <ReasonField
            form={form}
            name="reason.text"
            kept={kept}
            label={t('cancel.words')}
            description={t('cancel.words.help')}
            most={appointmentLimits.cancellation}
          />
        </Stack>
      </Form>
    </Dialog>
  );
}
