import { TodayScreen } from '@sakina/portal-features/today';

export function TodayPage() {
  return <TodayScreen />;
}
