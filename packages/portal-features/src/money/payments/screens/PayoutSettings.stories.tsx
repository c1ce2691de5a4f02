import { ids, scenarios, storyServer } from '@sakina/mocks';
import { getPaymentSummary, getPayoutSettings, listPayouts, updatePayoutSettings } from '@sakina/platform/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { keepsDrafts, leaveAndReturn } from '../../../shared/testing/story-drafts.tsx';
import { WithAddress, TABLE } from '../story-help.tsx';
import { PaymentsScreen } from './PaymentsScreen.tsx';

const meta = {
  title: 'Provider/Payments/Payouts and settings [ROUTE-29]',
  component: PaymentsScreen,
  parameters: { layout: 'fullscreen', account: 'therapist@demo.test' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: { place: { view: 'transactions', openId: null }, onPlaceChange: fn() },
  render: (args) => <WithAddress {...args} />,
} satisfies Meta<typeof PaymentsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Payouts: Story = {
  name: 'Ties a payout out to the bank, and says what to do about a returned one [CALL-35] [CLOUD-26]',
  args: { place: { view: 'payouts', openId: null } },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Payout on Oct 26/ }, TABLE));
    await expect(args.onPlaceChange).toHaveBeenLastCalledWith({ view: 'payouts', openId: 'pyo-mpy5qph3ge' });
    const panel = within(await screen.findByRole('dialog', { name: 'Payout' }));
    await expect(await panel.findByText('The bank rejected the transfer')).toBeVisible();
    await expect(panel.getByText(/it’s included in your next payout/)).toBeVisible();
    await expect(panel.getByRole('region', { name: 'Reconciliation' })).toHaveTextContent('$482.49');
  },
};

const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' as const });
const paidOut = (id: string, day: string) => ({
  id: id as never,
  providerId: ids.providers.amina,
  status: 'PAID' as const,
  amount: usd(9000),
  period: { from: day, to: day },
  createdAt: `${day}T10:00:00Z`,
  arrivesOn: day,
  destination: { bankName: 'Lakeside Community Bank', last4: '2855' },
  statementDescriptor: 'SAKINA CARE',
  transactionCount: 1,
  totals: { amount: usd(10000), fee: usd(1000), net: usd(9000) },
  failure: null,
});

export const ManyPayouts: Story = {
  name: 'Reads earlier payouts on request [CALL-35]',
  args: { place: { view: 'payouts', openId: null } },
  beforeEach: ({ msw }) =>
    msw.use(
      scenarios.answering(listPayouts, { items: [paidOut('pyo-late', '2026-10-26')], total: 2, nextCursor: 'next' }),
    ),
  play: async ({ canvas, msw }) => {
    await expect(await canvas.findByRole('button', { name: /Payout on Oct 26/ }, TABLE)).toBeVisible();
    msw.use(
      scenarios.answering(listPayouts, { items: [paidOut('pyo-early', '2026-05-04')], total: 2, nextCursor: null }),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Show earlier payouts' }));
    await expect(await canvas.findByRole('button', { name: /Payout on May 4/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Payout on Oct 26/ })).toBeVisible();
  },
};

export const Settings: Story = {
  name: 'Shows the next dates before payout settings are saved, and what is wrong at the field [CALL-36] [CLOUD-25]',
  args: { place: { view: 'settings', openId: null } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Payout schedule/ }, TABLE));
    await userEvent.click(await screen.findByRole('option', { name: 'Monthly' }));
    const dates = canvas.getByRole('region', { name: 'Upcoming payouts' });
    await expect(dates).toHaveTextContent(/December 1.*January 1.*February 1/);
    const text = canvas.getByRole('textbox', { name: /Statement descriptor/ });
    await userEvent.clear(text);
    await userEvent.type(text, 'Dr');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(text).toHaveFocus());
    await userEvent.type(text, ' Rahman care');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByText('Payout settings saved')).toBeVisible(), TABLE);
  },
};

export const SettingsComeBack: Story = {
  name: 'Gives back payout settings that were left unsaved [SEC-15] [CALL-36]',
  args: { place: { view: 'settings', openId: null } },
  decorators: [keepsDrafts],
  play: async ({ canvas }) => {
    const text = () => canvas.findByRole('textbox', { name: /Statement descriptor/ }, TABLE);
    const before = ((await text()) as HTMLInputElement).value;
    await userEvent.type(await text(), ' NY');
    await leaveAndReturn();
    await expect(await canvas.findByText('What you typed is back', undefined, TABLE)).toBeVisible();
    await expect(await text()).toHaveValue(`${before} NY`);
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(await text()).toHaveValue(before);
  },
};

export const SettingsInTwoWindows: Story = {
  name: 'Merges payout settings that two windows changed, and asks about what both did [CALL-36] [SEC-16]',
  args: { place: { view: 'settings', openId: null } },
  play: async ({ canvas }) => {
    const text = await canvas.findByRole('textbox', { name: /Statement descriptor/ }, TABLE);
    const otherWindow = storyServer.as('therapist@demo.test');
    const { version } = await otherWindow.call(getPayoutSettings, {});
    await otherWindow.call(updatePayoutSettings, { body: { version, schedule: { kind: 'DAILY' } } });
    await userEvent.clear(text);
    await userEvent.type(text, 'Dr Rahman care');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByText('Payout settings saved')).toBeVisible(), TABLE);
    const merged = await otherWindow.call(getPayoutSettings, {});
    await expect(merged).toMatchObject({ schedule: { kind: 'DAILY' }, statementDescriptor: 'Dr Rahman care' });
    await otherWindow.call(updatePayoutSettings, {
      body: { version: merged.version, statementDescriptor: 'Rahman NY' },
    });
    await userEvent.clear(text);
    await userEvent.type(text, 'Rahman Boston');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'This was changed in another window' }));
    await waitFor(() => expect(dialog.getByText('Rahman NY')).toBeVisible());
    await expect(dialog.queryByText('Daily')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Save what I typed' }));
    await waitFor(async () =>
      expect((await otherWindow.call(getPayoutSettings, {})).statementDescriptor).toBe('Rahman Boston'),
    );
  },
};

export const Owes: Story = {
  name: 'Says a debt in words, never as a bare minus [CALL-31]',
  beforeEach: ({ msw }) =>
    msw.use(
      scenarios.answering(getPaymentSummary, {
        currency: 'USD',
        available: { amountMinor: -3000, currency: 'USD' },
        pending: { amountMinor: 0, currency: 'USD' },
        nextPayout: null,
        heldUntil: '2026-12-01',
        thisMonth: figures,
        lastMonth: figures,
        outstanding: { amountMinor: 0, currency: 'USD' },
        notBilled: { amount: { amountMinor: 0, currency: 'USD' }, count: 0 },
        failedPayments: 0,
        asOf: '2026-11-24T15:00:00.000Z',
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You have a negative balance of \$30/)).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Available' })).not.toHaveTextContent(/[-−]/);
    await expect(canvas.getByText('Payouts are on hold until Tuesday, December 1')).toBeVisible();
  },
};

const nothing = { amountMinor: 0, currency: 'USD' };
const figures = { gross: nothing, refunds: nothing, adjustments: nothing, fees: nothing, net: nothing };
