import { Banner } from '@sakina/design-system';
import type { ApiError } from '@sakina/platform/client';
import { ErrorNotice } from '../../../shared/index.ts';
import { useInsuranceText } from '../messages/index.ts';

/** Why there is no answer. A payer whose system is down says nothing of the insurance. */
export function EligibilityFailure({ error }: { error: ApiError | undefined }) {
  const t = useInsuranceText();
  if (error?.code !== 'PAYER_UNAVAILABLE') return <ErrorNotice error={error} />;
  return (
    <Banner tone="warning" urgency="assertive" title={t('answer.down.title')}>
      {t('answer.down.body')}
    </Banner>
  );
}
