import { getAdminUser, previewSuspension, suspendUser } from '@sakina/platform/contract';
import { ids, scenarios } from '@sakina/mocks';
import { AdminUsersScreen } from '@sakina/portal-features/administration/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { addressOf, WithAddress } from '../story-help.tsx';

const meta = {
  title: 'Admin/People/Roles and suspension',
  component: AdminUsersScreen,
  parameters: { layout: 'fullscreen', account: 'admin@demo.test' },
  globals: { theme: 'admin', density: 'compact', viewport: { value: 'desktop', isRotated: false } },
  args: { address: addressOf(), onAddressChange: fn() },
  render: WithAddress,
} satisfies Meta<typeof AdminUsersScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ChangesRoles: Story = {
  name: 'A change of roles says what it opens before it is sent [ROLE-4] [PORTAL-2]',
  args: { address: addressOf(`user=${ids.users.layla}`) },
  play: async ({ canvas }) => {
    const sheet = await canvas.findByRole('region', { name: 'Layla Haddad' });
    await userEvent.click(await within(sheet).findByRole('button', { name: 'Change roles' }));
    const dialog = await screen.findByRole('dialog', { name: 'Layla Haddad’s roles' });
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Organization Owner' }));
    await expect(within(dialog).getByText('Gains access to: Administration')).toBeVisible();
    await expect(within(dialog).getByText(/within 5 minutes/)).toBeVisible();
    await userEvent.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'Leads the new organization.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Change roles' }));
    await expect(await within(sheet).findByText('Organization Owner and Patient')).toBeVisible();
    await expect(within(sheet).getByText('Consumer portal and Administration')).toBeVisible();
  },
};

export const AsksForAPlatformAdministrator: Story = {
  name: 'A platform administrator is asked for, and nothing changes before a second one approves [ADM-23]',
  args: { address: addressOf(`user=${ids.users.layla}`) },
  play: async ({ canvas }) => {
    const sheet = await canvas.findByRole('region', { name: 'Layla Haddad' });
    await userEvent.click(await within(sheet).findByRole('button', { name: 'Change roles' }));
    const dialog = await screen.findByRole('dialog', { name: 'Layla Haddad’s roles' });
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Platform Administrator' }));
    await expect(within(dialog).getByText(/takes two people: nothing changes until another one/)).toBeVisible();
    await userEvent.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'Covers for a colleague.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Request approval' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(within(sheet).queryByText(/Platform Administrator/)).not.toBeInTheDocument();
  },
};

export const OwnAccount: Story = {
  name: 'One’s own account is not suspended or demoted, and says so before sending [ROLE-4]',
  args: { address: addressOf(`user=${ids.users.ingrid}`) },
  play: async ({ canvas }) => {
    const sheet = await canvas.findByRole('region', { name: 'Ingrid Solheim' });
    await expect(await within(sheet).findByText(/This is your own account: only another/)).toBeVisible();
    await expect(within(sheet).queryByRole('button', { name: 'Suspend' })).not.toBeInTheDocument();
    await userEvent.click(within(sheet).getByRole('button', { name: 'Change roles' }));
    const dialog = await screen.findByRole('dialog', { name: /’s roles$/ });
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Patient' }));
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Platform Administrator' }));
    await expect(await within(dialog).findByText(/You can’t change your own roles/)).toBeVisible();
  },
};

export const SuspendsAProvider: Story = {
  name: 'A suspension says with figures what it does before it is sent, and a reactivation what does not come back [ADM-27] [ADM-28]',
  args: { address: addressOf(`user=${ids.users.amina}`) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Suspend' }));
    const dialog = await screen.findByRole('dialog', { name: /^Suspend / });
    await expect(await within(dialog).findByText(/^\d+ upcoming sessions are canceled\.$/)).toBeVisible();
    await expect(within(dialog).getByText(/Clients are refunded .* in full|Nothing was paid, so/)).toBeVisible();
    await expect(within(dialog).getByText(/other people are told their sessions are canceled/)).toBeVisible();
    await expect(within(dialog).getByText(/Their provider page is taken down, with \d+ open times/)).toBeVisible();
    await expect(within(dialog).getByText(/of their earnings is on hold/)).toBeVisible();
    await expect(within(dialog).getByText('These sessions will be canceled')).toBeVisible();
    await userEvent.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'Waits for an answer.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Suspend' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Reactivate' }));
    const again = await screen.findByRole('dialog', { name: /^Reactivate/ });
    await expect(within(again).getByText(/^\d+ sessions that were canceled stay canceled/)).toBeVisible();
  },
};

export const SuspensionChanged: Story = {
  name: 'Where their sessions changed since the figures were read, nothing is changed and they can be read again [ADM-15]',
  args: { address: addressOf(`user=${ids.users.layla}`) },
  beforeEach: ({ msw }) => msw.use(scenarios.failingOnce(suspendUser, { status: 409, code: 'SESSIONS_CHANGED' })),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Suspend' }));
    const dialog = await screen.findByRole('dialog', { name: 'Suspend Layla Haddad?' });
    await userEvent.type(await within(dialog).findByRole('textbox', { name: /Reason/ }), 'Asked for it.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Suspend' }));
    await expect(await within(dialog).findByText('Their sessions have changed')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Check again' }));
    await waitFor(() => expect(within(dialog).queryByText('Their sessions have changed')).not.toBeInTheDocument());
    await expect(within(dialog).getByRole('textbox', { name: /Reason/ })).toHaveValue('Asked for it.');
  },
};

export const SuspensionOfOnCall: Story = {
  name: 'Before someone on call is suspended, it says who takes over their turn [ADM-27]',
  args: { address: addressOf(`user=${ids.users.layla}`) },
  beforeEach: ({ msw }) =>
    msw.use(
      scenarios.answering(previewSuspension, {
        asClient: 0,
        asProvider: 0,
        running: 0,
        sample: [],
        refunds: null,
        notified: 0,
        openTimes: null,
        held: null,
        onCall: { takenOverBy: 'Grace Okafor', until: '2026-11-25T08:00:00Z' },
        mark: 'set1k2j3h4',
      }),
    ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Suspend' }));
    const dialog = await screen.findByRole('dialog', { name: 'Suspend Layla Haddad?' });
    await expect(
      await within(dialog).findByText(
        /^They’re on call for safety alerts until .*: Grace Okafor takes over right away\.$/,
      ),
    ).toBeVisible();
  },
};

export const SuspensionUnread: Story = {
  name: 'No one is suspended before its effects could be read [ADM-27]',
  args: { address: addressOf(`user=${ids.users.layla}`) },
  beforeEach: ({ msw }) => msw.use(scenarios.failingOnce(previewSuspension)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Suspend' }));
    const dialog = await screen.findByRole('dialog', { name: 'Suspend Layla Haddad?' });
    await expect(await within(dialog).findByRole('alert')).toHaveTextContent('Something went wrong on our side');
    await expect(within(dialog).queryByRole('textbox', { name: /Reason/ })).not.toBeInTheDocument();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Try again' }));
    await expect(await within(dialog).findByRole('textbox', { name: /Reason/ })).toBeVisible();
  },
};

export const SuspendFails: Story = {
  name: 'A failed suspension keeps the reason that was typed',
  args: { address: addressOf(`user=${ids.users.layla}`) },
  beforeEach: ({ msw }) => msw.use(scenarios.failingOnce(suspendUser), scenarios.slow(getAdminUser, 50)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Suspend' }));
    const dialog = await screen.findByRole('dialog', { name: 'Suspend Layla Haddad?' });
    const reason = await within(dialog).findByRole('textbox', { name: /Reason/ });
    await userEvent.type(reason, 'Asked for it.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Suspend' }));
    await expect(await within(dialog).findByText(/Something went wrong on our side/)).toBeVisible();
    await expect(reason).toHaveValue('Asked for it.');
  },
};
