import { TodayScreen } from '@sakina/portal-features/practice/today';

export function TodayPage() {
  return <TodayScreen />;
}
