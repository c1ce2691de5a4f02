import { Button, Inline } from '@sakina/design-system';
import { endBroadcast } from '@sakina/platform/contract';
import type { Broadcast } from '@sakina/platform/contract';
import { useState } from 'react';
import { ConfirmAction } from '../../../shared/confirm-action/index.ts';
import { useBroadcastsText } from '../messages/index.ts';

/** Ends a broadcast that is live, or cancels one that is ahead; its effect is said before. */
export function EndBroadcast({ broadcast }: { broadcast: Broadcast }) {
  const t = useBroadcastsText();
  const [isAsking, setAsking] = useState(false);
  const which = broadcast.status === 'LIVE' ? 'end' : 'cancel';

  return (
    <Inline gap="x1">
      <Button variant="secondary" onPress={() => setAsking(true)}>
        {t(`studio.${which}`)}
      </Button>
      <ConfirmAction
        isOpen={isAsking}
        operation={endBroadcast}
        input={{ params: { id: broadcast.id } }}
        title={t(`studio.${which}.title`, { title: broadcast.title })}
        confirmLabel={t(`studio.${which}`)}
        cancelLabel={t('studio.keep')}
        onClose={() => setAsking(false)}
      >
        {t(`studio.${which}.body`, { count: broadcast.viewerCount })}
      </ConfirmAction>
    </Inline>
  );
}
