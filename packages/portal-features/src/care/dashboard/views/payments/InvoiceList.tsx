import { Link, Section, Status, Text } from '@sakina/design-system';
import type { StatusTone } from '@sakina/design-system';
import type { Invoice } from '@sakina/platform/contract';
import { useFormat, useNow } from '@sakina/platform/react';
import { LoadingLines, ReadList } from '../../../../shared/index.ts';
import { useOwnInvoices } from '../../api/payments.ts';
import { isOverdue } from '../../model/owed.ts';
import { pathTo } from '../../model/place.ts';
import { MoneyRow } from './MoneyRow.tsx';
import { usePaymentsText } from './messages/index.ts';

const TONES: Record<Invoice['status'], StatusTone> = {
  DRAFT: 'draft',
  OPEN: 'waiting',
  PAID: 'success',
  VOID: 'ended',
  UNCOLLECTIBLE: 'ended',
};

/** Invoices and receipts, the newest first, each with the way to its page. */
export function InvoiceList() {
  const t = usePaymentsText();
  const format = useFormat();
  const now = useNow();
  const { read, pages } = useOwnInvoices();
  const today = format.dateIn(new Date(now).toISOString());
  return (
    <Section title={t('invoices')}>
      <ReadList
        read={read}
        loading={<LoadingLines label={t('invoices.loading')} lines={[4]} />}
        empty={<Text tone="muted">{t('invoices.empty')}</Text>}
        more={{ pages, label: t('more') }}
      >
        {(invoice) => {
          const { id, number, status, provider, total, refunded, dueOn, createdAt, timeZone } = invoice;
          const late = isOverdue(invoice, today);
          return (
            <MoneyRow key={id} amount={total}>
              <Link
                variant="row"
                href={pathTo('payments', id)}
                aria-label={t('invoice.openNamed', { number, name: provider.displayName })}
              >
                {t('invoice.name', { number })}
              </Link>
              <Text size="sm">
                <bdi>{provider.displayName}</bdi>
              </Text>
              <Text size="xs" tone="muted">
                <time dateTime={createdAt}>{format.shortDate(createdAt, timeZone)}</time>
              </Text>
              <Status size="small" tone={late ? 'warning' : TONES[status]}>
                {t(late ? 'invoice.overdue' : `invoice.${status}`, { day: format.date(dueOn) })}
              </Status>
              {refunded.amountMinor > 0 && (
                <Text size="sm">{t('invoice.refunded', { amount: format.money(refunded) })}</Text>
              )}
            </MoneyRow>
          );
        }}
      </ReadList>
    </Section>
  );
}
