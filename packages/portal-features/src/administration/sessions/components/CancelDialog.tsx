import { Button, Dialog, LoadingRegion, RadioGroup, Skeleton, useToast } from '@sakina/design-system';
import { isApiError } from '@sakina/platform/client';
import {
  cancelAdminSession,
  cancelManySessions,
  getAdminSession,
  listAdminSessions,
  previewSessionCancel,
} from '@sakina/platform/contract';
import type { AdminSessionDetail, CancellationReason, CancelScope, CancelSet } from '@sakina/platform/contract';
import { useAction, useInvalidate } from '@sakina/platform/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { ErrorNotice } from '../../../shared/index.ts';
import { useAdminSessionsText } from '../messages/index.ts';
import { CancelForm } from './CancelForm.tsx';

export interface CancelDialogProps {
  /** The session that it is about. */
  session: AdminSessionDetail;
  /** Called when it is to close. */
  onClose: () => void;
  /** Called with what was done, in words. */
  onCancelled: (news: string) => void;
}

/**
 * Cancels one session, or all of its provider’s day: the exact sessions and what follows are read first, then the
 * reason.
 */
export function CancelDialog({ session, onClose, onCancelled }: CancelDialogProps) {
  const t = useAdminSessionsText();
  const toast = useToast();
  const invalidate = useInvalidate();
  const preview = useAction(previewSessionCancel);
  const one = useAction(cancelAdminSession);
  const many = useAction(cancelManySessions);
  const [scope, setScope] = useState<CancelScope>('ONE');
  const [set, setSet] = useState<CancelSet | null>(null);
  const params = { id: session.id };

  function look(wanted: CancelScope) {
    // The choice is made again once the set of this one is read.
    if (preview.isRunning) return;
    one.reset();
    many.reset();
    preview.run({ params, body: { scope: wanted } }).then(
      (answer) => {
        setScope(wanted);
        setSet(answer);
      },
      // The error is shown, in the form where there is one.
      () => undefined,
    );
  }
  const lookFirst = useEffectEvent(() => look('ONE'));
  useEffect(() => lookFirst(), []);

  const error = one.error ?? many.error ?? preview.error;
  function close() {
    onClose();
    if (isApiError(error, 'NOT_CANCELLABLE')) void invalidate(getAdminSession, listAdminSessions);
  }
  async function send(reason: CancellationReason) {
    if (set === null) return false;
    if (scope === 'ONE') await one.run({ params, body: { reason } });
    else await many.run({ params, body: { scope, mark: set.mark, reason } });
    return set.items.length;
  }
  function tell(count: number) {
    const news = t('cancel.done', { count });
    toast({ tone: 'success', title: news });
    onClose();
    onCancelled(news);
  }
  return (
    <Dialog isOpen onOpenChange={close} title={t('cancel.title')} isDismissable={false}>
      {set !== null ? (
        <CancelForm
          items={set.items}
          choice={
            set.dayCount > 1 && (
              <RadioGroup
                label={t('cancel.scope')}
                isRequired
                value={scope}
                onChange={(next) => look(next as CancelScope)}
                options={[
                  { id: 'ONE', label: t('cancel.scope.ONE') },
                  { id: 'PROVIDER_DAY', label: t('cancel.scope.PROVIDER_DAY', { count: set.dayCount }) },
                ]}
              />
            )
          }
          isLooking={preview.isRunning}
          onLook={() => look(scope)}
          error={error}
          onSend={send}
          onSent={tell}
          onClose={close}
        />
      ) : preview.error ? (
        <ErrorNotice
          error={preview.error}
          actions={
            <Button size="small" variant="secondary" onPress={() => look(scope)}>
              {t('cancel.again')}
            </Button>
          }
        />
      ) : (
        <LoadingRegion label={t('cancel.loading')}>
          <Skeleton lines={4} />
        </LoadingRegion>
      )}
    </Dialog>
  );
}
