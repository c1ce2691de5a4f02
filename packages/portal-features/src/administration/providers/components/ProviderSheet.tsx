import { ErrorState, LoadingRegion, SideSheet, Skeleton } from '@sakina/design-system';
import { getAdminProvider } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import { errorCase, ReadView } from '../../../shared/index.ts';
import { useAdminProvidersText } from '../messages/index.ts';
import { ProviderDetails } from './ProviderDetails.tsx';

/** One provider beside the list. */
export function ProviderSheet({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useAdminProvidersText();
  const read = useOperation(getAdminProvider, { params: { id } });
  return (
    <SideSheet isOpen onOpenChange={onClose} title={read.data?.displayName ?? t('detail.title')}>
      <ReadView
        read={read}
        loading={
          <LoadingRegion label={t('detail.loading')}>
            <Skeleton lines={6} />
          </LoadingRegion>
        }
        describeError={(error) =>
          errorCase(error) === 'notFound' ? (
            <ErrorState title={t('detail.missing.title')} headingLevel={3}>
              {t('detail.missing.body')}
            </ErrorState>
          ) : undefined
        }
      >
        {(provider) => <ProviderDetails key={provider.id} provider={provider} />}
      </ReadView>
    </SideSheet>
  );
}
