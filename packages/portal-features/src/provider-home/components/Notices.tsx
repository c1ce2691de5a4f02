import { NotificationsView } from '../../shared/notices/index.ts';
import { noticePath } from '../model/notice-path.ts';

/** What the provider was notified of, each with the way to where it happened. */
export function Notices() {
  return <NotificationsView pathOf={noticePath} />;
}
