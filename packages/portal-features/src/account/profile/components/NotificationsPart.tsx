import { LoadingRegion, Section, Skeleton } from '@sakina/design-system';
import { getNotificationPreferences } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import { ReadView } from '../../../shared/index.ts';
import { useProfileText } from '../messages/index.ts';
import { NotificationsForm } from './NotificationsForm.tsx';
import type { HeldNotifications } from './NotificationsForm.tsx';

export interface NotificationsPartProps {
  /** What was changed and is not saved; null for nothing. */
  kept: HeldNotifications | null;
  /** Called with what is changed; null once it is saved. */
  onKeep: (form: HeldNotifications | null) => void;
}

/** How the person wants to be told of what happens. */
export function NotificationsPart({ kept, onKeep }: NotificationsPartProps) {
  const t = useProfileText();
  const read = useOperation(getNotificationPreferences, {});
  return (
    <Section title={t('notifications.title')} description={t('notifications.help')}>
      <ReadView
        read={read}
        loading={
          <LoadingRegion label={t('loading')}>
            <Skeleton lines={8} />
          </LoadingRegion>
        }
      >
        {(saved) => <NotificationsForm saved={saved} kept={kept} onKeep={onKeep} />}
      </ReadView>
    </Section>
  );
}
