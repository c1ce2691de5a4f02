import { decideApproval, listApprovals } from '@sakina/platform/contract';
import { scenarios } from '@sakina/mocks';
import { AdminSettingsScreen } from '@sakina/portal-features/administration/settings';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { addressOf, WithAddress, reasonOf } from '../story-help.tsx';

const meta = {
  title: 'Admin/Settings/Approvals',
  component: AdminSettingsScreen,
  parameters: { layout: 'fullscreen', account: 'admin@demo.test' },
  globals: { theme: 'admin', density: 'compact', viewport: { value: 'desktop', isRotated: false } },
  args: { address: addressOf(), onAddressChange: fn() },
  render: WithAddress,
} satisfies Meta<typeof AdminSettingsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

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
