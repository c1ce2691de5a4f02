import { Button, ConfirmDialog, Inline } from '@sakina/design-system';
import { endBroadcast } from '@sakina/platform/contract';
import { useAction } from '@sakina/platform/react';
import type { Broadcast } from '@sakina/platform/contract';
import { useState } from 'react';
import { useErrorText } from '../../../shared/index.ts';
import { useBroadcastsText } from '../messages/index.ts';

/** Ends a broadcast that is live, or cancels one that is ahead; its effect is said before. */
export function EndBroadcast({ broadcast }: { broadcast: Broadcast }) {
  const t = useBroadcastsText();
  const errorText = useErrorText();
  const end = useAction(endBroadcast);
  const [isAsking, setAsking] = useState(false);
  const which = broadcast.status === 'LIVE' ? 'end' : 'cancel';

  async function confirm() {
    try {
      await end.run({ params: { id: broadcast.id } });
      setAsking(false);
    } catch {
      // Shown from `end.error`, in the dialog.
    }
  }
  return (
    <Inline gap="x1">
      <Button
        variant="secondary"
        onPress={() => {
          end.reset();
          setAsking(true);
        }}
      >
        {t(`studio.${which}`)}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t(`studio.${which}.title`, { title: broadcast.title })}
        confirmLabel={t(`studio.${which}`)}
        cancelLabel={t('studio.keep')}
        tone="danger"
        onConfirm={() => void confirm()}
        isBusy={end.isRunning}
        failure={end.error ? errorText(end.error).title : undefined}
      >
        {t(`studio.${which}.body`, { count: broadcast.viewerCount })}
      </ConfirmDialog>
    </Inline>
  );
}
