import { Status } from '@sakina/design-system';
import type { StatusTone } from '@sakina/design-system';
import type { AccountStatus } from '@sakina/platform/contract';
import { useAdminUsersText } from '../messages/index.ts';

const TONES: Record<AccountStatus, StatusTone> = {
  ACTIVE: 'success',
  SUSPENDED: 'danger',
  INVITED: 'waiting',
  DELETED: 'neutral',
};

/** The state of an account: a mark of its own shape, and the word. */
export function AccountState({ status }: { status: AccountStatus }) {
  const t = useAdminUsersText();
  return (
    <Status tone={TONES[status]} size="small">
      {t(`status.${status}`)}
    </Status>
  );
}
