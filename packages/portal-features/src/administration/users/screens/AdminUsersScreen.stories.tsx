import {
  changeManyUsers,
  getAdminUser,
  listAdminUsers,
  previewSuspension,
  suspendUser,
} from '@sakina/platform/contract';
import type { AdminUser } from '@sakina/platform/contract';
import { ids, scenarios } from '@sakina/mocks';
import { AdminUsersScreen } from '@sakina/portal-features/administration/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { beyondTheEdge } from '../../../shared/testing/story-help.ts';
import { addressOf, WithAddress } from '../story-help.tsx';

const meta = {
  title: 'Admin/People',
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

export const Default: Story = {
  name: 'Lists everyone with an account, a hundred thousand, by name [ROUTE-26] [FAST-4]',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^100 of 100,\d{3} rows loaded/)).toBeVisible();
    await expect(canvas.getByRole('grid', { name: 'People' })).toHaveAttribute('aria-colcount', '10');
  },
};

export const ByKeyboard: Story = {
  name: 'Finds, suspends and reactivates a person by keyboard alone [CARE-8] [SEC-8]',
  play: async ({ canvas, args }) => {
    await canvas.findByText(/rows loaded/);
    canvas.getByRole('heading', { level: 1 }).tabIndex = -1;
    canvas.getByRole('heading', { level: 1 }).focus();
    await userEvent.keyboard('/');
    await expect(canvas.getByRole('searchbox', { name: 'Search People' })).toHaveFocus();
    await userEvent.keyboard('noah');
    await waitFor(() => expect(canvas.queryByText(/rows loaded/)).not.toBeInTheDocument());
    const cell = within(await canvas.findByRole('row', { name: /second@demo\.test/ })).getByRole('rowheader');
    cell.focus();
    await userEvent.keyboard('{Enter}');
    const sheet = await canvas.findByRole('region', { name: cell.textContent });
    (await within(sheet).findByRole('button', { name: 'Suspend' })).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: `Suspend ${cell.textContent}?` });
    await expect(
      await within(dialog).findByText(/upcoming session(s)? (is|are) canceled|They have no upcoming sessions/),
    ).toBeVisible();
    within(dialog).getByRole('button', { name: 'Suspend' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await within(dialog).findByText(/Use at least 3 characters/)).toBeVisible();
    await waitFor(() => expect(within(dialog).getByRole('textbox', { name: /Reason/ })).toHaveFocus());
    await userEvent.keyboard('Asked for it on the telephone.{Tab}{Tab}{Enter}');
    await expect(await within(sheet).findByText(/^Suspended .* by Ingrid Solheim: Asked for it/)).toBeVisible();
    await userEvent.click(within(sheet).getByRole('button', { name: 'Reactivate' }));
    const again = await screen.findByRole('dialog', { name: /^Reactivate/ });
    await userEvent.type(within(again).getByRole('textbox', { name: /Reason/ }), 'It was a mistake.');
    await userEvent.click(within(again).getByRole('button', { name: 'Reactivate' }));
    await expect(await within(sheet).findByRole('button', { name: 'Suspend' })).toBeVisible();
    sheet.focus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(canvas.getByRole('row', { name: /second@demo\.test/ })).toContainElement(
        document.activeElement as HTMLElement,
      ),
    );
    await expect(
      JSON.stringify(
        (args.onAddressChange as ReturnType<typeof fn>).mock.calls.map(
          ([next]) => (next as typeof args.address).table.search,
        ),
      ),
    ).not.toMatch(/noah/);
  },
};

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

export const Exports: Story = {
  name: 'An export asks first and says that the audit log keeps it',
  args: { address: addressOf('f.roles=platform:admin') },
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /Dr. Mariam El-Sayed/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Export 2 people?' });
    await expect(within(dialog).getByText(/The audit log records that you exported it/)).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Don’t export' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  },
};

export const SharesAView: Story = {
  name: 'A view in force can be shared with all administrators, without words that were searched for [SEC-8]',
  args: { address: addressOf('view=viw-5e0c91ab') },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Share' }));
    await expect(await canvas.findByText('All administrators see “Suspended in Kenya”.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Stop sharing' })).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.loading(listAdminUsers)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid', { name: 'People' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const Slow: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.slow(listAdminUsers)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('searchbox', { name: 'Search People' })).toBeEnabled();
    await expect(await canvas.findByText(/rows loaded/)).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.empty(listAdminUsers)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No one has an account yet' })).toBeVisible();
  },
};

export const EmptyByFilter: Story = {
  name: 'Where nothing matches, all filters can be taken away',
  args: { address: addressOf('f.roles=platform:admin&f.status=INVITED') },
  play: async ({ canvas }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: 'Clear all filters' })).at(-1)!);
    await expect(await canvas.findByText(/rows loaded/)).toBeVisible();
  },
};

export const Error: Story = {
  name: 'A failure is never shown as no one found',
  beforeEach: ({ msw }) => msw.use(scenarios.failingOnce(listAdminUsers)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong on our side');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText(/rows loaded/)).toBeVisible();
  },
};

export const NotFound: Story = {
  args: { address: addressOf('user=usr-unknown') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We couldn’t find this person')).toBeVisible();
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

export const Denied: Story = {
  parameters: { account: 'patient@demo.test' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('You don’t have access to this');
  },
};

const person = (id: string, displayName: string) => ({
  id: id as AdminUser['id'],
  displayName,
  email: `${id}@demo.test`,
  roles: ['sakina:owner', 'therapist', 'patient'] as AdminUser['roles'],
  status: 'ACTIVE' as const,
  plan: 'starter' as const,
  organization: { id: 'org-x', name: 'Sociedade Internacional de Cuidado Psicológico e Espiritual' },
  country: 'BR',
  timeZone: 'America/Sao_Paulo',
  createdAt: '2026-01-02T10:00:00.000Z',
  lastSeenAt: null,
  sessionCount: 0,
});

export const LongText: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      scenarios.answering(listAdminUsers, {
        items: [
          person('usr-long1', 'Sheikha Maria Fernanda Albuquerque de Vasconcelos e Papadopoulos-Christodoulou'),
          person('usr-long2', 'عائشة المنصوري'),
        ],
        total: 2,
        nextCursor: null,
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('عائشة المنصوري')).toBeVisible();
    await expect(beyondTheEdge()).toEqual([]);
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: { address: addressOf(`user=${ids.users.layla}`) },
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid', { name: 'الأشخاص' });
    await expect(getComputedStyle(grid).direction).toBe('rtl');
    await expect(await canvas.findByRole('button', { name: 'إيقاف' })).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/rows loaded/)).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
