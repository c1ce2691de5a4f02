/** For the stories of sessions; nothing of the product imports it. */
import { screen, userEvent, within } from 'storybook/test';
import type { fn } from 'storybook/test';
import { StoryPlace } from '../../shared/testing/story-place.tsx';
import { readSessionsAddress } from './model/address.ts';
import { AdminSessionsScreen } from './screens/AdminSessionsScreen.tsx';
import type { AdminSessionsScreenProps } from './screens/AdminSessionsScreen.tsx';

/** What the screen is given for an address’s query. */
export const addressOf = (query = '') => readSessionsAddress(new URLSearchParams(query));

/** Stands in for the address, which the app keeps the state in. */
export function WithAddress({ address, onAddressChange }: AdminSessionsScreenProps) {
  return (
    <StoryPlace start={address} onChange={onAddressChange}>
      {(current, go) => <AdminSessionsScreen address={current} onAddressChange={go} />}
    </StoryPlace>
  );
}

/** Where is looked: the story, or a dialog over it. */
export type Canvas = Pick<typeof screen, 'findByRole' | 'findByText' | 'getByRole' | 'getAllByRole'>;

/** The rows near the viewport, without the head. */
export const rows = (canvas: Canvas) =>
  within(canvas.getByRole('grid'))
    .getAllByRole('row')
    .filter((row) => within(row).queryByRole('rowheader') !== null);

/** Once the first rows are there. */
export const loaded = (canvas: Canvas) => canvas.findByText(/^100 of [\d,]+ rows loaded/);

/** Chooses an option of a select. */
export const choose = async (canvas: Canvas, field: RegExp, option: string) => {
  await userEvent.click(canvas.getByRole('button', { name: field }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
};

/** The address that was written last. */
export const lastAddress = (args: { onAddressChange: unknown }) =>
  (args.onAddressChange as ReturnType<typeof fn>).mock.lastCall?.[0] as ReturnType<typeof addressOf>;
