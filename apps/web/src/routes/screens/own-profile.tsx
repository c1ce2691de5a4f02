import { OwnPageScreen } from '@sakina/portal-features/practice/public-page';

export function OwnProfilePage() {
  return <OwnPageScreen />;
}
