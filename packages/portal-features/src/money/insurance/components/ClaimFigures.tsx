import { below, Skeleton, Stat, StatGroup, up, VisuallyHidden } from '@sakina/design-system';
import type { ClaimSummary } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import styled from 'styled-components';
import { useInsuranceText } from '../messages/index.ts';
import { actionOf, atRisk, toBillClients, waitingFor } from '../model/groups.ts';
import { BillShares } from './BillShares.tsx';
import { useDay } from './use-day.ts';

/** What is done about the figures, at the end of their line. */
const Act = styled.div`
  display: flex;
  justify-content: flex-end;
  align-items: flex-end;
  /* On a phone it has a line of its own. */
  @media ${below.sm} {
    && { flex-basis: 100%; }
    & > button { flex: 1; }
  }
  /* The figures leave it the room for its words. */
  @media ${up.sm} { white-space: nowrap; }
`;

export interface ClaimFiguresProps {
  /** Every claim. */
  claims: readonly ClaimSummary[];
  /** Whether they are all read: a sum of some of them is none. */
  isComplete: boolean;
}

/** What is at risk with its first last day, what clients owe and no invoice asks for, and what insurers decide on. */
export function ClaimFigures({ claims, isComplete }: ClaimFiguresProps) {
  const t = useInsuranceText();
  const format = useFormat();
  const day = useDay();
  const currency = claims[0]?.charge.currency ?? 'USD';
  const none = { amountMinor: 0, currency };
  const risk = atRisk(claims);
  const billable = claims.filter((claim) => actionOf(claim) === 'BILL_CLIENT');
  const unbilled = toBillClients(billable);
  const waiting = waitingFor(claims);
  const figures = [
    {
      label: t('figure.risk'),
      amount: risk?.amount ?? none,
      unit: risk
        ? risk.until === null
          ? t('figure.claims', { count: risk.count })
          : t('figure.risk.until', { count: risk.count, day: day(risk.until) })
        : t('figure.risk.none'),
    },
    {
      label: t('figure.unbilled'),
      amount: unbilled ?? none,
      unit: t('figure.claims', { count: billable.length }),
    },
    {
      label: t('figure.waiting'),
      amount: waiting?.amount ?? none,
      unit: t('figure.claims', { count: waiting?.count ?? 0 }),
    },
  ];
  return (
    <section aria-labelledby="claims-standing">
      <VisuallyHidden as="h2" id="claims-standing">
        {t('figures')}
      </VisuallyHidden>
      <StatGroup>
        {figures.map(({ label, amount, unit }) =>
          isComplete ? (
            <Stat key={label} label={label} value={format.money(amount)} amount={amount.amountMinor} unit={unit} />
          ) : (
            <Skeleton key={label} shape="block" size="sm" />
          ),
        )}
        {isComplete && (
          <Act>
            <BillShares claims={billable} />
          </Act>
        )}
      </StatGroup>
    </section>
  );
}
