import {
  AdminProvidersScreen,
  readProvidersAddress,
  writeProvidersAddress,
} from '@sakina/portal-features/administration/providers';
import type { ProvidersAddress } from '@sakina/portal-features/administration/providers';
import { useAddressState } from '../address.ts';

const openOf = ({ providerId, caseId }: ProvidersAddress) => providerId ?? caseId;

export function AdminProvidersPage() {
  const [address, setAddress] = useAddressState(readProvidersAddress, writeProvidersAddress);
  return (
    <AdminProvidersScreen
      address={address}
      // Another list, and opening one thing, are steps that Back undoes; filters replace the entry.
      onAddressChange={(next) =>
        setAddress(next, {
          replace: next.view === address.view && (openOf(next) === openOf(address) || openOf(address) !== null),
        })
      }
    />
  );
}
