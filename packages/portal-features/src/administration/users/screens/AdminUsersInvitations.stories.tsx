import { scenarios } from '@sakina/mocks';
import { listOrganizations } from '@sakina/platform/contract';
import { AdminUsersScreen } from '@sakina/portal-features/administration/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { addressOf, WithAddress } from '../story-help.tsx';

const meta = {
  title: 'Admin/People/Invitations',
  component: AdminUsersScreen,
  parameters: { layout: 'fullscreen', account: 'admin@demo.test' },
  globals: { theme: 'admin', density: 'compact', viewport: { value: 'desktop', isRotated: false } },
  args: { address: addressOf(), onAddressChange: fn() },
  render: WithAddress,
} satisfies Meta<typeof AdminUsersScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Invites: Story = {
  name: 'An invitation says at its field that an address is malformed or taken, and keeps what was typed',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Invite staff' }));
    const dialog = await screen.findByRole('dialog', { name: 'Invite a staff member' });
    const email = await within(dialog).findByRole('textbox', { name: /Email/ });
    await userEvent.type(within(dialog).getByRole('textbox', { name: /Full name/ }), 'Hanna Lindqvist');
    await userEvent.type(email, 'hanna');
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Manager' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send invitation' }));
    await expect(await within(dialog).findByText('Enter an address like name@example.com.')).toBeVisible();
    await waitFor(() => expect(email).toHaveFocus());
    await userEvent.clear(email);
    await userEvent.type(email, 'patient@demo.test');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send invitation' }));
    await expect(await within(dialog).findByText(/An account with this email already exists/)).toBeVisible();
    await userEvent.clear(email);
    await userEvent.type(email, 'hanna@demo.test');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send invitation' }));
    await expect(await canvas.findByRole('region', { name: 'Hanna Lindqvist' })).toBeVisible();
  },
};

export const OrganizationsFail: Story = {
  name: 'An invitation offers no organization as a choice only once the others have loaded',
  beforeEach: ({ msw }) => msw.use(scenarios.failingOnce(listOrganizations)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Invite staff' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite a staff member' }));
    const again = await dialog.findByRole('button', { name: 'Load organizations again' });
    await expect(dialog.getByRole('button', { name: /^Organizations couldn’t be loaded/ })).toBeDisabled();
    await userEvent.click(again);
    await userEvent.click(await dialog.findByRole('button', { name: /^None/ }));
    await expect(await screen.findByRole('option', { name: 'Harbour Care Network' })).toBeVisible();
  },
};

export const OwnOrganization: Story = {
  name: 'An owner invites into their own organization, the only one that is offered',
  parameters: { account: 'owner@demo.test' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Invite staff' }));
    const dialog = await screen.findByRole('dialog', { name: 'Invite a staff member' });
    await expect(await within(dialog).findByRole('button', { name: /^Harbour Care Network/ })).toBeVisible();
    await userEvent.type(within(dialog).getByRole('textbox', { name: /Full name/ }), 'Hanna Lindqvist');
    await userEvent.type(within(dialog).getByRole('textbox', { name: /Email/ }), 'hanna@demo.test');
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Manager' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send invitation' }));
    const sheet = await canvas.findByRole('region', { name: 'Hanna Lindqvist' });
    await expect(await within(sheet).findByText('Harbour Care Network')).toBeVisible();
  },
};

export const TakenAddress: Story = {
  name: 'An address that was invited before leads to that account, from where the invitation is sent again [ADM-29]',
  args: { address: addressOf('f.status=INVITED') },
  play: async ({ canvas }) => {
    const [row] = await canvas.findAllByRole('row', { name: /Invit/ });
    const email = within(row!).getByText(/@/).textContent;
    await userEvent.click(await canvas.findByRole('button', { name: 'Invite staff' }));
    const dialog = await screen.findByRole('dialog', { name: 'Invite a staff member' });
    await userEvent.type(await within(dialog).findByRole('textbox', { name: /Full name/ }), 'Someone');
    await userEvent.type(within(dialog).getByRole('textbox', { name: /Email/ }), email);
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Manager' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send invitation' }));
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Open that account' }));
    await expect(await canvas.findByRole('button', { name: 'Resend invitation' })).toBeVisible();
  },
};

export const ExpiredInvitation: Story = {
  name: 'An expired invitation says so, is sent again with a new link, and is revoked with a reason [ADM-29]',
  args: { address: addressOf('f.status=INVITED&sort=createdAt') },
  play: async ({ canvas }) => {
    const [cell] = await canvas.findAllByText('Invitation expired');
    within(cell!.closest<HTMLElement>('[role="row"]')!).getByRole('rowheader').focus();
    await userEvent.keyboard('{Enter}');
    const sheet = await canvas.findByRole('region', { name: /./ });
    await expect(await within(sheet).findByText(/The link expired/)).toBeVisible();
    await expect(within(sheet).queryByRole('button', { name: 'Revoke invitation' })).not.toBeInTheDocument();
    await userEvent.click(within(sheet).getByRole('button', { name: 'Resend invitation' }));
    await expect(await within(sheet).findByText(/by Ingrid Solheim\. The link works until/)).toBeVisible();
    await userEvent.click(within(sheet).getByRole('button', { name: 'Revoke invitation' }));
    const dialog = await screen.findByRole('dialog', { name: /^Revoke .*’s invitation/ });
    await userEvent.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'Went to a wrong address.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Revoke invitation' }));
    await expect(await within(sheet).findByText(/The link was revoked/)).toBeVisible();
  },
};
