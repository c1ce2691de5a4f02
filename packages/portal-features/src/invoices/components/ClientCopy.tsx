import {
  Button,
  EmptyState,
  Inline,
  KeyValueList,
  LoadingRegion,
  PageHeader,
  Skeleton,
  Stack,
  Text,
} from '@sakina/design-system';
import type { InvoiceDetail } from '@sakina/platform/contract';
import { product } from '@sakina/platform/domain';
import { useFormat } from '@sakina/platform/react';
import { useEffect, useRef } from 'react';
import { errorCase, ReadView } from '../../shared/index.ts';
import { useInvoice } from '../api/use-invoice.ts';
import { useInvoicesText } from '../messages/index.ts';
import { DAY } from '../model/day.ts';
import { insuredPart } from '../model/states.ts';
import { InvoiceLines } from './InvoiceLines.tsx';
import { InvoicePayments } from './InvoicePayments.tsx';

export interface ClientCopyProps {
  id: string;
  /** Leads back to the provider's view of it. */
  onBack: () => void;
}

/** An invoice as its client has it, in their words, to be read or printed; on paper it stands without the page around it. */
export function ClientCopy({ id, onBack }: ClientCopyProps) {
  const t = useInvoicesText();
  const read = useInvoice(id);
  const heading = useRef<HTMLHeadingElement>(null);
  const invoice = read.data;
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack gap="x4">
      <PageHeader
        title={invoice ? t('invoice', { number: invoice.number }) : t('copy')}
        titleRef={heading}
        actions={
          <Inline gap="x2">
            <Button variant="secondary" onPress={onBack}>
              {t('copy.back')}
            </Button>
            {invoice && <Button onPress={() => window.print()}>{t('copy.print')}</Button>}
          </Inline>
        }
      />
      <ReadView
        read={read}
        loading={
          <LoadingRegion label={t('detail.loading')}>
            <Skeleton lines={8} />
          </LoadingRegion>
        }
        describeError={(error) =>
          errorCase(error) === 'notFound' ? (
            <EmptyState title={t('detail.missing.title')} illustration={null}>
              {t('detail.missing.body')}
            </EmptyState>
          ) : undefined
        }
      >
        {(data) => <CopyContent invoice={data} />}
      </ReadView>
    </Stack>
  );
}

/** With the year: the copy is printed and kept. */

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
