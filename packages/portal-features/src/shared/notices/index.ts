export { NotificationsView } from './NotificationsView.tsx';
