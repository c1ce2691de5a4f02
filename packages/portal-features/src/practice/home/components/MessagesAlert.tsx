import { Banner, ButtonLink, VisuallyHidden } from '@sakina/design-system';
import type { RealtimeEvent } from '@sakina/platform/contract';
import { paths } from '@sakina/platform/domain';
import { useFormat, useRealtimeEvent } from '@sakina/platform/react';
import { useState } from 'react';
import { useDashboardStats } from '../api/home.ts';
import { useProviderHomeText } from '../messages/index.ts';
import { namesText } from '../model/words.ts';

/** Says how many messages of clients are unread and who wrote last; one that arrives is read out at the next pause. */
export function MessagesAlert() {
  const t = useProviderHomeText();
  const { locale } = useFormat();
  const stats = useDashboardStats().data;
  const [arrived, setArrived] = useState<RealtimeEvent<'client.message'>>();
  useRealtimeEvent('client.message', setArrived);
  const count = stats?.unreadMessages ?? 0;

  return (
    <>
      {/* Always there, and with a new child for each message: only what is added to a region that stood before is
          read out. */}
      <VisuallyHidden as="div" role="status">
        {arrived && <p key={arrived.messageId}>{t('alert.messages.arrived', { client: arrived.clientName })}</p>}
      </VisuallyHidden>
      {count > 0 && (
        <Banner
          tone="info"
          urgency="none"
          title={t('alert.messages.title', { count })}
          actions={
            <ButtonLink variant="secondary" size="small" href={paths.providerMessages()}>
              {t('alert.messages.open')}
            </ButtonLink>
          }
        >
          {t('alert.messages.body', { names: namesText(stats?.unreadFrom ?? [], locale) })}
        </Banner>
      )}
    </>
  );
}
