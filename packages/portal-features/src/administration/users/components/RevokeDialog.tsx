import { revokeStaffInvitation } from '@sakina/platform/contract';
import type { AdminUserDetail } from '@sakina/platform/contract';
import { ActDialog } from '../../shared/index.ts';
import { useAdminUsersText } from '../messages/index.ts';

export interface RevokeDialogProps {
  /** Whom the invitation is for. */
  user: AdminUserDetail;
  /** Called when it is to close. */
  onClose: () => void;
}

/** Revokes an invitation of staff: what becomes of its link, then the reason (ADM-29). */
export function RevokeDialog({ user, onClose }: RevokeDialogProps) {
  const t = useAdminUsersText();
  const name = user.displayName;
  return (
    <ActDialog
      operation={revokeStaffInvitation}
      input={(reason) => ({ params: { id: user.id }, body: { reason } })}
      onClose={onClose}
      record={`invitation-revoke:${user.id}`}
      title={t('invitation.revoke.title', { name })}
      effects={[t('invitation.revoke.link'), t('invitation.revoke.stays')]}
      confirmLabel={t('invitation.revoke')}
      done={t('invitation.revoked', { name })}
    />
  );
}
