import { Button, EmptyState, LoadingRegion, Select, Skeleton, Stack, Text } from '@sakina/design-system';
import { useOperation } from '@sakina/platform/react';
import { listPayments, paymentStatus } from '@sakina/platform/contract';
import type { PaymentStatus } from '@sakina/platform/contract';
import { useState } from 'react';
import styled from 'styled-components';
import { ReadView } from '../../../shared/index.ts';
import { usePaymentsText } from '../messages/index.ts';
import { ClientPaymentRow } from './ClientPaymentRow.tsx';

/** Rows shown at first, and the most that one call answers. */
const FIRST_ROWS = 25;
const MOST_ROWS = 100;

const List = styled.ul`
  inline-size: 100%;
`;

/**
 * Every charge of a client's card, the newest first: what came of it and, where it failed, why and what to do
 * (CLOUD-28).
 */
export function ClientPayments() {
  const t = usePaymentsText();
  const [status, setStatus] = useState<PaymentStatus | null>(null);
  const [limit, setLimit] = useState(FIRST_ROWS);
  const read = useOperation(
    listPayments,
    { query: { limit, ...(status !== null && { status }) } },
    { keepPrevious: true },
  );
  return (
    <Stack gap="x3" align="start">
      <Text measure>{t('card.lead')}</Text>
      <Select
        label={t('card.show')}
        hasOptionalMark={false}
        anyLabel={t('card.show.any')}
        options={paymentStatus.options.map((id) => ({ id, label: t(`card.status.${id}`) }))}
        value={status ?? ''}
        onChange={(id) => {
          setStatus(paymentStatus.options.find((each) => each === id) ?? null);
          setLimit(FIRST_ROWS);
        }}
      />
      <ReadView
        read={read}
        loading={
          <LoadingRegion label={t('card.loading')}>
            <Skeleton lines={8} />
          </LoadingRegion>
        }
        isEmpty={({ items }) => items.length === 0}
        empty={
          <EmptyState title={t(status === null ? 'card.empty.title' : 'card.none.title')} headingLevel={3}>
            {t(status === null ? 'card.empty.body' : 'card.none.body')}
          </EmptyState>
        }
      >
        {({ items, total }) => (
          <>
            <List role="list" aria-label={t('card.list')}>
              {items.map((payment) => (
                <ClientPaymentRow key={payment.id} payment={payment} />
              ))}
            </List>
            {items.length < total &&
              (limit < MOST_ROWS ? (
                <Button variant="secondary" onPress={() => setLimit(MOST_ROWS)}>
                  {t('card.more')}
                </Button>
              ) : (
                <Text size="sm" tone="muted">
                  {t('card.oldest', { count: items.length, total })}
                </Text>
              ))}
          </>
        )}
      </ReadView>
    </Stack>
  );
}
