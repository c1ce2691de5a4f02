import { Section, Text } from '@sakina/design-system';
import { LoadingLines, ReadList } from '../../../../shared/index.ts';
import { useOwnPayments } from '../../api/payments.ts';
import { usePaymentsText } from './messages/index.ts';
import { PaymentRow } from './PaymentRow.tsx';

/** What the person has paid, what did not go through, and what came back to them. */
export function PaymentList() {
  const t = usePaymentsText();
  const { read, pages } = useOwnPayments();
  return (
    <Section title={t('payments')}>
      <ReadList
        read={read}
        loading={<LoadingLines label={t('payments.loading')} lines={[4]} />}
        empty={<Text tone="muted">{t('payments.empty')}</Text>}
        more={{ pages, label: t('more') }}
      >
        {(payment) => <PaymentRow key={payment.id} payment={payment} />}
      </ReadList>
    </Section>
  );
}
