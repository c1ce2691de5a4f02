import { CredentialsScreen } from '@sakina/portal-features/practice/credentials';

export function CredentialsPage() {
  return <CredentialsScreen />;
}
