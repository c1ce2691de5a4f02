import {
  AdminSettingsScreen,
  readSettingsAddress,
  writeSettingsAddress,
} from '@sakina/portal-features/administration/settings';
import { useAddressState } from '../address.ts';

export function AdminSettingsPage() {
  const [address, setAddress] = useAddressState(readSettingsAddress, writeSettingsAddress);
  return (
    <AdminSettingsScreen
      address={address}
      // Another view, and opening an entry, are steps that Back undoes; filters replace the entry.
      onAddressChange={(next) =>
        setAddress(next, {
          replace: next.view === address.view && (next.entryId === address.entryId || address.entryId !== null),
        })
      }
    />
  );
}
