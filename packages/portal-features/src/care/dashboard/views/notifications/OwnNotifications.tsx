import { NotificationsView } from '../../../../shared/notices/NotificationsView.tsx';
import { notificationPath } from '../../model/notification-path.ts';

/** What a client was told, each with the way to where it happened. */
export function OwnNotifications() {
  return <NotificationsView pathOf={notificationPath} />;
}
