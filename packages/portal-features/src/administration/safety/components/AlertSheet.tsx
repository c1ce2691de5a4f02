import { getAdminSafetyAlert } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import { RecordSheet } from '../../shared/index.ts';
import { REFRESH_MS } from '../api/refresh.ts';
import { useAdminSafetyText } from '../messages/index.ts';
import { AlertDetails } from './AlertDetails.tsx';

/** One alert beside the list. */
export function AlertSheet({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useAdminSafetyText();
  const read = useOperation(getAdminSafetyAlert, { params: { id } }, { refreshMs: REFRESH_MS });
  return (
    <RecordSheet
      id={id}
      title={read.data?.client.displayName ?? t('alert')}
      read={read}
      loading={t('alert.loading')}
      missing={{ title: t('alert.missing.title'), body: t('alert.missing.body') }}
      onClose={onClose}
    >
      {(alert) => <AlertDetails alert={alert} />}
    </RecordSheet>
  );
}
