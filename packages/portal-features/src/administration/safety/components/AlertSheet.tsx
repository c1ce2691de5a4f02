import { ReadSheet } from '../../shared/index.ts';
import { useAlert } from '../api/use-alert.ts';
import { useAdminSafetyText } from '../messages/index.ts';
import { AlertDetails } from './AlertDetails.tsx';

/** One alert beside the list. */
export function AlertSheet({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useAdminSafetyText();
  return (
    <ReadSheet
      read={useAlert(id)}
      title={({ client }) => client.displayName}
      texts={{
        title: t('alert'),
        loading: t('alert.loading'),
        missing: { title: t('alert.missing.title'), body: t('alert.missing.body') },
      }}
      onClose={onClose}
    >
      {(alert) => <AlertDetails key={alert.id} alert={alert} />}
    </ReadSheet>
  );
}
