import { AdminUsersScreen, readUsersAddress, writeUsersAddress } from '@sakina/portal-features/administration/users';
import { useAddressState } from '../address.ts';

export function AdminUsersPage() {
  const [address, setAddress] = useAddressState(readUsersAddress, writeUsersAddress);
  return (
    <AdminUsersScreen
      address={address}
      // Only opening someone is a step that Back undoes; filters replace the entry.
      onAddressChange={(next) =>
        setAddress(next, { replace: next.userId === address.userId || address.userId !== null })
      }
    />
  );
}
