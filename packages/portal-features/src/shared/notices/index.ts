export { NotificationsView } from './NotificationsView.tsx';
export type { NotificationsViewProps } from './NotificationsView.tsx';
export { useNotifications } from './use-notifications.ts';
