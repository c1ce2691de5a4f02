import { Status, Text } from '@sakina/design-system';
import type { StatusTone } from '@sakina/design-system';
import type { Payment, PaymentStatus } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { useCardName } from '../../../../shared/card-names/use-card-name.ts';
import { MoneyRow } from './MoneyRow.tsx';
import { usePaymentsText } from './messages/index.ts';

const TONES: Record<PaymentStatus, StatusTone> = {
  PROCESSING: 'active',
  SUCCEEDED: 'success',
  FAILED: 'warning',
  PARTIALLY_REFUNDED: 'success',
  REFUNDED: 'ended',
};

/** One payment: what for, with which card, how it stands, and what came back and why. */
export function PaymentRow({ payment }: { payment: Payment }) {
  const t = usePaymentsText();
  const format = useFormat();
  const cardName = useCardName();
  const { status, purpose, provider, amount, refunds, method, failure, createdAt, timeZone } = payment;
  return (
    <MoneyRow amount={amount}>
      <Text as="strong" weight="strong">
        {t('payment.with', { purpose: t(`payment.purpose.${purpose}`), name: provider.displayName })}
      </Text>
      <Text size="xs" tone="muted">
        <time dateTime={createdAt}>{format.shortDate(createdAt, timeZone)}</time>
        {' · '}
        {cardName(method)}
      </Text>
      <Status size="small" tone={TONES[status]}>
        {t(`payment.${status}`)}
      </Status>
      {failure && <Text size="sm">{t(`payment.failed.${failure.code}`)}</Text>}
      {refunds.map(({ id, amount: back, status: state, expectedOn, failure: cause, createdAt: sentAt, reason }) => (
        <Text key={id} size="sm" dir="auto">
          {t(`payment.refund.${state}`, {
            amount: format.money(back),
            day:
              state === 'PENDING' && expectedOn !== null ? format.date(expectedOn) : format.shortDate(sentAt, timeZone),
            last4: method.last4,
            name: provider.displayName,
            reason,
          })}{' '}
          {cause && t(`payment.refund.failure.${cause.code}`)}
        </Text>
      ))}
    </MoneyRow>
  );
}
