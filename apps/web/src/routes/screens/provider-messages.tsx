import {
  ProviderMessagesScreen,
  readMessagesPlace,
  writeMessagesPlace,
} from '@sakina/portal-features/provider-messages';
import { useAddressState } from '../address.ts';

export function ProviderMessagesPage() {
  const [place, setPlace] = useAddressState(readMessagesPlace, writeMessagesPlace);
  return <ProviderMessagesScreen place={place} onPlaceChange={setPlace} />;
}
