import { Banner, Checkbox, LoadingRegion, RadioGroup, Skeleton, Stack, TextField } from '@sakina/design-system';
import type { Appointment } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { ReadView } from '../../../shared/index.ts';
import { useProviderCalendarText } from '../messages/index.ts';
import { ASKERS } from './use-cancel-terms.ts';
import type { CancelTerms } from './use-cancel-terms.ts';

const WAIVER_MAX = 200;

export interface CancelTermsFieldsProps {
  /** The session that it is about. */
  appointment: Appointment;
  /** What is charged, as it is chosen. */
  terms: CancelTerms;
  /** What is missing at a field, once it was tried to send it. */
  messageOf: (name: string) => string | undefined;
}

/**
 * Asks who wants a session cancelled, says who pays what by that, and lets the provider waive a late fee with a reason.
 */
export function CancelTermsFields({ appointment, terms, messageOf }: CancelTermsFieldsProps) {
  const t = useProviderCalendarText();
  const format = useFormat();
  const { asker, quote, hasFee, isWaived, waiver } = terms;
  const client = appointment.client.displayName;
  return (
    <Stack gap="x2">
      <RadioGroup
        label={t('cancel.asker')}
        name="asker"
        isRequired
        options={ASKERS.map((id) => ({ id, label: t(`cancel.asker.${id}`, { client }) }))}
        value={asker ?? ''}
        onChange={(id) => terms.setAsker(ASKERS.find((one) => one === id) ?? null)}
        errorMessage={messageOf('asker')}
      />
      {asker === 'PROVIDER' && (
        <Banner tone="info" urgency="none" title={t('cancel.fee.title')}>
          {t('cancel.fee.body', { client, price: format.money(appointment.price) })}
        </Banner>
      )}
      {asker === 'CLIENT' && (
        <ReadView
          read={quote}
          loading={
            <LoadingRegion label={t('cancel.fee.loading')}>
              <Skeleton lines={2} />
            </LoadingRegion>
          }
        >
          {({ fee }) => (
            <Banner tone={hasFee ? 'warning' : 'info'} urgency="none" title={t('cancel.fee.title')}>
              {t(hasFee && !isWaived ? 'cancel.fee.client' : 'cancel.fee.client.none', {
                client,
                fee: format.money(fee),
              })}
            </Banner>
          )}
        </ReadView>
      )}
      {hasFee && (
        <Checkbox name="waive" value={isWaived} onChange={terms.setWaived}>
          {t('cancel.waive')}
        </Checkbox>
      )}
      {hasFee && isWaived && (
        <TextField
          label={t('cancel.waive.reason')}
          name="waiver"
          isRequired
          maxLength={WAIVER_MAX}
          value={waiver}
          onChange={terms.setWaiver}
          errorMessage={messageOf('waiver')}
        />
      )}
    </Stack>
  );
}
