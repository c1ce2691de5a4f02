import { ErrorState } from '@sakina/design-system';
import { getAvailability, getProviderProfile } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import { LoadingBlocks, ReadView } from '../../../shared/index.ts';
import { PracticePage } from '../../shared/practice-page/index.ts';
import { HoursEditor } from '../components/HoursEditor.tsx';
import { useAvailabilityText } from '../messages/index.ts';

/**
 * When a provider can be booked (ROUTE-30): hours, dates, journeys, rules and prayer, and what a client sees of them.
 */
export function AvailabilityScreen() {
  const t = useAvailabilityText();
  const hours = useOperation(getAvailability, {});
  const account = useOperation(getProviderProfile, {});
  const loading = <LoadingBlocks label={t('loading')} sizes={['md', 'md', 'sm']} />;
  return (
    <PracticePage
      title={t('title')}
      lead={t('lead')}
      width="wide"
      read={hours}
      loading={loading}
      missing={t('missing')}
    >
      {({ rules, ...known }) =>
        rules ? (
          <ReadView read={account} loading={loading}>
            {(own) => <HoursEditor hours={{ ...known, rules }} account={own} />}
          </ReadView>
        ) : (
          <ErrorState title={t('incomplete.title')} onRetry={hours.reload} retryLabel={t('incomplete.retry')}>
            {t('incomplete.body')}
          </ErrorState>
        )
      }
    </PracticePage>
  );
}
