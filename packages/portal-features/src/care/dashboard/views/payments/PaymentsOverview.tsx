import { Link, LoadingRegion, PageHeader, Skeleton, Stack, Text } from '@sakina/design-system';
import { paths } from '@sakina/platform/domain';
import { useFormat } from '@sakina/platform/react';
import { PanelBoundary, ReadView, useRouteFocus } from '../../../../shared/index.ts';
import { useOpenInvoices } from '../../api/payments.ts';
import { owedSums } from '../../model/owed.ts';
import { InvoiceList } from './InvoiceList.tsx';
import { Papers } from './Papers.tsx';
import { PaymentList } from './PaymentList.tsx';
import { usePaymentsText } from './messages/index.ts';

/** What the person owes, their receipts, and what they have paid and got back. */
export function PaymentsOverview() {
  const t = usePaymentsText();
  const title = useRouteFocus();
  return (
    <Stack gap="none" width="list">
      <PageHeader title={t('title')} titleRef={title} />
      <Stack gap="section">
        <PanelBoundary>
          <Owed />
        </PanelBoundary>
        <PanelBoundary>
          <InvoiceList />
        </PanelBoundary>
        <PanelBoundary>
          <Papers />
        </PanelBoundary>
        <PanelBoundary>
          <PaymentList />
        </PanelBoundary>
      </Stack>
    </Stack>
  );
}

function Owed() {
  const t = usePaymentsText();
  const format = useFormat();
  const read = useOpenInvoices();
  return (
    <ReadView
      read={read}
      loading={
        <LoadingRegion label={t('invoices.loading')}>
          <Skeleton />
        </LoadingRegion>
      }
    >
      {({ items }) => {
        const sums = owedSums(items);
        if (sums.length === 0) return <Text size="lg">{t('owes.none')}</Text>;
        return (
          <Stack gap="half">
            <Text size="lg" weight="strong">
              {t('owes', { amount: format.list(sums.map((sum) => format.money(sum))), count: items.length })}
            </Text>
            <Text size="sm" tone="muted" measure>
              {t('owesHow')}
            </Text>
            <div>
              <Link variant="standalone" href={paths.profile()}>
                {t('cards')}
              </Link>
            </div>
          </Stack>
        );
      }}
    </ReadView>
  );
}
