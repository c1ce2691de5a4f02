import { ErrorState, LoadingRegion, SideSheet, Skeleton, Stack } from '@sakina/design-system';
import { getAdminUser } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import { errorCase, ReadView } from '../../../shared/index.ts';
import { useAdminUsersText } from '../messages/index.ts';
import { UserDetails } from './UserDetails.tsx';

export interface UserSheetProps {
  id: string;
  onClose: () => void;
}

/** One person beside the list. */
export function UserSheet({ id, onClose }: UserSheetProps) {
  const t = useAdminUsersText();
  const read = useOperation(getAdminUser, { params: { id } });
  return (
    <SideSheet isOpen onOpenChange={onClose} title={read.data?.displayName ?? t('detail.title')}>
      <ReadView
        read={read}
        loading={
          <LoadingRegion label={t('detail.loading')}>
            <Stack gap="x3">
              <Skeleton lines={4} />
              <Skeleton lines={3} />
              <Skeleton lines={4} />
            </Stack>
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
        {(user) => <UserDetails key={user.id} user={user} />}
      </ReadView>
    </SideSheet>
  );
}
