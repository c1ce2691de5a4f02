import { KeyValueList, Section, Stack, Text } from '@sakina/design-system';
import { getInvoice } from '@sakina/platform/contract';
import type { InvoiceDetail } from '@sakina/platform/contract';
import { product } from '@sakina/platform/domain';
import { useFormat, useOperation } from '@sakina/platform/react';
import { MoneyRow } from './MoneyRow.tsx';
import { PaperPage } from './PaperPage.tsx';
import { PayInvoice } from './PayInvoice.tsx';
import { PaymentRow } from './PaymentRow.tsx';
import { usePaymentsText } from './messages/index.ts';

/** One invoice with what was paid on it, to be read or printed; on paper it stands without the page around it. */
export function Receipt({ id }: { id: string }) {
  const t = usePaymentsText();
  const read = useOperation(getInvoice, { params: { id } });
  const invoice = read.data;
  return (
    <PaperPage
      read={read}
      title={
        invoice
          ? t(invoice.status === 'PAID' ? 'receipt.title' : 'receipt.titleOpen', { number: invoice.number })
          : t('title')
      }
      words={{ loading: t('receipt.loading'), missing: t('receipt.missing') }}
    >
      {(data) => <ReceiptContent invoice={data} />}
    </PaperPage>
  );
}

function ReceiptContent({ invoice }: { invoice: InvoiceDetail }) {
  const t = usePaymentsText();
  const format = useFormat();
  const { provider, client, status, createdAt, dueOn, lines, total, paid, refunded, due, payments } = invoice;
  const { outsidePayments } = invoice;
  return (
    <Stack gap="x4">
      <KeyValueList
        aria-label={t('receipt.facts')}
        items={[
          { term: t('receipt.from'), value: `${provider.displayName}, ${product.name}` },
          { term: t('receipt.for'), value: client.displayName },
          { term: t('receipt.date'), value: format.shortDate(createdAt, invoice.timeZone) },
          { term: t('receipt.status'), value: t(`invoice.${status}`, { day: format.date(dueOn) }) },
        ]}
      />
      <Section title={t('receipt.lines')}>
        <KeyValueList
          layout="split"
          items={lines.map(({ description, amount }, index) => ({
            id: String(index),
            term: <bdi>{description}</bdi>,
            value: format.amount(amount),
          }))}
        />
        <KeyValueList
          layout="split"
          items={[
            { term: t('receipt.total'), value: format.amount(total) },
            { term: t('receipt.paid'), value: format.amount(paid) },
            ...(refunded.amountMinor > 0 ? [{ term: t('receipt.refunded'), value: format.amount(refunded) }] : []),
            { term: t('receipt.due'), value: format.amount(due) },
          ]}
        />
      </Section>
      <PayInvoice invoice={invoice} />
      <Section title={t('receipt.payments')}>
        {payments.length + outsidePayments.length === 0 ? (
          <Text tone="muted">{t('receipt.noPayments')}</Text>
        ) : (
          <Stack as="ul" gap="none">
            {payments.map((payment) => (
              <PaymentRow key={payment.id} payment={payment} />
            ))}
            {outsidePayments.map(({ id, amount, method, receivedOn }) => (
              <MoneyRow key={id} amount={amount}>
                <Text size="sm">
                  {t('receipt.outside', { method: t(`receipt.outside.${method}`), day: format.date(receivedOn) })}
                </Text>
              </MoneyRow>
            ))}
          </Stack>
        )}
      </Section>
      <Text size="sm" tone="muted" data-print="hide">
        {t('receipt.discreet')}
      </Text>
    </Stack>
  );
}
