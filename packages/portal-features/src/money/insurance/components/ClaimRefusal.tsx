import { Banner, Link } from '@sakina/design-system';
import type { ApiError } from '@sakina/platform/client';
import type { ClaimDraft } from '@sakina/platform/contract';
import { isRecord, paths } from '@sakina/platform/domain';
import { ErrorNotice } from '../../../shared/index.ts';
import { useInsuranceText } from '../messages/index.ts';
import { psychotherapyCode } from '../model/minutes.ts';
import { toClaim } from '../model/place.ts';
import type { InsurancePlace } from '../model/place.ts';
import { PlaceLink } from './PlaceLink.tsx';

export interface ClaimRefusalProps {
  /** Why the claim was not sent; undefined shows nothing. */
  error: ApiError | undefined;
  /** The claim as it was prepared. */
  draft: ClaimDraft;
  /** Called when the reader goes elsewhere on the screen. */
  onGo: (to: InsurancePlace) => void;
}

/**
 * Why a claim was not sent, each with a way on: a note to sign, a code that fits, the claim that another window has
 * sent.
 */
export function ClaimRefusal({ error, draft, onGo }: ClaimRefusalProps) {
  const t = useInsuranceText();
  const details = isRecord(error?.details) ? error.details : {};
  const other = typeof details['claimId'] === 'string' ? details['claimId'] : null;
  switch (error?.code) {
    case 'NOTE_NOT_SIGNED':
      return (
        <Banner
          tone="danger"
          urgency="assertive"
          title={t('blocker.NOTE_NOT_SIGNED')}
          actions={
            <Link variant="standalone" href={paths.providerNotes({ appointment: draft.appointmentId })}>
              {t('mend.NOTE_NOT_SIGNED')}
            </Link>
          }
        >
          {t('editor.blocked')}
        </Banner>
      );
    case 'CODE_NEEDS_MINUTES': {
      const minutes = typeof details['minutes'] === 'number' ? details['minutes'] : draft.minutes;
      const code = psychotherapyCode(minutes);
      return (
        <Banner tone="danger" urgency="assertive" title={t('editor.minutes', { count: minutes })}>
          {code === null
            ? t('check.tooShort', { count: minutes, procedure: '' })
            : t('check.minutes', { count: minutes, procedure: t(`code.${code}`) })}
        </Banner>
      );
    }
    case 'CLAIM_EXISTS':
    case 'CLAIM_NOT_REPLACEABLE':
      return (
        <Banner
          tone="warning"
          urgency="assertive"
          title={t(error.code === 'CLAIM_EXISTS' ? 'editor.exists' : 'editor.notReplaceable')}
          actions={
            other !== null && (
              <PlaceLink to={toClaim(other)} onGo={onGo}>
                {t('editor.exists.action')}
              </PlaceLink>
            )
          }
        >
          {t('editor.exists.body')}
        </Banner>
      );
    case 'SESSION_NOT_COMPLETED':
      return (
        <Banner tone="danger" urgency="assertive" title={t('editor.notHeld')}>
          {t('editor.notHeld.body')}
        </Banner>
      );
    case undefined:
    default:
      return <ErrorNotice error={error} />;
  }
}
