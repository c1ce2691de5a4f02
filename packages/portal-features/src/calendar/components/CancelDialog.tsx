import { Banner, Button, Dialog, Form, Select, Stack, Text, TextArea } from '@sakina/design-system';
import { cancellationCode } from '@sakina/platform/contract';
import type { Appointment, CancellationCode } from '@sakina/platform/contract';
import { isApiError } from '@sakina/platform/client';
import { useFormat } from '@sakina/platform/react';
import { useId, useState } from 'react';
import { ErrorNotice } from '../../shared/index.ts';
import { useWhen } from '../../shared/when/index.ts';
import { useCancelSession } from '../api/use-cancel-session.ts';
import { isInSeries } from '../model/scope.ts';
import { CancelSet } from './CancelSet.tsx';
import { ScopeChoice } from './ScopeChoice.tsx';
import { useSeriesCancel } from './use-series-cancel.ts';
import { useProviderCalendarText } from '../messages/index.ts';

export interface CancelDialogProps {
  appointment: Appointment;
  timeZone: string;
  onClose: () => void;
  /** @param count How many sessions were cancelled. */
  onCancelled: (appointment: Appointment, count: number) => void;
}

/** Cancels a session with a reason, after it has said who pays what (§4.4). */
export function CancelDialog({ appointment, timeZone, onClose, onCancelled }: CancelDialogProps) {
  const t = useProviderCalendarText();
  const format = useFormat();
  const when = useWhen();
  const formId = useId();
  const cancel = useCancelSession();
  const series = useSeriesCancel(appointment.id);
  const [code, setCode] = useState('');
  const [text, setText] = useState('');
  const [hasTried, setTried] = useState(false);
  const chosen = cancellationCode.options.find((option): option is CancellationCode => option === code);
  const message = chosen ? undefined : t('cancel.reason.required');

  async function submit() {
    setTried(true);
    if (!chosen) return;
    const reason = { code: chosen, text: text.trim() || null };
    try {
      if (series.scope === 'ONE')
        onCancelled(await cancel.run({ params: { id: appointment.id }, body: { reason } }), 1);
      else if (series.set) onCancelled(appointment, await series.cancel(reason));
    } catch (error) {
      // Told of above the fields.
      if (!isApiError(error)) throw error;
    }
  }
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isDismissable={false}
      title={t('cancel.title', { client: appointment.client.displayName })}
      actions={
        <>
          <Button variant="secondary" onPress={onClose}>
            {t('cancel.keep')}
          </Button>
          <Button variant="danger" type="submit" form={formId} isPending={cancel.isRunning || series.isRunning}>
            {series.set ? t('cancel.submit.series', { count: series.set.items.length }) : t('cancel.submit')}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        onSubmit={submit}
        errors={message ? [{ name: 'reason', message }] : []}
        errorFocus="field"
        headingLevel={3}
      >
        <Stack gap="x2">
          <ErrorNotice error={cancel.error} />
          <Text>{when(appointment, timeZone)}</Text>
          {isInSeries(appointment) && <ScopeChoice value={series.scope} onChange={series.setScope} />}
          {series.scope !== 'ONE' && <CancelSet series={series} timeZone={timeZone} />}
          <Banner tone="info" urgency="none" title={t('cancel.fee.title')}>
            {t('cancel.fee.body', {
              client: appointment.client.displayName,
              price: format.money(appointment.price),
            })}
          </Banner>
          <Select
            label={t('cancel.reason')}
            name="reason"
            isRequired
            options={cancellationCode.options.map((id) => ({ id, label: t(`reason.${id}`) }))}
            value={code}
            onChange={setCode}
            errorMessage={hasTried ? message : undefined}
          />
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
