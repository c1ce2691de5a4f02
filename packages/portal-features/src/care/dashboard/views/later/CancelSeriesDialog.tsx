import { Banner, Button, Dialog, LoadingRegion, Skeleton, Stack, Text, useToast } from '@sakina/design-system';
import { isApiError } from '@sakina/platform/client';
import { cancelSeries, listAppointments, previewSeriesCancel } from '@sakina/platform/contract';
import type { Appointment, SeriesCancelSet } from '@sakina/platform/contract';
import { sumMoney } from '@sakina/platform/domain';
import { useAction, useFormat, useInvalidate } from '@sakina/platform/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { ErrorNotice } from '../../../../shared/index.ts';
import { CancelForm } from '../../components/CancelForm.tsx';
import type { CancelFields } from '../../components/CancelForm.tsx';
import { useDashboardText } from '../../messages/index.ts';
import { useLaterText } from './messages/index.ts';

export interface CancelSeriesDialogProps {
  /** An upcoming session of the series. */
  appointment: Appointment;
  /** Called when it is to close. */
  onClose: () => void;
}

/**
 * Lists the upcoming sessions of a series with what canceling each costs, asks for the reason, and cancels exactly
 * those.
 */
export function CancelSeriesDialog({ appointment, onClose }: CancelSeriesDialogProps) {
  const t = useLaterText();
  const dashboard = useDashboardText();
  const format = useFormat();
  const toast = useToast();
  const invalidate = useInvalidate();
  const preview = useAction(previewSeriesCancel);
  const cancel = useAction(cancelSeries);
  const form = useForm<CancelFields>({ defaultValues: { code: '', text: '' } });
  const [set, setSet] = useState<SeriesCancelSet | null>(null);
  const name = appointment.provider.displayName;
  const params = { id: appointment.id };
  const scope = 'ALL';

  function look() {
    // A failure is shown in the place of the sessions.
    preview.run({ params, body: { scope } }).then(setSet, () => undefined);
  }
  const lookFirst = useEffectEvent(look);
  useEffect(() => lookFirst(), []);

  async function submit({ code, text }: CancelFields) {
    if (code === '' || !set) return;
    try {
      const reason = { code, text: text.trim() || null };
      const { cancelled } = await cancel.run({ params, body: { scope, mark: set.mark, reason } });
      toast({
        tone: 'success',
        title: t('series.done', { count: cancelled.length }),
        description: t('series.done.body', { name }),
      });
      onClose();
    } catch (error) {
      // Shown in the dialog, which keeps what was typed.
      if (!isApiError(error)) throw error;
      setSet(null);
      look();
      await invalidate(listAppointments);
    }
  }
  const hasChanged = isApiError(cancel.error, 'SELECTION_CHANGED');
  const isOver = isApiError(preview.error, 'NOT_CANCELLABLE');
  const count = set?.items.length ?? 0;
  const currency = set?.items[0]?.fee.currency ?? appointment.price.currency;
  const total = sumMoney(set?.items.map(({ fee }) => fee) ?? [], currency);
  const hasFee = total.amountMinor > 0;
  const amount = format.money(total);
  return (
    <Dialog
      isOpen
      onOpenChange={(open) => !open && onClose()}
      title={t('series.ask')}
      isDismissable={false}
      actions={
        <>
          <Button variant="secondary" onPress={onClose}>
            {isOver ? dashboard('cancel.close') : t('series.keep')}
          </Button>
          {!isOver && (
            <Button
              variant="danger"
              isDisabled={!set}
              isPending={cancel.isRunning}
              onPress={() => void form.handleSubmit(submit)()}
            >
              {t(hasFee ? 'series.confirmFee' : 'series.confirm', { count, fee: amount })}
            </Button>
          )}
        </>
      }
    >
      {isOver ? (
        <Banner tone="warning" urgency="assertive" title={dashboard('cancel.notTitle')}>
          {dashboard('cancel.notBody')}
        </Banner>
      ) : (
        <Stack gap="x3">
          {hasChanged ? (
            <Banner tone="warning" urgency="assertive" title={t('series.changed')}>
              {t('series.changed.body')}
            </Banner>
          ) : (
            <ErrorNotice error={cancel.error ?? preview.error} />
          )}
          {set ? (
            <Stack gap="x1">
              <Text as="strong" weight="strong">
                {t('series.ask.with', { count, name })}
              </Text>
              <ul>
                {set.items.map(({ appointmentId, startsAt, fee }) => (
                  <Text as="li" key={appointmentId} size="sm">
                    {[
                      format.day(startsAt),
                      format.time(startsAt),
                      fee.amountMinor > 0 ? t('series.fee.of', { fee: format.money(fee) }) : '',
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </Text>
                ))}
              </ul>
              <Text tone={hasFee ? 'warning' : 'default'}>
                {hasFee ? t('series.fee', { fee: amount }) : t('series.free')}
              </Text>
            </Stack>
          ) : (
            preview.isRunning && (
              <LoadingRegion label={t('series.loading')}>
                <Skeleton lines={3} />
              </LoadingRegion>
            )
          )}
          <CancelForm form={form} providerName={name} />
        </Stack>
      )}
    </Dialog>
  );
}
