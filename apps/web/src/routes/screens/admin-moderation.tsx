import {
  AdminModerationScreen,
  readModerationAddress,
  writeModerationAddress,
} from '@sakina/portal-features/administration/moderation';
import { useAddressState } from '../address.ts';

export function AdminModerationPage() {
  const [address, setAddress] = useAddressState(readModerationAddress, writeModerationAddress);
  return (
    <AdminModerationScreen
      address={address}
      // Another list, and opening a first case, are steps that Back undoes; filters replace the entry.
      onAddressChange={(next) =>
        setAddress(next, {
          replace: next.view === address.view && (next.caseId === address.caseId || address.caseId !== null),
        })
      }
    />
  );
}
