import { getAdminUser } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import { RecordSheet } from '../../shared/index.ts';
import { useAdminUsersText } from '../messages/index.ts';
import { UserDetails } from './UserDetails.tsx';

export interface UserSheetProps {
  id: string;
  /** Called when it is to close. */
  onClose: () => void;
}

/** One person beside the list. */
export function UserSheet({ id, onClose }: UserSheetProps) {
  const t = useAdminUsersText();
  const read = useOperation(getAdminUser, { params: { id } });
  return (
    <RecordSheet
      id={id}
      title={read.data?.displayName ?? t('detail.title')}
      read={read}
      loading={t('detail.loading')}
      lines={[4, 3, 4]}
      missing={{ title: t('detail.missing.title'), body: t('detail.missing.body') }}
      onClose={onClose}
    >
      {(user) => <UserDetails user={user} />}
    </RecordSheet>
  );
}
