import { Skeleton, Stack } from '@sakina/design-system';
import { getAdminUser } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import { ReadSheet } from '../../shared/index.ts';
import { useAdminUsersText } from '../messages/index.ts';
import { UserDetails } from './UserDetails.tsx';

/** One person beside the list. */
export function UserSheet({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useAdminUsersText();
  return (
    <ReadSheet
      read={useOperation(getAdminUser, { params: { id } })}
      title={({ displayName }) => displayName}
      texts={{
        title: t('detail.title'),
        loading: t('detail.loading'),
        missing: { title: t('detail.missing.title'), body: t('detail.missing.body') },
      }}
      skeleton={
        <Stack gap="x3">
          <Skeleton lines={4} />
          <Skeleton lines={3} />
          <Skeleton lines={4} />
        </Stack>
      }
      onClose={onClose}
    >
      {(user) => <UserDetails key={user.id} user={user} />}
    </ReadSheet>
  );
}
