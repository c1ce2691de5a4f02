import { PracticeClock } from '@sakina/platform/react';
import { TherapistDashboardScreen } from '@sakina/portal-features/therapist-dashboard';

/** The therapist's day by the practice's clock: its frame is the shared one, which shows the reader's own. */
export function TherapistDashboardPage() {
  return (
    <PracticeClock>
      <TherapistDashboardScreen />
    </PracticeClock>
  );
}
