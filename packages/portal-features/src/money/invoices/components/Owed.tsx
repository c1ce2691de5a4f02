import { Link, Skeleton, Stat, StatGroup, VisuallyHidden } from '@sakina/design-system';
import type { PaymentSummary } from '@sakina/platform/contract';
import { paths } from '@sakina/platform/domain';
import { useFormat } from '@sakina/platform/react';
import { useInvoicesText } from '../messages/index.ts';
import type { Standing } from '../model/states.ts';

const SUMS = ['owed', 'overdue', 'drafts', 'uncollected'] as const;

export interface OwedProps {
  /** Null while it is read. */
  standing: Standing | null;
  /** What insurers left to clients and no invoice asks for yet; null while it is read. */
  notBilled: PaymentSummary['notBilled'] | null;
}

/** What clients owe, what of it is late, what was not billed or sent yet and what was given up. */
export function Owed({ standing, notBilled }: OwedProps) {
  const t = useInvoicesText();
  const format = useFormat();
  return (
    <section aria-labelledby="invoices-standing">
      <VisuallyHidden as="h2" id="invoices-standing">
        {t('standing')}
      </VisuallyHidden>
      <StatGroup>
        {SUMS.map((id) =>
          standing ? (
            <Stat
              key={id}
              label={t(`standing.${id}`)}
              value={format.money(standing[id].amount)}
              amount={standing[id].amount.amountMinor}
              unit={t('standing.count', { count: standing[id].count })}
            />
          ) : (
            <Skeleton key={id} shape="block" size="sm" />
          ),
        )}
        {notBilled && notBilled.count > 0 && (
          <Stat
            label={t('standing.notBilled')}
            value={format.money(notBilled.amount)}
            unit={
              <>
                {t('standing.claims', { count: notBilled.count })}{' '}
                <Link href={paths.providerInsurance()}>{t('standing.bill')}</Link>
              </>
            }
          />
        )}
      </StatGroup>
    </section>
  );
}
