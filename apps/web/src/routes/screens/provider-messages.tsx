import {
  ProviderMessagesScreen,
  readMessagesPlace,
  writeMessagesPlace,
} from '@sakina/portal-features/practice/messages';
import { useAddressState } from '../address.ts';

export function ProviderMessagesPage() {
  const [place, setPlace] = useAddressState(readMessagesPlace, writeMessagesPlace);
  return <ProviderMessagesScreen place={place} onPlaceChange={setPlace} />;
}
