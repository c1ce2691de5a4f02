import { useToast } from '@sakina/design-system';
import type { AdminUserDetail } from '@sakina/platform/contract';
import { isAdminRole } from '@sakina/platform/domain';
import { ReasonDialog } from '../../shared/admin/index.ts';
import { useReactivateUser } from '../api/use-reactivate-user.ts';
import { useSuspendUser } from '../api/use-suspend-user.ts';
import { useAdminUsersText } from '../messages/index.ts';

export interface StatusDialogProps {
  user: AdminUserDetail;
  task: 'suspend' | 'reactivate';
  onClose: () => void;
}

/** Suspends or reactivates one account: its effects first, then the reason. */
export function StatusDialog({ user, task, onClose }: StatusDialogProps) {
  const t = useAdminUsersText();
  const toast = useToast();
  const suspend = useSuspendUser();
  const reactivate = useReactivateUser();
  const action = task === 'suspend' ? suspend : reactivate;
  const name = user.displayName;
  const effects =
    task === 'suspend'
      ? [
          t('suspend.effect.access'),
          t('suspend.effect.sessions'),
          ...(user.providerId === null ? [] : [t('suspend.effect.provider')]),
          ...(user.roles.some(isAdminRole) ? [t('suspend.effect.admin')] : []),
          t('suspend.effect.undo'),
        ]
      : [t('reactivate.effect.access'), t('reactivate.effect.roles')];
  return (
    <ReasonDialog
      isOpen
      onClose={onClose}
      title={t(`${task}.title`, { name })}
      effects={effects}
      confirmLabel={t(task)}
      tone={task === 'suspend' ? 'danger' : 'primary'}
      error={action.error}
      onConfirm={async (reason) => {
        await action.run({ params: { id: user.id }, body: { reason } });
        toast({ tone: 'success', title: t(`${task}.done`, { name }) });
        onClose();
      }}
    />
  );
}
