import {
  decideApproval,
  getPlatformSettings,
  listApprovals,
  listAuditEntries,
  updatePlatformSettings,
} from '@sakina/platform/contract';
import type { AuditEntry, UserId } from '@sakina/platform/contract';
import { ids, scenarios } from '@sakina/mocks';
import { AdminSettingsScreen, writeSettingsAddress } from '@sakina/portal-features/administration/settings';
import type { SettingsAddress } from '@sakina/portal-features/administration/settings';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { beyondTheEdge } from '../../../shared/testing/story-help.ts';
import { addressOf, WithAddress } from '../story-help.tsx';

const meta = {
  title: 'Admin/Settings',
  component: AdminSettingsScreen,
  parameters: { layout: 'fullscreen', account: 'admin@demo.test' },
  globals: { theme: 'admin', density: 'compact', viewport: { value: 'desktop', isRotated: false } },
  args: { address: addressOf(), onAddressChange: fn() },
  render: WithAddress,
} satisfies Meta<typeof AdminSettingsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const reasonOf = (dialog: HTMLElement) => within(dialog).getByRole('textbox', { name: /Reason/ });

export const Default: Story = {
  name: 'Says which features are on and who would notice if one were turned off [ROUTE-26]',
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /^Voice and video sessions/ });
    await expect(within(row).getByText('On')).toBeVisible();
    await expect(within(row).getByText('Used by 11,204 people in the last 28 days')).toBeVisible();
    await expect(canvas.getByText(/^Version 14, saved .* by Dr. Mariam El-Sayed/)).toBeVisible();
  },
};

export const ByKeyboard: Story = {
  name: 'A feature is turned off and brought back by keyboard alone, its effects said before [CARE-8]',
  play: async ({ canvas }) => {
    (await canvas.findByRole('button', { name: 'Turn off: Community' })).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Turn off Community for everyone?' });
    await expect(within(dialog).getByText('8,641 people used it in the last 28 days.')).toBeVisible();
    await expect(within(dialog).getByText(/Nothing is deleted/)).toBeVisible();
    within(dialog).getByRole('button', { name: 'Save' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await within(dialog).findByText(/Use at least 3 characters/)).toBeVisible();
    await waitFor(() => expect(reasonOf(dialog)).toHaveFocus());
    await userEvent.keyboard('Too few moderators this week.{Tab}{Tab}{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Turn on: Community' })).toBeVisible();
    await expect(await canvas.findByText('Community: from “On” to “Off”')).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button', { name: /^Restore previous version: before/ })[0]!);
    const back = await screen.findByRole('dialog', { name: /^Restore the version before/ });
    await userEvent.type(reasonOf(back), 'They are enough again.');
    await userEvent.click(within(back).getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('button', { name: 'Turn off: Community' })).toBeVisible();
  },
};

export const Conflict: Story = {
  name: 'When someone else saved meanwhile, both versions are shown and nothing typed is lost [SEC-16]',
  args: { address: addressOf('view=policies') },
  beforeEach: ({ msw }) =>
    msw.use(scenarios.failingOnce(updatePlatformSettings, { status: 409, code: 'VERSION_CONFLICT' })),
  play: async ({ canvas }) => {
    const days = await canvas.findByRole('textbox', { name: /Recording retention/ });
    await userEvent.clear(days);
    await userEvent.type(days, '400');
    await userEvent.click(canvas.getByRole('button', { name: 'Review changes' }));
    const dialog = await screen.findByRole('dialog', { name: 'Change these policies?' });
    await expect(within(dialog).getByText(/Existing recordings are kept longer too/)).toBeVisible();
    await userEvent.type(reasonOf(dialog), 'Asked for more and more.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    await expect(await within(dialog).findByText(/yours “400 days”, theirs “365 days”/)).toBeVisible();
    await expect(reasonOf(dialog)).toHaveValue('Asked for more and more.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save mine over theirs' }));
    await expect(await canvas.findByText(/^Version 15, saved .* by Ingrid Solheim/)).toBeVisible();
  },
};

export const ShorterTime: Story = {
  name: 'A shorter time says what it deletes and is asked of a second administrator, not saved [ADM-23] [ADM-65]',
  args: { address: addressOf('view=policies') },
  play: async ({ canvas }) => {
    const days = await canvas.findByRole('textbox', { name: /Recording retention/ });
    await userEvent.clear(days);
    await userEvent.type(days, '1');
    await userEvent.click(canvas.getByRole('button', { name: 'Review changes' }));
    const dialog = await screen.findByRole('dialog', { name: 'Change these policies?' });
    await expect(await within(dialog).findByText(/existing recordings? would be deleted/)).toBeVisible();
    await expect(within(dialog).getByText(/A second administrator must approve within 7 days/)).toBeVisible();
    await expect(within(dialog).getByText(/It takes effect 7 days after that/)).toBeVisible();
    await userEvent.type(reasonOf(dialog), 'Storage is nearly full.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Request approval' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(canvas.getByText(/^Version 14/)).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Approvals' }));
    await expect(await canvas.findAllByText('Another administrator has to decide.')).toHaveLength(2);
    await expect(canvas.getAllByRole('button', { name: /^Withdraw: / })).toHaveLength(2);
  },
};

export const Approves: Story = {
  name: 'A second administrator approves with a reason; the change waits for its day and can be stopped [ADM-23] [ADM-65]',
  args: { address: addressOf('view=approvals') },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Approve: Shorter record retention' }));
    const dialog = await screen.findByRole('dialog', { name: 'Approve: Shorter record retention?' });
    await expect(within(dialog).getByText(/It takes effect 7 days after you approve/)).toBeVisible();
    await userEvent.type(reasonOf(dialog), 'The clinical board agrees.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Approve' }));
    await expect(await canvas.findByText(/^Takes effect .*\. Until then it can be stopped/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Stop: / }));
    const stop = await screen.findByRole('dialog', { name: /^Stop: / });
    await userEvent.type(reasonOf(stop), 'A study still needs them.');
    await userEvent.click(within(stop).getByRole('button', { name: 'Stop' }));
    await expect(await canvas.findByText('Withdrawn')).toBeVisible();
  },
};

export const DecidedMeanwhile: Story = {
  name: 'A request that was decided meanwhile says so and keeps the reason [ADM-23]',
  args: { address: addressOf('view=approvals') },
  beforeEach: ({ msw }) => msw.use(scenarios.failingOnce(decideApproval, { status: 409, code: 'ALREADY_DECIDED' })),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Deny: / }));
    const dialog = await screen.findByRole('dialog', { name: /^Deny: / });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Deny' }));
    await expect(await within(dialog).findByText(/Use at least 3 characters/)).toBeVisible();
    await userEvent.type(reasonOf(dialog), 'Not before the audit.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Deny' }));
    await expect(await within(dialog).findByText('This is no longer waiting')).toBeVisible();
    await expect(reasonOf(dialog)).toHaveValue('Not before the audit.');
  },
};

export const ApprovalsEmpty: Story = {
  args: { address: addressOf('view=approvals') },
  beforeEach: ({ msw }) => msw.use(scenarios.empty(listApprovals)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Nothing needs approval' })).toBeVisible();
  },
};

export const ApprovalsFail: Story = {
  args: { address: addressOf('view=approvals') },
  beforeEach: ({ msw }) => msw.use(scenarios.failingOnce(listApprovals)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong on our side');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('button', { name: /^Approve: / })).toBeVisible();
  },
};

export const ApprovalsLoading: Story = {
  args: { address: addressOf('view=approvals') },
  beforeEach: ({ msw }) => msw.use(scenarios.loading(listApprovals)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading requests…')).toBeInTheDocument();
  },
};

export const ApprovalsRightToLeft: Story = {
  globals: { locale: 'ar' },
  args: { address: addressOf('view=approvals') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^موافقة: / })).toBeVisible();
  },
};

export const LogDown: Story = {
  name: 'Without an entry in the audit log nothing is changed, and the dialog says so',
  beforeEach: ({ msw }) => msw.use(scenarios.failingOnce(updatePlatformSettings, { status: 503, code: 'LOG_DOWN' })),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Turn off: Broadcasts' }));
    const dialog = await screen.findByRole('dialog', { name: /Turn off Broadcasts/ });
    await userEvent.type(reasonOf(dialog), 'A test of the log.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    await expect(await within(dialog).findByText('The audit log is unavailable')).toBeVisible();
    await expect(reasonOf(dialog)).toHaveValue('A test of the log.');
  },
};

export const WrongPolicy: Story = {
  name: 'A policy outside its limits is named at its field, which gets the focus',
  args: { address: addressOf('view=policies') },
  play: async ({ canvas }) => {
    const years = await canvas.findByRole('textbox', { name: /Audit log retention/ });
    await userEvent.clear(years);
    await userEvent.type(years, '2');
    await userEvent.click(canvas.getByRole('button', { name: 'Review changes' }));
    await expect(await canvas.findByText('Enter a whole number from 6 to 30.')).toBeVisible();
    await waitFor(() => expect(years).toHaveFocus());
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};

export const Plans: Story = {
  name: 'A smaller plan says who is over its limit and what is no longer included [PLAN-1]',
  args: { address: addressOf('view=plans') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /^Anjuman Welfare Trust.*737 of 10/ })).toBeVisible();
    await expect(canvas.queryByText('-1')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: /Your organization’s plan/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Starter' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Change plan' }));
    const dialog = await screen.findByRole('dialog', { name: 'Move Harbour Care Network to the Starter plan?' });
    await expect(within(dialog).getByText(/the plan allows 10/)).toBeVisible();
    await expect(within(dialog).getByText(/No longer included: .*Analytics and reports/)).toBeVisible();
  },
};

export const Secret: Story = {
  name: 'A secret waits for a second administrator and is never shown [ADM-67]',
  args: { address: addressOf('view=connections') },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Replace secret: Text messages' }));
    const dialog = await screen.findByRole('dialog', { name: 'Replace the secret for Text messages?' });
    const field = within(dialog).getByLabelText(/New secret/);
    await userEvent.type(field, 'short');
    await userEvent.type(reasonOf(dialog), 'The yearly change.');
    await expect(within(dialog).getByText(/A second administrator must approve/)).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Request approval' }));
    await expect(await within(dialog).findByText('Enter 8 to 512 characters.')).toBeVisible();
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, '-and-longer-9XyZ');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Request approval' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(canvas.getByText('…Xk2p')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Approvals' }));
    await expect(await canvas.findByText('Last characters of the secret: from “Xk2p” to “9XyZ”')).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent('short-and-longer');
  },
};

export const ReadByAnOwner: Story = {
  name: 'An owner reads the settings and is offered no change of them [ROLE-4] [ADM-22]',
  parameters: { account: 'owner@demo.test' },
  play: async ({ canvas }) => {
    const title = 'Only platform administrators can change this';
    await expect(await canvas.findByText(title)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Turn o/ })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('tab', { name: 'Approvals' }));
    await expect(await canvas.findByText(title)).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Policies' }));
    await expect(await canvas.findByRole('textbox', { name: /Recording retention/ })).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: 'Review changes' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: /^Restore/ })).not.toBeInTheDocument();
  },
};

export const WhoMayDoWhat: Story = {
  name: 'Who may do what is the table of the guards themselves [ROLE-4] [PORTAL-3]',
  args: { address: addressOf('view=access') },
  play: async ({ canvas }) => {
    const admin = within(await canvas.findByRole('row', { name: /^Platform Administrator/ }));
    await expect(admin.getByText('Provider portal')).toBeVisible();
    const client = within(canvas.getByRole('row', { name: /^Patient / }));
    await expect(client.queryByText('Administration')).not.toBeInTheDocument();
  },
};

export const AuditLog: Story = {
  name: 'The audit log says who did what, what changed in words, and what was refused [ROUTE-26] [SEC-8]',
  args: { address: addressOf('view=audit') },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText(/^Showing the last 30 days/)).toBeVisible();
    await expect(await canvas.findByText('Recording retention: from “180 days” to “365 days”')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search Audit log' }), 'idris');
    await expect(await canvas.findByRole('row', { name: /Denied.*Denied: the role doesn’t allow it/ })).toBeVisible();
    const written = (args.onAddressChange as ReturnType<typeof fn>).mock.calls.map(([next]) =>
      writeSettingsAddress(next as SettingsAddress).toString(),
    );
    await expect(written.join()).not.toMatch(/idris/);
  },
};

export const WhoLooked: Story = {
  name: 'From one entry to everyone who looked at the same person',
  args: { address: addressOf(`view=audit&target=${ids.users.layla}`) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Only entries about Layla Haddad')).toBeVisible();
    const looks = await canvas.findAllByRole('row', { name: /Person viewed/ });
    await expect(looks).toHaveLength(2);
    const cell = within(looks[0]!).getByRole('rowheader');
    cell.focus();
    await userEvent.keyboard('{Enter}');
    const sheet = await canvas.findByRole('region', { name: 'Person viewed' });
    await expect(within(sheet).getByRole('link', { name: 'Layla Haddad' })).toHaveAttribute(
      'href',
      `/admin/users?user=${ids.users.layla}`,
    );
    await expect(within(sheet).getByText(ids.users.layla)).toBeInTheDocument();
    await userEvent.click(within(sheet).getByRole('button', { name: 'Everything by Ingrid Solheim' }));
    await expect(await canvas.findByText('Only actions by Ingrid Solheim')).toBeVisible();
  },
};

export const Exports: Story = {
  name: 'An export asks for its reason and stands in the log itself',
  args: { address: addressOf('view=audit') },
  play: async ({ canvas }) => {
    await canvas.findByText('Recording retention: from “180 days” to “365 days”');
    await userEvent.click(canvas.getByRole('button', { name: /Export/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Export the audit log?' });
    await expect(within(dialog).getByText(/exported with the current filters/)).toBeVisible();
    await userEvent.type(reasonOf(dialog), 'The yearly examination.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Export' }));
    await expect(await canvas.findByRole('row', { name: /Audit log exported.*The yearly examination/ })).toBeVisible();
  },
};

export const AuditDown: Story = {
  name: 'A log that is down is never shown as nothing happened',
  args: { address: addressOf('view=audit') },
  beforeEach: ({ msw }) => msw.use(scenarios.failing(listAuditEntries)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The audit log can’t be loaded')).toBeVisible();
    await expect(canvas.queryByText('No entries in this period')).not.toBeInTheDocument();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.loading(getPlatformSettings)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the settings…')).toBeInTheDocument();
  },
};

export const Slow: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.slow(getPlatformSettings)),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Audit log' })).toBeEnabled();
    await expect(await canvas.findByText(/^Version 14/, undefined, { timeout: 4000 })).toBeVisible();
  },
};

export const Empty: Story = {
  args: { address: addressOf('view=audit') },
  beforeEach: ({ msw }) => msw.use(scenarios.empty(listAuditEntries)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No entries in this period' })).toBeVisible();
  },
};

export const Error: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.failingOnce(getPlatformSettings)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong on our side');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText(/^Version 14/)).toBeVisible();
  },
};

export const Denied: Story = {
  parameters: { account: 'patient@demo.test' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('alert'))[0]).toHaveTextContent('You don’t have access to this');
  },
};

const longEntry: AuditEntry = {
  id: 'aud-long' as AuditEntry['id'],
  at: '2026-11-24T10:00:00.000Z',
  actor: {
    id: 'usr-long1' as UserId,
    displayName: 'Sheikha Maria Fernanda Albuquerque de Vasconcelos e Papadopoulos-Christodoulou',
  },
  action: 'settings.changed',
  target: { kind: 'SETTINGS', id: 'platform', label: null },
  reason: 'وافق مجلس الإدارة على حفظ التسجيلات مدة أطول بعد مراجعة طلبات المستفيدين في جميع الدول',
  before: { 'policies.recording.keepDays': 180, 'features.voiceVideo': true },
  after: { 'policies.recording.keepDays': 3650, 'features.voiceVideo': false },
};

export const LongText: Story = {
  args: { address: addressOf('view=audit') },
  beforeEach: ({ msw }) =>
    msw.use(scenarios.answering(listAuditEntries, { items: [longEntry], total: 1, nextCursor: null })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Sheikha Maria/)).toBeVisible();
    await expect(beyondTheEdge()).toEqual([]);
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: { address: addressOf('view=policies') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'الإعدادات', level: 1 })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'مراجعة التغييرات' })).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/^Version 14/)).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
