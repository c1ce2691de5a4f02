import { Banner } from '@sakina/design-system';
import type { CredentialsCheck, ProviderAccount } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { SuspendedListing } from '../../shared/held-back/index.ts';
import { useCredentialsText } from '../messages/index.ts';

export interface StandingProps {
  check: CredentialsCheck;
  kind: ProviderAccount['kind'];
}

/** Whether sessions can be held, and if not, why and what to do. */
export function Standing({ check, kind }: StandingProps) {
  const t = useCredentialsText();
  const format = useFormat();
  const { verified, problem, checkedAt } = check;
  if (verified)
    return (
      <Banner tone="success" urgency="none" title={t('verified.title')}>
        {t('verified.body', { day: format.relativeDay(checkedAt), time: format.time(checkedAt) })}
      </Banner>
    );
  if (check.suspension) return <SuspendedListing suspension={check.suspension} />;
  return (
    <Banner tone="warning" urgency="none" title={t('unverified.title')}>
      {problem} {t(kind === 'THERAPIST' ? 'unverified.action.THERAPIST' : 'unverified.action.other')}
    </Banner>
  );
}
