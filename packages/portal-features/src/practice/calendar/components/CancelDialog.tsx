import { Button, Dialog, Form, Select, Stack, Text, TextArea } from '@sakina/design-system';
import { useAction } from '@sakina/platform/react';
import { cancelAppointment, chosenCancellationCode } from '@sakina/platform/contract';
import type { Appointment } from '@sakina/platform/contract';
import { isApiError } from '@sakina/platform/client';
import { useId, useState } from 'react';
import { useCancellationReason } from '../../../shared/cancellation/index.ts';
import { KeptNotice, useKeptText } from '../../../shared/form/index.ts';
import { ErrorNotice } from '../../../shared/index.ts';
import { useWhen } from '../../../shared/when/index.ts';
import { isInSeries } from '../model/scope.ts';
import { CancelSet } from './CancelSet.tsx';
import { CancelTermsFields } from './CancelTermsFields.tsx';
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
  const terms = useCancelTerms(appointment.id);
  const isOne = series.scope === 'ONE';
  const of = appointment.status === 'PENDING' ? 'decline' : 'cancel';
  const [code, setCode] = useState('');
  const kept = useKeptText(`session-cancel:${appointment.id}`);
  const { text, set: setText } = kept;
  const [hasTried, setTried] = useState(false);
  const chosen = chosenCancellationCode.options.find((option) => option === code);
  const problems = [
    ...(isOne && terms.missing.includes('asker') ? [{ name: 'asker', message: t('cancel.asker.required') }] : []),
    ...(isOne && terms.missing.includes('waiver') ? [{ name: 'waiver', message: t('cancel.waive.required') }] : []),
    ...(chosen ? [] : [{ name: 'reason', message: t('cancel.reason.required') }]),
  ];
  const messageOf = (name: string) => (hasTried ? problems.find((one) => one.name === name)?.message : undefined);

  async function submit() {
    setTried(true);
    if (!chosen || (isOne && terms.missing.length > 0)) return;
    const reason = { code: chosen, text: text.trim() || null };
    try {
      if (isOne) onCancelled(await cancel.run({ params: { id: appointment.id }, body: { reason, ...terms.body } }), 1);
      else if (series.set) onCancelled(appointment, await series.cancel(reason));
      else return;
      kept.clear();
    } catch (error) {
      // Told of above the fields.
      if (!isApiError(error)) throw error;
      // What is shown then is what the fee is now.
      if (error.code === 'FEE_CHANGED') terms.quote.reload();
    }
  }
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
      <Form id={formId} onSubmit={submit} errors={problems} errorFocus="field" headingLevel={3}>
        <Stack gap="x2">
          <ErrorNotice error={cancel.error} />
          <Text>{when(appointment, timeZone)}</Text>
          {isInSeries(appointment) && <ScopeChoice value={series.scope} onChange={series.setScope} />}
          {isOne ? (
            <CancelTermsFields appointment={appointment} terms={terms} messageOf={messageOf} />
          ) : (
            <>
              <CancelSet series={series} timeZone={timeZone} />
              <Text>{t('cancel.fee.series', { client: appointment.client.displayName })}</Text>
            </>
          )}
          <Select
            label={t('cancel.reason')}
            name="reason"
            isRequired
            options={chosenCancellationCode.options.map((id) => ({ id, label: reasonOf(id) }))}
            value={code}
            onChange={setCode}
            errorMessage={messageOf('reason')}
          />
          <KeptNotice {...kept} onDiscard={kept.clear} />
          <TextArea
            label={t('cancel.words')}
            description={t('cancel.words.help')}
            maxLength={500}
            value={text}
            onChange={setText}
          />
        </Stack>
      </Form>
    </Dialog>
  );
}
