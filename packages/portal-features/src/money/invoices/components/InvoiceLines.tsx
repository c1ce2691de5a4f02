import { KeyValueList, Section } from '@sakina/design-system';
import type { InvoiceDetail } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { useInvoicesText } from '../messages/index.ts';

/** The lines of an invoice, and the sums below them: they add up to the cent. */
export function InvoiceLines({ invoice }: { invoice: InvoiceDetail }) {
  const t = useInvoicesText();
  const format = useFormat();
  const { lines, total, paid, refunded, due, status } = invoice;
  return (
    <Section title={t('lines')}>
      <KeyValueList
        layout="split"
        items={[
          ...lines.map(({ description, amount }, index) => ({
            id: String(index),
            term: <bdi>{description}</bdi>,
            value: format.amount(amount),
          })),
          { term: t('column.total'), value: format.amount(total) },
          ...(paid.amountMinor > 0 ? [{ term: t('paid'), value: format.amount(paid) }] : []),
          ...(refunded.amountMinor > 0 ? [{ term: t('refunded'), value: format.amount(refunded) }] : []),
          ...(status === 'DRAFT' ? [] : [{ term: t('due'), value: format.amount(due) }]),
        ]}
      />
    </Section>
  );
}
