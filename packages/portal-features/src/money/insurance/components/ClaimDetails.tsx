import { Banner, Heading, KeyValueList, Stack, Text } from '@sakina/design-system';
import type { Claim, ClaimStatusReport } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { useInsuranceText } from '../messages/index.ts';
import { toClaim, toSession } from '../model/place.ts';
import type { InsurancePlace } from '../model/place.ts';
import { Adjustments } from './Adjustments.tsx';
import { ClientStepLink } from './ClientStepLink.tsx';
import { ClaimSteps } from './ClaimSteps.tsx';
import { ClientTrack } from './ClientTrack.tsx';
import { DaysLeft } from './DaysLeft.tsx';
import { InsurerTrack } from './InsurerTrack.tsx';
import { PlaceLink } from './PlaceLink.tsx';
import { useClaimState } from './use-claim-state.ts';
import { useDay } from './use-day.ts';

export interface ClaimDetailsProps {
  /** The claim that it is about. */
  claim: Claim;
  /** The claim with its money and what was done so far. */
  report: ClaimStatusReport;
  /** Called when the reader goes elsewhere on the screen. */
  onGo: (to: InsurancePlace) => void;
}

const FactsStop = styled.div`
  outline: none;
`;

const FILINGS = { FIRST: 'file', CORRECTED: 'correct', APPEAL: 'appeal' } as const;
const TONES = {
  RESEND: 'warning',
  CORRECT: 'warning',
  APPEAL: 'warning',
  BILL_CLIENT: 'info',
  AWAIT_CLIENT: 'info',
  REFUND: 'info',
  WAIT: 'info',
  NONE: 'success',
} as const;

/** What to do about a claim, then its two tracks, then every adjustment of every line in plain words. */
export function ClaimDetails({ claim, report, onGo }: ClaimDetailsProps) {
  const t = useInsuranceText();
  const format = useFormat();
  const day = useDay();
  const stateOf = useClaimState();
  const state = useRef<HTMLDivElement>(null);
  const [steps, setSteps] = useState(0);
  // The button that led to the step may be gone: what changed is read out in its place.
  useEffect(() => {
    if (steps > 0) state.current?.focus();
  }, [steps]);
  const { action } = report.nextStep;
  const replacedBy = report.replacedByClaimId;
  const step =
    replacedBy !== null
      ? 'REPLACED'
      : report.status === 'VOIDED'
        ? 'VOIDED'
        : report.appeal?.answer === null
          ? 'APPEALED'
          : action;
  return (
    <Stack gap="x4">
      <FactsStop ref={state} tabIndex={-1} role="group" aria-label={t('detail.facts')}>
        <KeyValueList
          items={[
            { term: t('fact.client'), value: <bdi>{claim.client.displayName}</bdi> },
            { term: t('fact.payer'), value: t(`payer.${claim.insurer}`) },
            { term: t('fact.member'), value: <bdi>{claim.memberId}</bdi> },
            { term: t('fact.service'), value: day(claim.serviceDate) },
            { term: t('fact.charge'), value: format.money(claim.charge) },
            { term: t('fact.status'), value: stateOf(report) },
            ...(report.payerClaimNumber === null
              ? []
              : [{ term: t('fact.number'), value: <bdi>{report.payerClaimNumber}</bdi> }]),
          ]}
        />
      </FactsStop>
      <Banner
        tone={TONES[action]}
        urgency="none"
        title={t(`next.${step}.title`)}
        actions={
          replacedBy !== null ? (
            <PlaceLink to={toClaim(replacedBy)} onGo={onGo}>
              {t('next.REPLACED.action')}
            </PlaceLink>
          ) : step === 'VOIDED' ? (
            <PlaceLink to={toSession(claim.appointmentId)} onGo={onGo}>
              {t('next.VOIDED.action')}
            </PlaceLink>
          ) : action === 'RESEND' || action === 'CORRECT' ? (
            <PlaceLink to={toSession(claim.appointmentId)} onGo={onGo}>
              {t(`do.${action}`)}
            </PlaceLink>
          ) : step === 'BILL_CLIENT' || step === 'AWAIT_CLIENT' || step === 'REFUND' ? (
            <ClientStepLink claimId={claim.id} action={step} share={report.clientShare} />
          ) : undefined
        }
      >
        <Stack gap="x1">
          <Text>{t(`next.${step}.body`)}</Text>
          {(report.deadlines ?? []).map(({ kind, lastDay }) => (
            <DaysLeft key={kind} what={FILINGS[kind]} until={lastDay} />
          ))}
          {action === 'WAIT' && report.nextStep.until !== null && (
            <DaysLeft what="decide" until={report.nextStep.until} />
          )}
        </Stack>
      </Banner>
      <ClaimSteps claim={claim} report={report} onDone={() => setSteps(steps + 1)} />
      <InsurerTrack report={report} />
      <ClientTrack report={report} />
      <Stack as="section" gap="x2" aria-label={t('lines')}>
        <Heading level={3} size="md">
          {t('lines')}
        </Heading>
        {claim.lines.map((line) => (
          <Adjustments key={line.number} line={line} />
        ))}
      </Stack>
    </Stack>
  );
}
