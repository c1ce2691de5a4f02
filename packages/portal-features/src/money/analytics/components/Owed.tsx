import { EmptyState, Stack } from '@sakina/design-system';
import { useFormat, useNow } from '@sakina/platform/react';
import { listClaims, listInvoices } from '@sakina/platform/contract';
import { ReadView } from '../../../shared/index.ts';
import { PartNotice, useAllRows } from '../../shared/all-rows/index.ts';
import { useAnalyticsText } from '../messages/index.ts';
import { denialsOf, owedByAge } from '../model/owed.ts';
import { Denials } from './Denials.tsx';
import { FiguresLoading } from './FiguresLoading.tsx';
import { OwedFigures } from './OwedFigures.tsx';

/** What insurers and clients still owe, by age, and what insurers denied and why. */
export function Owed() {
  const t = useAnalyticsText();
  const format = useFormat();
  const claims = useAllRows(listClaims, { query: { limit: 100 } });
  const invoices = useAllRows(listInvoices, { query: { status: 'OPEN', limit: 100 } });
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
            if (claims.hasFailed || invoices.hasFailed) return <PartNotice list="owed" onRetry={retry} />;
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
