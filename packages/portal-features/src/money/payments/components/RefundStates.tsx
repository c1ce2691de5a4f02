import { Link, Stack, Status, Text } from '@sakina/design-system';
import type { StatusTone } from '@sakina/design-system';
import type { Payment, RefundStatus } from '@sakina/platform/contract';
import { paths } from '@sakina/platform/domain';
import { useFormat } from '@sakina/platform/react';
import { usePaymentsText } from '../messages/index.ts';

const TONES = {
  PENDING: 'active',
  SUCCEEDED: 'success',
  FAILED: 'danger',
  CANCELLED: 'ended',
} as const satisfies Record<RefundStatus, StatusTone>;

/** Where each refund of a payment stands, why one came back, and what to do then (docs/rules/money.md, Refunds). */
export function RefundStates({ payment: { refunds, client, method } }: { payment: Payment }) {
  const t = usePaymentsText();
  const format = useFormat();
  if (refunds.length === 0) return null;
  return (
    <Stack as="ul" gap="x2" aria-label={t('refunds.list')}>
      {refunds.map(({ id, status, amount, createdAt, expectedOn, failure, reason }) => (
        <Stack key={id} as="li" gap="half">
          <Text weight="strong">
            {t('refunds.row', { amount: format.money(amount), day: format.shortDate(createdAt) })}
          </Text>
          <div>
            <Status size="small" tone={TONES[status]}>
              {t(`refunds.status.${status}`)}
            </Status>
          </div>
          <Text size="sm" measure>
            {failure
              ? t(`refunds.failure.${failure.code}`, { last4: method.last4 })
              : status === 'PENDING' && expectedOn !== null
                ? t('refunds.expected', { last4: method.last4, day: format.date(expectedOn) })
                : t(`refunds.said.${status}`, { last4: method.last4 })}
          </Text>
          {failure && (
            <>
              <Text size="sm" measure>
                {t('refunds.todo', { amount: format.money(amount), name: client.displayName })}
              </Text>
              <Link variant="standalone" href={paths.providerClients({ client: client.id })}>
                {t('refunds.write', { name: client.displayName })}
              </Link>
            </>
          )}
          <Text size="sm" tone="muted">
            <bdi>{reason}</bdi>
          </Text>
        </Stack>
      ))}
    </Stack>
  );
}
