/** For the stories of people; nothing of the product imports it. */
import { StoryPlace } from '../../shared/testing/story-place.tsx';
import { readUsersAddress } from './model/address.ts';
import { AdminUsersScreen } from './screens/AdminUsersScreen.tsx';
import type { AdminUsersScreenProps } from './screens/AdminUsersScreen.tsx';

/** What the screen is given for an address’s query. */
export const addressOf = (query = '') => readUsersAddress(new URLSearchParams(query));

/** Stands in for the address, which the app keeps the state in. */
export function WithAddress({ address, onAddressChange }: AdminUsersScreenProps) {
  return (
    <StoryPlace start={address} onChange={onAddressChange}>
      {(current, go) => <AdminUsersScreen address={current} onAddressChange={go} />}
    </StoryPlace>
  );
}
