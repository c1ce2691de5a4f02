import { AdminOverviewScreen } from '@sakina/portal-features/admin-overview';

export function AdminOverviewPage() {
  return <AdminOverviewScreen />;
}
