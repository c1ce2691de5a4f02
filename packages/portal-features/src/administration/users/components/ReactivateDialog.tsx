import { useToast } from '@sakina/design-system';
import { reactivateUser } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { AdminUserDetail } from '@sakina/platform/contract';
import { ReasonDialog } from '../../shared/index.ts';
import { useAdminUsersText } from '../messages/index.ts';

export interface ReactivateDialogProps {
  user: AdminUserDetail;
  onClose: () => void;
}

/** Reactivates one account: what comes back and what does not (ADM-28), then the reason. */
export function ReactivateDialog({ user, onClose }: ReactivateDialogProps) {
  const t = useAdminUsersText();
  const toast = useToast();
  const reactivate = useAction(reactivateUser);
  const name = user.displayName;
  const calledOff = user.suspension?.calledOff ?? 0;
  return (
    <ReasonDialog
      isOpen
      onClose={onClose}
      title={t('reactivate.title', { name })}
      effects={[
        t('reactivate.effect.access'),
        t('reactivate.effect.roles'),
        ...(user.providerId === null ? [] : [t('reactivate.effect.provider')]),
        ...(calledOff > 0 ? [t('reactivate.effect.sessions', { count: calledOff })] : []),
      ]}
      confirmLabel={t('reactivate')}
      tone="primary"
      error={reactivate.error}
      onConfirm={async (reason) => {
        await reactivate.run({ params: { id: user.id }, body: { reason } });
        toast({ tone: 'success', title: t('reactivate.done', { name }) });
        onClose();
      }}
    />
  );
}
