import {
  CommunityScreen,
  FlatCommunityScreen,
  readCommunityAddress,
  writeCommunityAddress,
} from '@sakina/portal-features/care/community';
import { useAddressState } from '../address.ts';

export function CommunityPage() {
  const [address, setAddress] = useAddressState(readCommunityAddress, writeCommunityAddress);
  return <CommunityScreen address={address} onAddressChange={setAddress} />;
}

export function FlatCommunityPage() {
  const [address, setAddress] = useAddressState(readCommunityAddress, writeCommunityAddress);
  return <FlatCommunityScreen address={address} onAddressChange={setAddress} />;
}
