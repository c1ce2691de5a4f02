import { Banner, Button, Dialog, LoadingRegion, Skeleton, Text, useToast } from '@sakina/design-system';
import { useAction } from '@sakina/platform/react';
import { cancelChosenSessions, MOST_CANCELLED, previewChosenCancel } from '@sakina/platform/contract';
import type { AdminSession, CancellationReason, ChosenCancelSet } from '@sakina/platform/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { ErrorNotice } from '../../../shared/index.ts';
import { useAdminSessionsText } from '../messages/index.ts';
import { CancelForm } from './CancelForm.tsx';

export interface CancelChosenProps {
  /** The sessions that were chosen. */
  ids: readonly AdminSession['id'][];
  /** Called when it is closed, with whether anything was cancelled. */
  onClose: (isChanged: boolean) => void;
}

/** Cancels sessions chosen in the list: which of them end and which stay is read first, then the reason. */
export function CancelChosen({ ids, onClose }: CancelChosenProps) {
  const t = useAdminSessionsText();
  const toast = useToast();
  const preview = useAction(previewChosenCancel);
  const cancel = useAction(cancelChosenSessions);
  const [set, setSet] = useState<ChosenCancelSet | null>(null);
  const isTooMany = ids.length > MOST_CANCELLED;
  const body = { ids: [...ids] };

  function look() {
    if (isTooMany || preview.isRunning) return;
    cancel.reset();
    // A failure is shown in the place of the sessions.
    preview.run({ body }).then(setSet, () => undefined);
  }
  const lookFirst = useEffectEvent(look);
  useEffect(() => lookFirst(), []);

  async function send(reason: CancellationReason) {
    if (set === null) return false;
    const { cancelled } = await cancel.run({ body: { ...body, mark: set.mark, reason } });
    return cancelled.length;
  }
  const close = () => onClose(false);
  const left = set && set.left > 0 ? t('cancel.left', { count: set.left }) : null;
  if (set && set.items.length > 0) {
    return (
      <Dialog isOpen onOpenChange={close} title={t('cancel.title')} isDismissable={false}>
        <CancelForm
          items={set.items}
          choice={left !== null && <Text tone="muted">{left}</Text>}
          isLooking={preview.isRunning}
          onLook={look}
          error={cancel.error ?? preview.error}
          onSend={send}
          onSent={(count) => {
            toast({ tone: 'success', title: t('cancel.done', { count }) });
            onClose(true);
          }}
          onClose={close}
        />
      </Dialog>
    );
  }
  return (
    <Dialog
      isOpen
      onOpenChange={close}
      title={t('cancel.title')}
      actions={
        <Button variant="secondary" onPress={close}>
          {t('cancel.close')}
        </Button>
      }
    >
      {isTooMany ? (
        <Banner tone="warning" urgency="assertive" title={t('cancel.tooMany')}>
          {t('cancel.tooMany.body', { count: MOST_CANCELLED })}
        </Banner>
      ) : set ? (
        <Banner tone="info" title={t('cancel.none')}>
          {left}
        </Banner>
      ) : preview.error ? (
        <ErrorNotice
          error={preview.error}
          actions={
            <Button size="small" variant="secondary" onPress={look}>
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
