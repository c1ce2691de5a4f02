import { RecordSheet } from '../../shared/index.ts';
import { useAlert } from '../api/use-alert.ts';
import { useAdminSafetyText } from '../messages/index.ts';
import { AlertDetails } from './AlertDetails.tsx';

/** One alert beside the list. */
export function AlertSheet({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useAdminSafetyText();
  const read = useAlert(id);
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
