import { Section, Text } from '@sakina/design-system';
import { listOwnPayments } from '@sakina/platform/contract';
import { useClient, useOperation } from '@sakina/platform/react';
import { LoadingLines, ReadList } from '../../../../shared/index.ts';
import { usePaymentsText } from './messages/index.ts';
import { PaymentRow } from './PaymentRow.tsx';
import { usePages } from '../../../../shared/pages/index.ts';

const LIMIT = 10;

/** Reads what the person has paid, the newest first and earlier ones on request (CLOUD-29). */
function useOwnPayments() {
  const client = useClient();
  const read = useOperation(listOwnPayments, { query: { limit: LIMIT } });
  const pages = usePages(read, (after) => client.call(listOwnPayments, { query: { limit: LIMIT, after } }));
  return { read, pages };
}

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
