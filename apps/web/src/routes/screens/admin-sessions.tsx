import {
  AdminSessionsScreen,
  readSessionsAddress,
  writeSessionsAddress,
} from '@sakina/portal-features/administration/sessions';
import { useAddressState } from '../address.ts';

export function AdminSessionsPage() {
  const [address, setAddress] = useAddressState(readSessionsAddress, writeSessionsAddress);
  return (
    <AdminSessionsScreen
      address={address}
      // Only opening a session is a step that Back undoes; filters replace the entry.
      onAddressChange={(next) =>
        setAddress(next, { replace: next.sessionId === address.sessionId || address.sessionId !== null })
      }
    />
  );
}
