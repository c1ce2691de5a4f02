import { getAdminProvider } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import { RecordSheet } from '../../shared/index.ts';
import { useAdminProvidersText } from '../messages/index.ts';
import { ProviderDetails } from './ProviderDetails.tsx';

/** One provider beside the list. */
export function ProviderSheet({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useAdminProvidersText();
  const read = useOperation(getAdminProvider, { params: { id } });
  return (
    <RecordSheet
      id={id}
      title={read.data?.displayName ?? t('detail.title')}
      read={read}
      loading={t('detail.loading')}
      missing={{ title: t('detail.missing.title'), body: t('detail.missing.body') }}
      onClose={onClose}
    >
      {(provider) => <ProviderDetails provider={provider} />}
    </RecordSheet>
  );
}
