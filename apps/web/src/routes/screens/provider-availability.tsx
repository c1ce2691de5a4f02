import { AvailabilityScreen } from '@sakina/portal-features/practice/availability';

export function AvailabilityPage() {
  return <AvailabilityScreen />;
}
