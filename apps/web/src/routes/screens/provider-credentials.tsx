import { CredentialsScreen } from '@sakina/portal-features/credentials';

export function CredentialsPage() {
  return <CredentialsScreen />;
}
