import { reactivateUser } from '@sakina/platform/contract';
import type { AdminUserDetail } from '@sakina/platform/contract';
import { ActDialog } from '../../shared/index.ts';
import { useAdminUsersText } from '../messages/index.ts';

export interface ReactivateDialogProps {
  /** The person whose account it is. */
  user: AdminUserDetail;
  /** Called when it is to close. */
  onClose: () => void;
}

/** Reactivates one account: what comes back and what does not (ADM-28), then the reason. */
export function ReactivateDialog({ user, onClose }: ReactivateDialogProps) {
  const t = useAdminUsersText();
  const name = user.displayName;
  const calledOff = user.suspension?.calledOff ?? 0;
  return (
    <ActDialog
      operation={reactivateUser}
      input={(reason) => ({ params: { id: user.id }, body: { reason } })}
      onClose={onClose}
      record={`reactivate:${user.id}`}
      title={t('reactivate.title', { name })}
      effects={[
        t('reactivate.effect.access'),
        t('reactivate.effect.roles'),
        ...(user.providerId === null ? [] : [t('reactivate.effect.provider')]),
        ...(calledOff > 0 ? [t('reactivate.effect.sessions', { count: calledOff })] : []),
      ]}
      confirmLabel={t('reactivate')}
      tone="primary"
      done={t('reactivate.done', { name })}
    />
  );
}
