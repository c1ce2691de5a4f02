import { LoadingRegion, Section, Skeleton, Stack, Text } from '@sakina/design-system';
import { ReadView } from '../../../../shared/index.ts';
import { useOwnPayments } from '../../api/use-own-payments.ts';
import { MorePages } from '../../../../shared/pages/index.ts';
import { usePaymentsText } from './messages/index.ts';
import { PaymentRow } from './PaymentRow.tsx';

/** What the person has paid, what did not go through, and what came back to them. */
export function PaymentList() {
  const t = usePaymentsText();
  const { read, pages } = useOwnPayments();
  return (
    <Section title={t('payments')}>
      <ReadView
        read={read}
        loading={
          <LoadingRegion label={t('payments.loading')}>
            <Skeleton lines={4} />
          </LoadingRegion>
        }
        isEmpty={({ items }) => items.length === 0}
        empty={<Text tone="muted">{t('payments.empty')}</Text>}
      >
        {() => (
          <Stack gap="x2">
            <Stack as="ul" gap="none">
              {pages.items.map((payment) => (
                <PaymentRow key={payment.id} payment={payment} />
              ))}
            </Stack>
            <MorePages pages={pages} label={t('more')} />
          </Stack>
        )}
      </ReadView>
    </Section>
  );
}
