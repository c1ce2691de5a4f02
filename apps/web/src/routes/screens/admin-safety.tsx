import {
  AdminSafetyScreen,
  readSafetyAddress,
  writeSafetyAddress,
} from '@sakina/portal-features/administration/safety';
import { useAddressState } from '../address.ts';

export function AdminSafetyPage() {
  const [address, setAddress] = useAddressState(readSafetyAddress, writeSafetyAddress);
  return (
    <AdminSafetyScreen
      address={address}
      // Another list, and opening a first alert, are steps that Back undoes.
      onAddressChange={(next) =>
        setAddress(next, {
          replace:
            next.view === address.view &&
            next.grantId === address.grantId &&
            (next.alertId === address.alertId || address.alertId !== null),
        })
      }
    />
  );
}
