import { Status } from '@sakina/design-system';
import type { StatusTone } from '@sakina/design-system';
import type { AccountStatus, AdminUser } from '@sakina/platform/contract';
import { useAdminUsersText } from '../messages/index.ts';

const TONES: Record<AccountStatus, StatusTone> = {
  ACTIVE: 'success',
  SUSPENDED: 'danger',
  INVITED: 'waiting',
  DELETED: 'ended',
};

export interface AccountStateProps {
  /** State of the account. */
  status: AccountStatus;
  /** How the invitation stands of an account that waits for it. */
  invitation?: AdminUser['invitation'];
}

/**
 * The state of an account: a mark of its own shape, and the word. An invitation that cannot be accepted any more is
 * named.
 */
export function AccountState({ status, invitation }: AccountStateProps) {
  const t = useAdminUsersText();
  const over = status === 'INVITED' && invitation && invitation.status !== 'PENDING' ? invitation.status : null;
  return (
    <Status tone={over ? 'warning' : TONES[status]} size="small">
      {over ? t(`status.invitation.${over}`) : t(`status.${status}`)}
    </Status>
  );
}
