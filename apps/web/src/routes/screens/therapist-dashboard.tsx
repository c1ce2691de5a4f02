export { TherapistDashboardScreen as TherapistDashboardPage } from '@sakina/portal-features/therapist-dashboard';
