import { ButtonLink, Text } from '@sakina/design-system';
import type { Referral } from '@sakina/platform/contract';
import { paths } from '@sakina/platform/domain';
import { useReferralText } from './messages/index.ts';
import { referralState } from './referral-state.ts';

/**
 * What became of a referral that the client agreed to, and the way on: to a booking, or to someone else where there can
 * be none.
 */
export function ReferralOutcome({ referral }: { referral: Referral }) {
  const t = useReferralText();
  const { to, reply } = referral;
  const state = referralState(referral);
  const names = { to: to.displayName };
  if (state === 'ASKED' || state === 'DECLINED' || state === 'WITHDRAWN') return null;
  const canBook = state === 'AGREED' || state === 'TAKEN';
  return (
    <>
      <Text>{t(`own.${state}`, names)}</Text>
      {reply?.reason && <Text dir="auto">{t('reason', { reason: reply.reason })}</Text>}
      {state !== 'BOOKED' && (
        <div>
          {canBook ? (
            <ButtonLink variant="action" href={paths.booking(to.id)}>
              {t('own.book', names)}
            </ButtonLink>
          ) : (
            <ButtonLink variant="secondary" href={paths.findTherapist()}>
              {t('own.find')}
            </ButtonLink>
          )}
        </div>
      )}
    </>
  );
}
