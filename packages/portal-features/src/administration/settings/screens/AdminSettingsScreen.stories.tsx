import { getPlatformSettings, updatePlatformSettings } from '@sakina/platform/contract';
import { scenarios } from '@sakina/mocks';
import { AdminSettingsScreen } from '@sakina/portal-features/administration/settings';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { addressOf, WithAddress, reasonOf } from '../story-help.tsx';

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
