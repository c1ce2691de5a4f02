import { Banner, Heading, KeyValueList, Link, Stack, Text } from '@sakina/design-system';
import type { Claim, ClaimStatusReport } from '@sakina/platform/contract';
import { paths } from '@sakina/platform/domain';
import { useFormat } from '@sakina/platform/react';
import { useInsuranceText } from '../messages/index.ts';
import { toClaim, toSession } from '../model/place.ts';
import type { InsurancePlace } from '../model/place.ts';
import { Adjustments } from './Adjustments.tsx';
import { ClientTrack } from './ClientTrack.tsx';
import { DaysLeft } from './DaysLeft.tsx';
import { InsurerTrack } from './InsurerTrack.tsx';
import { PlaceLink } from './PlaceLink.tsx';
import { useDay } from './use-day.ts';

export interface ClaimDetailsProps {
  claim: Claim;
  report: ClaimStatusReport;
  /** Called when the reader goes elsewhere on the screen. */
  onGo: (to: InsurancePlace) => void;
}

const FILINGS = { FIRST: 'file', CORRECTED: 'correct', APPEAL: 'appeal' } as const;
const TONES = {
  RESEND: 'warning',
  CORRECT: 'warning',
  BILL_CLIENT: 'info',
  REFUND: 'info',
  WAIT: 'info',
  NONE: 'success',
} as const;

/** What to do about a claim, then its two tracks, then every adjustment of every line in plain words (MO-12). */
export function ClaimDetails({ claim, report, onGo }: ClaimDetailsProps) {
  const t = useInsuranceText();
  const format = useFormat();
  const day = useDay();
  const { action } = report.nextStep;
  const replacedBy = report.replacedByClaimId;
  const step = replacedBy === null ? action : 'REPLACED';
  return (
    <Stack gap="x4">
      <KeyValueList
        aria-label={t('detail.facts')}
        items={[
          { term: t('fact.client'), value: <bdi>{claim.client.displayName}</bdi> },
          { term: t('fact.payer'), value: t(`payer.${claim.insurer}`) },
          { term: t('fact.member'), value: <bdi>{claim.memberId}</bdi> },
          { term: t('fact.service'), value: day(claim.serviceDate) },
          { term: t('fact.charge'), value: format.money(claim.charge) },
          { term: t('fact.status'), value: t(`status.${report.status}`) },
          ...(report.payerClaimNumber === null
            ? []
            : [{ term: t('fact.number'), value: <bdi>{report.payerClaimNumber}</bdi> }]),
        ]}
      />
      <Banner
        tone={TONES[action]}
        urgency="none"
        title={t(`next.${step}.title`)}
        actions={
          replacedBy !== null ? (
            <PlaceLink to={toClaim(replacedBy)} onGo={onGo}>
              {t('next.REPLACED.action')}
            </PlaceLink>
          ) : action === 'RESEND' || action === 'CORRECT' ? (
            <PlaceLink to={toSession(claim.appointmentId)} onGo={onGo}>
              {t(`do.${action}`)}
            </PlaceLink>
          ) : step === 'BILL_CLIENT' ? (
            <Link variant="standalone" href={paths.providerInvoices()}>
              {t('do.BILL_CLIENT')}
            </Link>
          ) : step === 'REFUND' ? (
            <Link variant="standalone" href={paths.providerPayments()}>
              {t('do.REFUND')}
            </Link>
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
