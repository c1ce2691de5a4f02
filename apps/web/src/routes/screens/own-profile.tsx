import { OwnPageScreen } from '@sakina/portal-features/provider-page';

export function OwnProfilePage() {
  return <OwnPageScreen />;
}
