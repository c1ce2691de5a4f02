import { ErrorState, LoadingRegion, SideSheet, Skeleton } from '@sakina/design-system';
import type { CredentialCase } from '@sakina/platform/contract';
import { useAdminProvidersText } from '../messages/index.ts';
import { CaseDetails } from './CaseDetails.tsx';

export interface CaseSheetProps {
  /** The case, or undefined where the queue does not hold it. */
  entry: CredentialCase | undefined;
  /** Another open case of the same provider, if the queue holds one. */
  other?: CredentialCase | undefined;
  /** Whether it is being read. */
  isLoading: boolean;
  /** Called when it is to close. */
  onClose: () => void;
}

/** One case of the queue beside it. */
export function CaseSheet({ entry, other, isLoading, onClose }: CaseSheetProps) {
  const t = useAdminProvidersText();
  return (
    <SideSheet isOpen onOpenChange={onClose} title={entry?.displayName ?? t('case.title')}>
      {entry ? (
        <CaseDetails key={entry.id} entry={entry} other={other} onDecided={onClose} />
      ) : isLoading ? (
        <LoadingRegion label={t('case.loading')}>
          <Skeleton lines={6} />
        </LoadingRegion>
      ) : (
        <ErrorState title={t('case.gone.title')} headingLevel={3}>
          {t('case.gone.body')}
        </ErrorState>
      )}
    </SideSheet>
  );
}
