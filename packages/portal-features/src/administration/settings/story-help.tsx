/** For the stories of the settings; nothing of the product imports it. */
import { within } from 'storybook/test';
import { StoryPlace } from '../../shared/testing/story-place.tsx';
import { readSettingsAddress } from './model/address.ts';
import { AdminSettingsScreen } from './screens/AdminSettingsScreen.tsx';
import type { AdminSettingsScreenProps } from './screens/AdminSettingsScreen.tsx';

/** What the screen is given for an address’s query. */
export const addressOf = (query = '') => readSettingsAddress(new URLSearchParams(query));

/** Stands in for the address, which the app keeps the state in. */
export function WithAddress({ address, onAddressChange }: AdminSettingsScreenProps) {
  return (
    <StoryPlace start={address} onChange={onAddressChange}>
      {(current, go) => <AdminSettingsScreen address={current} onAddressChange={go} />}
    </StoryPlace>
  );
}

/** The field of the reason in a dialog. */
export const reasonOf = (dialog: HTMLElement) => within(dialog).getByRole('textbox', { name: /Reason/ });
