import { Text } from '@sakina/design-system';
import type { ClaimSummary } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import styled from 'styled-components';
import { useInsuranceText } from '../messages/index.ts';
import { actionOf, atRiskOf, sharePartsOf } from '../model/groups.ts';
import { toClaim, toSession } from '../model/place.ts';
import type { InsurancePlace } from '../model/place.ts';
import { topicOf } from '../model/reasons.ts';
import { ClientStepLink } from './ClientStepLink.tsx';
import { DaysLeft } from './DaysLeft.tsx';
import { PlaceLink } from './PlaceLink.tsx';
import { rowStyle } from './rows.styles.ts';
import { useClaimState } from './use-claim-state.ts';
import { useDay } from './use-day.ts';

const Row = styled.li`${rowStyle}`;

/** What a last day is for, by what to do. */
const LIMITS = { RESEND: 'file', CORRECT: 'correct', APPEAL: 'appeal', WAIT: 'decide' } as const;

export interface ClaimRowProps {
  /** The claim that the row shows. */
  claim: ClaimSummary;
  /** Called when the reader goes elsewhere on the screen. */
  onGo: (to: InsurancePlace) => void;
}

/** One claim of the list: whose, where it stands and why, days left, and one next action. */
export function ClaimRow({ claim, onGo }: ClaimRowProps) {
  const t = useInsuranceText();
  const format = useFormat();
  const day = useDay();
  const stateOf = useClaimState();
  const { id, client, insurer, serviceDate, charge, adjudication, appointmentId, nextStep, deadlines } = claim;
  const action = actionOf(claim);
  const reason = adjudication?.reasons[0];
  const appeal = deadlines?.find(({ kind }) => kind === 'APPEAL');
  const until = nextStep?.until ?? null;
  const risk = atRiskOf(claim);
  return (
    <Row>
      <div data-part="who">
        <PlaceLink to={toClaim(id)} onGo={onGo}>
          <span>{t('row.name', { name: client.displayName, day: day(serviceDate) })}</span>
        </PlaceLink>
        <Text as="span" size="sm">
          {t('row.state', {
            payer: t(`payer.${insurer}`),
            amount: format.money(charge),
            status: stateOf(claim),
          })}
        </Text>
        {reason && (
          <Text as="span" size="sm" tone="muted">
            {t(`reason.${topicOf(reason.code)}`)}
          </Text>
        )}
        {risk && risk.amountMinor > 0 && (
          <Text as="span" size="sm">
            {t('row.atRisk', { amount: format.money(risk) })}
          </Text>
        )}
        {(action === 'BILL_CLIENT' || action === 'AWAIT_CLIENT' || action === 'REFUND') && (
          <Text as="span" size="sm">
            {sharePartsOf(claim)
              .map(({ part, amount }) => t(`part.${part}`, { amount: format.money(amount) }))
              .join(' · ')}
          </Text>
        )}
      </div>
      <div data-part="do">
        {until !== null &&
          (action === 'RESEND' || action === 'CORRECT' || action === 'APPEAL' || action === 'WAIT') && (
            <DaysLeft what={LIMITS[action]} until={until} />
          )}
        {action === 'BILL_CLIENT' && appeal && <DaysLeft what="appeal" until={appeal.lastDay} />}
        {(action === 'RESEND' || action === 'CORRECT') && (
          <PlaceLink to={toSession(appointmentId)} onGo={onGo}>
            {t(`do.${action}`)}
          </PlaceLink>
        )}
        {action === 'APPEAL' && (
          <PlaceLink to={toClaim(id)} onGo={onGo}>
            {t('do.APPEAL')}
          </PlaceLink>
        )}
        <ClientStepLink claimId={id} action={action} share={claim.clientShare} />
      </div>
    </Row>
  );
}
