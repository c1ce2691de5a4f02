import { PracticeClock } from '@sakina/platform/react';
import { ShortHomeScreen } from '@sakina/portal-features/practice/home';

/** The therapist's day by the practice's clock: its frame is the shared one, which shows the reader's own. */
export function TherapistDashboardPage() {
  return (
    <PracticeClock>
      <ShortHomeScreen />
    </PracticeClock>
  );
}
