import { useToast } from '@sakina/design-system';
import { revokeStaffInvitation } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { AdminUserDetail } from '@sakina/platform/contract';
import { ReasonDialog } from '../../shared/index.ts';
import { useAdminUsersText } from '../messages/index.ts';

export interface RevokeDialogProps {
  /** Whom the invitation is for. */
  user: AdminUserDetail;
  onClose: () => void;
}

/** Revokes an invitation of staff: what becomes of its link, then the reason (ADM-29). */
export function RevokeDialog({ user, onClose }: RevokeDialogProps) {
  const t = useAdminUsersText();
  const toast = useToast();
  const revoke = useAction(revokeStaffInvitation);
  const name = user.displayName;
  return (
    <ReasonDialog
      isOpen
      onClose={onClose}
      title={t('invitation.revoke.title', { name })}
      effects={[t('invitation.revoke.link'), t('invitation.revoke.stays')]}
      confirmLabel={t('invitation.revoke')}
      error={revoke.error}
      onConfirm={async (reason) => {
        await revoke.run({ params: { id: user.id }, body: { reason } });
        toast({ tone: 'success', title: t('invitation.revoked', { name }) });
        onClose();
      }}
    />
  );
}
