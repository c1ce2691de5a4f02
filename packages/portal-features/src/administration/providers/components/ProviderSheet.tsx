import { getAdminProvider } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import { ReadSheet } from '../../shared/index.ts';
import { useAdminProvidersText } from '../messages/index.ts';
import { ProviderDetails } from './ProviderDetails.tsx';

/** One provider beside the list. */
export function ProviderSheet({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useAdminProvidersText();
  return (
    <ReadSheet
      read={useOperation(getAdminProvider, { params: { id } })}
      title={({ displayName }) => displayName}
      texts={{
        title: t('detail.title'),
        loading: t('detail.loading'),
        missing: { title: t('detail.missing.title'), body: t('detail.missing.body') },
      }}
      onClose={onClose}
    >
      {(provider) => <ProviderDetails key={provider.id} provider={provider} />}
    </ReadSheet>
  );
}
