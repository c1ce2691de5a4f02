import { NotGiven, Status } from '@sakina/design-system';
import type { DataColumn, StatusTone } from '@sakina/design-system';
import { claimStatus, payer } from '@sakina/platform/contract';
import type { ClaimStatus, ClaimSummary } from '@sakina/platform/contract';
import { majorUnits } from '@sakina/platform/domain';
import { useFormat } from '@sakina/platform/react';
import { useMemo } from 'react';
import { useInsuranceText } from '../messages/index.ts';
import { ACTIONS, actionOf, atRiskOf, deadlineOf, sharePartsOf } from '../model/groups.ts';
import { toClaim, toSession } from '../model/place.ts';
import type { InsurancePlace } from '../model/place.ts';
import { topicOf } from '../model/reasons.ts';
import { ClientStepLink } from './ClientStepLink.tsx';
import { PlaceLink } from './PlaceLink.tsx';
import { useDaysLeft } from './use-days-left.ts';

const TONES: Record<ClaimStatus, StatusTone> = {
  SUBMITTED: 'waiting',
  ACCEPTED: 'waiting',
  REJECTED: 'danger',
  DENIED: 'danger',
  PARTIALLY_PAID: 'warning',
  REVERSED: 'warning',
  PAID: 'success',
  VOIDED: 'ended',
};

/**
 * The columns of the claims: whose, where each stands, until when something is to be done about it, and what.
 * @param onGo Called when the reader goes elsewhere on the screen.
 */
export function useClaimColumns(onGo: (to: InsurancePlace) => void): readonly DataColumn<ClaimSummary>[] {
  const t = useInsuranceText();
  const format = useFormat();
  const daysLeft = useDaysLeft();
  return useMemo(() => {
    const leftOf = (claim: ClaimSummary) => {
      const deadline = deadlineOf(claim);
      return deadline && daysLeft(deadline.what, deadline.until);
    };
    const stepOf = (claim: ClaimSummary) => {
      const action = actionOf(claim);
      if (action === 'NONE' || action === 'WAIT') return '';
      if (action !== 'BILL_CLIENT') return t(`step.${action}`);
      return claim.clientShare ? t('step.BILL_CLIENT', { amount: format.money(claim.clientShare.unbilled) }) : '';
    };
    return [
      {
        id: 'client',
        header: t('column.client'),
        kind: 'text',
        isRowHeader: true,
        isPrivate: true,
        width: 158,
        value: ({ client }) => client.displayName,
      },
      {
        id: 'date',
        header: t('column.date'),
        kind: 'date',
        isOptional: true,
        width: 114,
        value: ({ serviceDate }) => serviceDate,
      },
      {
        id: 'status',
        header: t('column.status'),
        kind: 'choice',
        width: 130,
        value: ({ status }) => status,
        options: claimStatus.options.map((id) => ({ id, label: t(`state.${id}`) })),
        cell: ({ status }) => (
          <Status size="small" tone={TONES[status]}>
            {t(`state.${status}`)}
          </Status>
        ),
      },
      {
        id: 'until',
        header: t('column.until'),
        kind: 'date',
        width: 134,
        value: (claim) => deadlineOf(claim)?.until ?? null,
        format: (claim) => leftOf(claim)?.short ?? '',
        cell: (claim) => {
          const left = leftOf(claim);
          return left ? (
            <Status size="small" tone={left.tone} title={left.text}>
              {left.short}
            </Status>
          ) : (
            <NotGiven reason={t('column.until.none')} />
          );
        },
      },
      {
        id: 'insurer',
        header: t('column.insurer'),
        kind: 'choice',
        isOptional: true,
        width: 172,
        value: ({ insurer }) => insurer,
        options: payer.options.map((id) => ({ id, label: t(`payer.${id}`) })),
      },
      {
        id: 'charge',
        header: t('column.charge'),
        kind: 'number',
        width: 104,
        value: ({ charge }) => majorUnits(charge),
        format: ({ charge }) => format.amount(charge),
      },
      {
        id: 'step',
        header: t('column.step'),
        kind: 'choice',
        hasControls: true,
        width: 152,
        value: actionOf,
        options: ACTIONS.map((id) => ({ id, label: t(`group.${id}`) })),
        format: stepOf,
        cell: (claim) => {
          const label = stepOf(claim);
          return label === '' ? (
            <NotGiven reason={t('column.step.none')} />
          ) : (
            <Step claim={claim} label={label} onGo={onGo} />
          );
        },
      },
      {
        id: 'risk',
        header: t('figure.risk'),
        kind: 'number',
        isHiddenAtFirst: true,
        width: 110,
        value: (claim) => {
          const risk = atRiskOf(claim);
          return risk ? majorUnits(risk) : null;
        },
        format: (claim) => {
          const risk = atRiskOf(claim);
          return risk ? format.amount(risk) : '';
        },
      },
      {
        id: 'reason',
        header: t('column.reason'),
        kind: 'text',
        isPrivate: true,
        isHiddenAtFirst: true,
        width: 280,
        value: ({ adjudication }) => {
          const reason = adjudication?.reasons[0];
          return reason ? t(`reason.${topicOf(reason.code)}`) : null;
        },
      },
      {
        id: 'share',
        header: t('column.share'),
        kind: 'text',
        isPrivate: true,
        isHiddenAtFirst: true,
        width: 280,
        value: (claim) =>
          sharePartsOf(claim)
            .map(({ part, amount }) => t(`part.${part}`, { amount: format.money(amount) }))
            .join(' · ') || null,
      },
    ] satisfies readonly DataColumn<ClaimSummary>[];
  }, [t, format, daysLeft, onGo]);
}

interface StepProps {
  claim: ClaimSummary;
  /** What the link says. */
  label: string;
  onGo: (to: InsurancePlace) => void;
}

/** The one next step for a claim, where it is the provider’s. */
function Step({ claim, label, onGo }: StepProps) {
  const action = actionOf(claim);
  if (action === 'RESEND' || action === 'CORRECT' || action === 'APPEAL')
    return (
      <PlaceLink
        variant="row"
        to={action === 'APPEAL' ? toClaim(claim.id) : toSession(claim.appointmentId)}
        onGo={onGo}
      >
        {label}
      </PlaceLink>
    );
  return <ClientStepLink claimId={claim.id} action={action} share={claim.clientShare} label={label} />;
}
