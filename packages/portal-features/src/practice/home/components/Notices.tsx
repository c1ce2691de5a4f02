import { useClock } from '@sakina/platform/react';
import { NotificationsView } from '../../../shared/notices/NotificationsView.tsx';
import { noticePath } from '../model/notice-path.ts';

/** What the provider was notified of, each with the way to where it happened. */
export function Notices() {
  const { timeZone } = useClock();
  return <NotificationsView pathOf={(notification) => noticePath(notification, timeZone)} />;
}
