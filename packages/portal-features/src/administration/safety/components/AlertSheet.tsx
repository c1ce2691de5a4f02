import { ErrorState, LoadingRegion, SideSheet, Skeleton } from '@sakina/design-system';
import { errorCase, ReadView } from '../../../shared/index.ts';
import { useAlert } from '../api/use-alert.ts';
import { useAdminSafetyText } from '../messages/index.ts';
import { AlertDetails } from './AlertDetails.tsx';

/** One alert beside the list. */
export function AlertSheet({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useAdminSafetyText();
  const read = useAlert(id);
  return (
    <SideSheet isOpen onOpenChange={onClose} title={read.data ? read.data.client.displayName : t('alert')}>
      <ReadView
        read={read}
        loading={
          <LoadingRegion label={t('alert.loading')}>
            <Skeleton lines={6} />
          </LoadingRegion>
        }
        describeError={(error) =>
          errorCase(error) === 'notFound' ? (
            <ErrorState title={t('alert.missing.title')} headingLevel={3}>
              {t('alert.missing.body')}
            </ErrorState>
          ) : undefined
        }
      >
        {(alert) => <AlertDetails key={alert.id} alert={alert} />}
      </ReadView>
    </SideSheet>
  );
}
