import { Banner, Button, Dialog, LoadingRegion, Skeleton, useToast } from '@sakina/design-system';
import { previewSuspension, requestApproval, suspendUser } from '@sakina/platform/contract';
import { useAction, useOperation } from '@sakina/platform/react';
import { isApiError } from '@sakina/platform/client';
import type { AdminUserDetail } from '@sakina/platform/contract';
import { isAdminRole } from '@sakina/platform/domain';
import { ReadView } from '../../../shared/index.ts';
import { ReasonForm } from '../../shared/index.ts';
import { useAdminUsersText } from '../messages/index.ts';
import { isSuspendedByTwo } from '../model/guards.ts';
import { SuspensionSessions } from './SuspensionSessions.tsx';
import { useSuspensionText } from './use-suspension-text.ts';

export interface SuspendDialogProps {
  /** The person whose account it is. */
  user: AdminUserDetail;
  /** Called when it is to close. */
  onClose: () => void;
}

/**
 * Suspends one account, or asks a second administrator to where it is a platform administrator’s: what it does is read
 * from the server first and shown with its figures, then the reason is asked for. Where other sessions are ahead by the
 * time it is sent, nothing is changed and the figures can be read again (ADM-27).
 */
export function SuspendDialog({ user, onClose }: SuspendDialogProps) {
  const t = useAdminUsersText();
  const toast = useToast();
  const preview = useOperation(previewSuspension, { params: { id: user.id } });
  const suspend = useAction(suspendUser);
  const ask = useAction(requestApproval);
  const words = useSuspensionText();
  const isByTwo = isSuspendedByTwo(user);
  const name = user.displayName;

  function lookAgain() {
    suspend.reset();
    preview.reload();
  }
  return (
    <Dialog isOpen onOpenChange={onClose} title={t('suspend.title', { name })} isDismissable={false}>
      <ReadView
        read={preview}
        loading={
          <LoadingRegion label={t('suspend.loading')}>
            <Skeleton lines={6} />
          </LoadingRegion>
        }
      >
        {(effects) => (
          <ReasonForm
            record={`suspend:${user.id}`}
            effects={[
              t('suspend.effect.access'),
              ...words(effects),
              ...(user.roles.some(isAdminRole) ? [t('suspend.effect.admin')] : []),
              t('suspend.effect.stays'),
              t('suspend.effect.undo'),
              ...(isByTwo ? [t('suspend.effect.second')] : []),
            ]}
            confirmLabel={t(isByTwo ? 'roles.ask' : 'suspend')}
            onClose={onClose}
            error={isByTwo ? ask.error : suspend.error}
            problem={
              isApiError(suspend.error, 'SESSIONS_CHANGED') && (
                <Banner
                  tone="warning"
                  urgency="assertive"
                  title={t('suspend.changed')}
                  actions={
                    <Button size="small" variant="secondary" onPress={lookAgain}>
                      {t('bulk.again')}
                    </Button>
                  }
                >
                  {t('suspend.changed.body')}
                </Banner>
              )
            }
            onConfirm={async (reason) => {
              if (isByTwo) await ask.run({ body: { kind: 'SUSPENSION', userId: user.id, reason } });
              else await suspend.run({ params: { id: user.id }, body: { reason, mark: effects.mark } });
              toast({ tone: 'success', title: isByTwo ? t('roles.asked') : t('suspend.done', { name }) });
              onClose();
            }}
          >
            <SuspensionSessions preview={effects} />
          </ReasonForm>
        )}
      </ReadView>
    </Dialog>
  );
}
