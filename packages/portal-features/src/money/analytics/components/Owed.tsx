import { EmptyState, Stack } from '@sakina/design-system';
import { useClient, useFormat, useNow, useOperation } from '@sakina/platform/react';
import { listInvoices } from '@sakina/platform/contract';
import { useCallback } from 'react';
import { ReadView } from '../../../shared/index.ts';
import { PartNotice, useAllRows, useClaims } from '../../shared/all-rows/index.ts';
import { useAnalyticsText } from '../messages/index.ts';
import { denialsOf, owedByAge } from '../model/owed.ts';
import { Denials } from './Denials.tsx';
import { FiguresLoading } from './FiguresLoading.tsx';
import { OwedFigures } from './OwedFigures.tsx';

/** Reads every invoice that is still to be paid, piece by piece (CLOUD-20). */
function useOpenInvoices() {
  const client = useClient();
  const read = useOperation(listInvoices, { query: { status: 'OPEN', limit: 100 } });
  const load = useCallback(
    (after: string, signal: AbortSignal) =>
      client.call(listInvoices, { query: { status: 'OPEN', limit: 100, after } }, { signal }),
    [client],
  );
  return { read, ...useAllRows(read.data, load) };
}

/** What insurers and clients still owe, by age, and what insurers denied and why. */
export function Owed() {
  const t = useAnalyticsText();
  const format = useFormat();
  const claims = useClaims();
  const invoices = useOpenInvoices();
  const today = format.dateIn(new Date(useNow(60_000)).toISOString());
  const loading = <FiguresLoading label={t('owed.loading')} />;
  const isComplete = claims.isComplete && invoices.isComplete;

  function retry() {
    if (claims.hasFailed) claims.retry();
    if (invoices.hasFailed) invoices.retry();
  }
  const currency = claims.rows[0]?.charge.currency ?? invoices.rows[0]?.due.currency ?? 'USD';

  return (
    <ReadView read={claims.read} loading={loading}>
      {() => (
        <ReadView read={invoices.read} loading={loading}>
          {() => {
            if (claims.hasFailed || invoices.hasFailed)
              return (
                <PartNotice title={t('owed.part.title')} retryLabel={t('owed.part.retry')} onRetry={retry}>
                  {t('owed.part.body')}
                </PartNotice>
              );
            if (!isComplete) return loading;
            if (claims.rows.length + invoices.rows.length === 0)
              return <EmptyState title={t('owed.empty.title')}>{t('owed.empty.body')}</EmptyState>;
            const bands = owedByAge(claims.rows, invoices.rows, today, (instant) => format.dateIn(instant));
            return (
              <Stack gap="x6">
                <OwedFigures bands={bands} currency={currency} />
                <Denials denials={denialsOf(claims.rows)} currency={currency} />
              </Stack>
            );
          }}
        </ReadView>
      )}
    </ReadView>
  );
}
