import { KeyValueList, Stack, Text } from '@sakina/design-system';
import { getInvoice } from '@sakina/platform/contract';
import type { InvoiceDetail } from '@sakina/platform/contract';
import { product } from '@sakina/platform/domain';
import { useFormat, useOperation } from '@sakina/platform/react';
import { useInvoicesText } from '../messages/index.ts';
import { DAY } from '../model/day.ts';
import { insuredPart } from '../model/states.ts';
import { InvoiceLines } from './InvoiceLines.tsx';
import { InvoicePayments } from './InvoicePayments.tsx';
import { PaperPage } from './PaperPage.tsx';

export interface ClientCopyProps {
  id: string;
  /** Leads back to the provider's view of it. */
  onBack: () => void;
}

/**
 * An invoice as its client has it, in their words, to be read or printed; on paper it stands without the page around
 * it.
 */
export function ClientCopy({ id, onBack }: ClientCopyProps) {
  const t = useInvoicesText();
  const read = useOperation(getInvoice, id === null ? null : { params: { id } });
  return (
    <PaperPage
      read={read}
      title={read.data ? t('invoice', { number: read.data.number }) : t('copy')}
      backLabel={t('copy.back')}
      onBack={onBack}
      words={{
        loading: t('detail.loading'),
        missing: t('detail.missing.title'),
        missingBody: t('detail.missing.body'),
      }}
    >
      {(invoice) => <CopyContent invoice={invoice} />}
    </PaperPage>
  );
}

function CopyContent({ invoice }: { invoice: InvoiceDetail }) {
  const t = useInvoicesText();
  const format = useFormat();
  const { provider, client, status, total, due, dueOn, createdAt } = invoice;
  const insured = insuredPart(invoice);
  return (
    <Stack gap="x4">
      <Text data-print="hide" tone="muted" measure>
        {t(status === 'DRAFT' ? 'copy.notSent' : 'copy.lead', { name: client.displayName })}
      </Text>
      <Text size="lg" weight="strong">
        {t(`copy.${status}`, {
          total: format.money(total),
          due: format.money(status === 'DRAFT' ? total : due),
          day: format.date(dueOn, DAY),
        })}
      </Text>
      <KeyValueList
        aria-label={t('detail.facts')}
        items={[
          { term: t('copy.from'), value: <bdi>{`${provider.displayName}, ${product.name}`}</bdi> },
          { term: t('copy.for'), value: <bdi>{client.displayName}</bdi> },
          { term: t('column.created'), value: format.shortDate(createdAt) },
        ]}
      />
      <InvoiceLines invoice={invoice} />
      {insured > 0 && (
        <Text measure>
          {t('copy.insured', {
            amount: format.money({ amountMinor: insured, currency: total.currency }),
            part: format.money(total),
          })}
        </Text>
      )}
      <InvoicePayments invoice={invoice} />
      <Text size="sm" tone="muted" measure>
        {t('copy.discreet')}
      </Text>
    </Stack>
  );
}
