export { DashboardScreen as DashboardPage } from '@sakina/portal-features/dashboard';
