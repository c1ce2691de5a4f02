import { KeyValueList, Section, Text } from '@sakina/design-system';
import type { InvoiceDetail } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { useInvoicesText } from '../messages/index.ts';

const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const;

/** What was paid on an invoice, by card and outside the platform, and what the bank refused. */
export function InvoicePayments({ invoice }: { invoice: InvoiceDetail }) {
  const t = useInvoicesText();
  const format = useFormat();
  const { payments, outsidePayments } = invoice;
  return (
    <Section title={t('payments')}>
      {payments.length + outsidePayments.length === 0 ? (
        <Text tone="muted">{t('payments.none')}</Text>
      ) : (
        <KeyValueList
          layout="split"
          items={[
            ...payments.map(({ id, status, method, createdAt, amount }) => ({
              id,
              term: t(`payment.${status}`, { last4: method.last4, day: format.shortDate(createdAt) }),
              value: format.amount(amount),
            })),
            ...outsidePayments.map(({ id, method, receivedOn, amount }) => ({
              id,
              term: t('payment.outside', { method: t(`method.${method}`), day: format.date(receivedOn, DAY) }),
              value: format.amount(amount),
            })),
          ]}
        />
      )}
    </Section>
  );
}
