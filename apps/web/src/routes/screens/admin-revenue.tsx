import {
  AdminRevenueScreen,
  readRevenueAddress,
  writeRevenueAddress,
} from '@sakina/portal-features/administration/revenue';
import { useAddressState } from '../address.ts';

export function AdminRevenuePage() {
  const [address, setAddress] = useAddressState(readRevenueAddress, writeRevenueAddress);
  return (
    <AdminRevenueScreen
      address={address}
      // Another view and a drill-down are steps that Back undoes; the period and the kind replace the entry.
      onAddressChange={(next) =>
        setAddress(next, { replace: next.view === address.view && next.openId === address.openId })
      }
    />
  );
}
