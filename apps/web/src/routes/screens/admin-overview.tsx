import { AdminOverviewScreen } from '@sakina/portal-features/administration/overview';

export function AdminOverviewPage() {
  return <AdminOverviewScreen />;
}
