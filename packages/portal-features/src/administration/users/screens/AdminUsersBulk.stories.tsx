import { changeManyUsers } from '@sakina/platform/contract';
import { scenarios } from '@sakina/mocks';
import { AdminUsersScreen } from '@sakina/portal-features/administration/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { addressOf, WithAddress } from '../story-help.tsx';

const meta = {
  title: 'Admin/People/Bulk changes',
  component: AdminUsersScreen,
  parameters: { layout: 'fullscreen', account: 'admin@demo.test' },
  globals: { theme: 'admin', density: 'compact', viewport: { value: 'desktop', isRotated: false } },
  args: { address: addressOf(), onAddressChange: fn() },
  render: WithAddress,
} satisfies Meta<typeof AdminUsersScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Pick<typeof screen, 'findByRole' | 'getByRole' | 'findAllByRole'>;

const choose = async (canvas: Canvas, name: string) =>
  userEvent.click(await canvas.findByRole('checkbox', { name: `Select ${name}` }));

/** Administrators, of whom two must stay, and viewers of an organization, who can be suspended. */
const STAFF = 'f.roles=platform:admin&f.roles=sakina:viewer';

export const Bulk: Story = {
  name: 'Many are suspended after a preview of exactly these people, and what could not be done is told',
  args: { address: addressOf(STAFF) },
  play: async ({ canvas }) => {
    await choose(canvas, 'Ingrid Solheim');
    await choose(canvas, 'Henry Osei');
    await userEvent.click(
      within(canvas.getByRole('group', { name: 'Selection' })).getByRole('button', { name: 'Suspend' }),
    );
    const dialog = await screen.findByRole('dialog', { name: 'Suspend 1 person?' });
    await expect(within(dialog).getByText('Henry Osei, viewer@demo.test')).toBeVisible();
    await expect(within(dialog).getByText('1: your own account')).toBeVisible();
    await userEvent.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'Left the organization.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Suspend 1 person' }));
    const done = await screen.findByRole('dialog', { name: '1 person is suspended' });
    await expect(within(done).getByText('usr-7ef350: your own account')).toBeVisible();
    await expect(within(done).queryByRole('button', { name: 'Reactivate them' })).toBeNull();
    await userEvent.click(within(done).getAllByRole('button', { name: 'Close' }).at(-1)!);
    await expect(await canvas.findByRole('row', { name: /Henry Osei.*Suspended/ })).toBeVisible();
  },
};

export const BulkUndone: Story = {
  name: 'What was done to exactly those who were chosen is taken back from where it is told [ADM-15]',
  args: { address: addressOf(STAFF) },
  play: async ({ canvas }) => {
    await choose(canvas, 'Henry Osei');
    const bar = within(canvas.getByRole('group', { name: 'Selection' }));
    await userEvent.click(bar.getByRole('button', { name: 'Suspend' }));
    const dialog = await screen.findByRole('dialog', { name: 'Suspend 1 person?' });
    await userEvent.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'The wrong list.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Suspend 1 person' }));
    const done = await screen.findByRole('dialog', { name: '1 person is suspended' });
    await userEvent.click(within(done).getByRole('button', { name: 'Reactivate them' }));
    const back = await screen.findByRole('dialog', { name: 'Reactivate 1 person?' });
    await userEvent.type(within(back).getByRole('textbox', { name: /Reason/ }), 'It was the wrong list.');
    await userEvent.click(within(back).getByRole('button', { name: 'Reactivate 1 person' }));
    await expect(await screen.findByRole('dialog', { name: '1 person is active again' })).toBeVisible();
  },
};

export const BulkConflict: Story = {
  name: 'When other people match than in the preview, no one is changed and the list can be looked at again',
  args: { address: addressOf(STAFF) },
  beforeEach: ({ msw }) =>
    msw.use(scenarios.failingOnce(changeManyUsers, { status: 409, code: 'SELECTION_CHANGED', details: { total: 3 } })),
  play: async ({ canvas }) => {
    await choose(canvas, 'Henry Osei');
    await userEvent.click(
      within(canvas.getByRole('group', { name: 'Selection' })).getByRole('button', { name: 'Suspend' }),
    );
    const dialog = await screen.findByRole('dialog', { name: 'Suspend 1 person?' });
    await userEvent.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'Left the organization.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Suspend 1 person' }));
    await expect(await within(dialog).findByText('The list has changed')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Check again' }));
    await waitFor(() => expect(screen.queryByText('The list has changed')).not.toBeInTheDocument());
    await expect(await screen.findByRole('textbox', { name: /Reason/ })).toHaveValue('Left the organization.');
  },
};
