import { Inline, Link, Status, Text, theme } from '@sakina/design-system';
import type { Payment, PaymentStatus } from '@sakina/platform/contract';
import { paths } from '@sakina/platform/domain';
import { useFormat } from '@sakina/platform/react';
import styled from 'styled-components';
import { useCardName } from '../../../shared/card-names/use-card-name.ts';
import { usePaymentsText } from '../messages/index.ts';

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: center;
  gap: ${theme.space.half} ${theme.space.x3};
  padding-block: ${theme.space.x1h};
  border-block-end: 1px solid ${theme.color.hairline};
  & > [data-part='who'] { display: flex; flex: 1 1 16rem; flex-direction: column; min-inline-size: 0; }
`;

const TONES = {
  PROCESSING: 'waiting',
  SUCCEEDED: 'success',
  FAILED: 'danger',
  PARTIALLY_REFUNDED: 'warning',
  REFUNDED: 'warning',
} as const satisfies Record<PaymentStatus, string>;

/** One charge of a client's card: whose, what for, with which card, what came of it, and what to do where it failed. */
export function ClientPaymentRow({ payment }: { payment: Payment }) {
  const t = usePaymentsText();
  const format = useFormat();
  const cardName = useCardName();
  const { client, amount, purpose, createdAt, method, status, refunded, failure } = payment;
  return (
    <Row>
      <div data-part="who">
        <Text as="span" weight="strong">
          <bdi>{t('card.name', { name: client.displayName, amount: format.money(amount) })}</bdi>
        </Text>
        <Text as="span" size="sm">
          {t('card.facts', {
            purpose: t(`card.purpose.${purpose}`),
            day: format.shortDate(createdAt),
            card: cardName(method),
          })}
        </Text>
        {failure && (
          <Text as="span" size="sm" measure>
            {t(`card.failure.${failure.code}`)} {t('card.failed.todo')}
          </Text>
        )}
      </div>
      <Inline gap="x2">
        {refunded.amountMinor > 0 && (
          <Text as="span" size="sm">
            {t('card.refunded', { amount: format.money(refunded) })}
          </Text>
        )}
        <Status size="small" tone={TONES[status]}>
          {t(`card.status.${status}`)}
        </Status>
        {failure && (
          <Link variant="standalone" href={paths.providerInvoices()}>
            {t('card.failed.invoices')}
          </Link>
        )}
      </Inline>
    </Row>
  );
}
