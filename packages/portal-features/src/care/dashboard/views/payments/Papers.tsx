import { Link, Section, Stack, Status, Text } from '@sakina/design-system';
import { useFormat } from '@sakina/platform/react';
import { listSuperbills } from '@sakina/platform/contract';
import { ErrorNotice } from '../../../../shared/index.ts';
import { MorePages, usePagesOf } from '../../../../shared/pages/index.ts';
import { useOwnEstimates } from '../../api/payments.ts';
import { pathTo } from '../../model/place.ts';
import { MoneyRow } from './MoneyRow.tsx';
import { usePaymentsText } from './messages/index.ts';

const QUERY = { side: 'RECEIVED', limit: 10 } as const;

/** Reads the superbills that the person received, the newest first and earlier ones on request (CLOUD-532). */
function useOwnSuperbills() {
  return usePagesOf(listSuperbills, { query: QUERY });
}

/** Superbills and estimates, each with the way to its page; nothing where the person has none, which is usual. */
export function Papers() {
  return (
    <>
      <Estimates />
      <Superbills />
    </>
  );
}

function Superbills() {
  const t = usePaymentsText();
  const format = useFormat();
  const { read, pages } = useOwnSuperbills();
  if (!read.error && pages.items.length === 0) return null;
  return (
    <Section title={t('superbills')} description={t('superbills.what')}>
      <ErrorNotice error={read.error} />
      <Stack as="ul" gap="none">
        {pages.items.map(({ id, month, issuer, charged }) => (
          <MoneyRow key={id} amount={charged}>
            <Link variant="row" href={pathTo('payments', id)}>
              {t('superbill.of', { month: format.date(`${month}-01`, { month: 'long', year: 'numeric' }) })}
            </Link>
            <Text size="sm">
              <bdi>{issuer.displayName}</bdi>
            </Text>
          </MoneyRow>
        ))}
      </Stack>
      <MorePages pages={pages} label={t('more')} />
    </Section>
  );
}

function Estimates() {
  const t = usePaymentsText();
  const format = useFormat();
  const { read, pages } = useOwnEstimates();
  if (!read.error && pages.items.length === 0) return null;
  return (
    <Section title={t('estimates')} description={t('estimates.what')}>
      <ErrorNotice error={read.error} />
      <Stack as="ul" gap="none">
        {pages.items.map(({ id, issuer, total, from, until, status }) => (
          <MoneyRow key={id} amount={total}>
            <Link variant="row" href={pathTo('payments', id)}>
              {t('estimate.from', { name: issuer.displayName })}
            </Link>
            <Text size="sm">{t('estimate.period', { from: format.date(from), until: format.date(until) })}</Text>
            <Status size="small" tone={status === 'OPEN' ? 'waiting' : 'ended'}>
              {t(`estimate.${status}`)}
            </Status>
          </MoneyRow>
        ))}
      </Stack>
      <MorePages pages={pages} label={t('more')} />
    </Section>
  );
}
