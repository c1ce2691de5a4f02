import { AvailabilityScreen } from '@sakina/portal-features/availability';

export function AvailabilityPage() {
  return <AvailabilityScreen />;
}
