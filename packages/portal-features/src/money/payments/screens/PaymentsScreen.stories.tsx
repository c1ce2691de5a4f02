import { ids, scenarios, storyServer } from '@sakina/mocks';
import {
  getPaymentSummary,
  getPayoutSettings,
  listPayouts,
  listTransactions,
  refundPayment,
  updatePayoutSettings,
} from '@sakina/platform/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { keepsDrafts, leaveAndReturn } from '../../../shared/testing/story-drafts.tsx';
import { beyondTheEdge } from '../../../shared/testing/story-help.ts';
import { WithAddress } from '../story-help.tsx';
import { amountsIn } from '../../../shared/testing/story-amounts.ts';
import { PaymentsScreen } from './PaymentsScreen.tsx';

const meta = {
  title: 'Provider/Payments [ROUTE-29]',
  component: PaymentsScreen,
  parameters: { layout: 'fullscreen', account: 'therapist@demo.test' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: { place: { view: 'transactions', openId: null }, onPlaceChange: fn() },
  render: (args) => <WithAddress {...args} />,
} satisfies Meta<typeof PaymentsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Pick<typeof screen, 'findByRole' | 'getByRole' | 'findByText'>;

const TABLE = { timeout: 5000 };

/** Opens what Konstantina paid yesterday, and the form that gives it back. */
async function openRefund(canvas: Canvas) {
  const grid = await canvas.findByRole('grid', { name: 'Transactions' }, TABLE);
  const row = (await within(grid).findAllByRole('row', { name: /Nov 23, 2026.*Konstantina/ }, TABLE))[0] ?? grid;
  await userEvent.click(within(row).getByRole('button', { name: 'Individual session' }));
  const panel = await screen.findByRole('dialog', { name: 'Transaction' });
  await userEvent.click(await within(panel).findByRole('button', { name: 'Refund' }, TABLE));
  return within(await screen.findByRole('dialog', { name: /^Refund / }));
}

export const ForAnImam: Story = {
  name: 'Speaks of no insurer to a profession that bills none [CALL-31]',
  parameters: { account: 'imam@demo.test' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: 'Available' })).toBeVisible();
    await expect(await canvas.findByRole('grid', { name: 'Transactions' }, TABLE)).toBeVisible();
    await expect(canvas.queryByText(/insur|patient responsibility/i)).toBeNull();
  },
};

export const Default: Story = {
  name: 'Shows the balance, why it is not more, and every transaction [ROUTE-29] [CALL-31]',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: 'Available' })).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Next payout' })).toHaveTextContent('November 30');
    await expect(await canvas.findByText(/ is pending|available or paid out/)).toBeVisible();
    await expect(await canvas.findByRole('grid', { name: 'Transactions' }, TABLE)).toBeVisible();
  },
};

/** A month with a refund and a correction in the provider’s favour. */
const corrected = {
  gross: { amountMinor: 241_105, currency: 'USD' },
  refunds: { amountMinor: 15_000, currency: 'USD' },
  adjustments: { amountMinor: 12_000, currency: 'USD' },
  fees: { amountMinor: 22_612, currency: 'USD' },
  net: { amountMinor: 215_493, currency: 'USD' },
};

export const AddsUp: Story = {
  name: 'Tells the month with every step and its direction, so that the sentence adds up [CALL-31]',
  beforeEach: ({ msw }) =>
    msw.use(
      scenarios.answering(getPaymentSummary, {
        currency: 'USD',
        available: { amountMinor: 3000, currency: 'USD' },
        pending: { amountMinor: 0, currency: 'USD' },
        nextPayout: null,
        heldUntil: null,
        thisMonth: corrected,
        lastMonth: corrected,
        outstanding: { amountMinor: 12_000, currency: 'USD' },
        notBilled: { amount: { amountMinor: 57_041, currency: 'USD' }, count: 18 },
        failedPayments: 0,
        asOf: '2026-11-24T15:00:00.000Z',
      }),
    ),
  play: async ({ canvas }) => {
    const month = await canvas.findByText(/^This month: /);
    // In, back, correction, share: what is left is the provider's.
    const [gross = 0, refunds = 0, correction = 0, share = 0, net = 0] = amountsIn(month.textContent);
    await expect(month).toHaveTextContent(/gross.*in refunds.*added in adjustments.*in platform fees: .* net/);
    await expect(gross - refunds + correction - share).toBe(net);
    await expect(canvas.getByRole('group', { name: 'Unbilled patient responsibility' })).toHaveTextContent(
      /\$570\.41.*of 18 claims/,
    );
  },
};

export const RefundsAPart: Story = {
  name: 'Says who gets and loses what before a part is given back, then does it once [CALL-34] [SEC-12]',
  play: async ({ canvas }) => {
    const dialog = await openRefund(canvas);
    const amount = dialog.getByRole('textbox', { name: /Refund amount/ });
    await userEvent.clear(amount);
    await userEvent.type(amount, '120.01');
    await expect(dialog.getByText('You can refund up to $120.')).toBeVisible();
    await userEvent.clear(amount);
    await userEvent.type(amount, '40');
    const effects = dialog.getByRole('region', { name: 'If you confirm' });
    await expect(effects).toHaveTextContent(/is refunded \$40 to the card ending in 9899/);
    await expect(effects).toHaveTextContent('$36 is deducted from your earnings. We return $4 of the platform fee.');
    await userEvent.click(dialog.getByRole('button', { name: 'Refund $40' }));
    await expect(dialog.getByText('Add a short reason.')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: /Reason/ })).toHaveFocus();
    await userEvent.keyboard('A third of the session was lost.');
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Refund $40' }));
    await waitFor(() => expect(screen.getByText(/^\$40 refunded to Konstantina/)).toBeVisible(), TABLE);
    const panel = within(await screen.findByRole('dialog', { name: 'Transaction' }));
    await expect(await panel.findByText('$40 refunded to the client', undefined, TABLE)).toBeVisible();
    await expect(panel.getAllByText('$40 refunded to the client')).toHaveLength(1);
    await expect(panel.getByText(/^You can refund \$80 of \$120/)).toBeVisible();
  },
};

export const RefundsByCause: Story = {
  name: 'Asks whether the client still owes what is refunded, says what follows, and takes no half cents [CALL-34]',
  play: async ({ canvas }) => {
    const dialog = await openRefund(canvas);
    await expect(dialog.getByText(/^\$120 is written off and won’t be billed to the client again/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: /Does the client still owe this/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Yes, it was charged by mistake' }));
    await expect(await dialog.findByText(/you may need to bill \$120 of it again/)).toBeVisible();
    const amount = dialog.getByRole('textbox', { name: /Refund amount/ });
    for (const [typed, said] of [
      ['0.005', /^Enter up to 2 decimal places/],
      ['abc', /^Enter an amount such as/],
    ] as const) {
      await userEvent.clear(amount);
      await userEvent.type(amount, typed);
      await userEvent.click(dialog.getByRole('button', { name: 'Refund' }));
      await expect(await dialog.findByText(said)).toBeVisible();
      await expect(dialog.queryByText('Enter an amount above zero.')).toBeNull();
      await expect(amount).toHaveValue(typed);
    }
  },
};

export const RefundFails: Story = {
  name: 'Keeps what was typed when a refund does not go through [CALL-34] [ERROR-2]',
  beforeEach: ({ msw }) => msw.use(scenarios.failing(refundPayment)),
  play: async ({ canvas }) => {
    const dialog = await openRefund(canvas);
    await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Agreed on the phone.');
    await userEvent.click(dialog.getByRole('button', { name: 'Refund $120' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Something went wrong on our side');
    await expect(dialog.getByRole('textbox', { name: /Reason/ })).toHaveValue('Agreed on the phone.');
  },
};

export const TakesAPayment: Story = {
  name: 'Charges a saved card by hand, and says why a card was refused [CALL-33]',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Charge a client' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Charge a client' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Charge the card' }));
    await expect(await dialog.findByText('Choose a balance to charge.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: /Balance to charge/ }));
    await userEvent.click(await screen.findByRole('option', { name: /Jonas Keller/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Charge the card' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/saved card has expired. Nothing was charged/);
  },
};

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

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.loading(getPaymentSummary), scenarios.loading(listTransactions)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Loading your balance…')).toBeInTheDocument());
    await expect(canvas.getByText('Loading your transactions…')).toBeInTheDocument();
  },
};

export const Slow: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.slow(listTransactions)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: 'Available' })).toBeVisible();
    await expect(await canvas.findByRole('grid', { name: 'Transactions' }, TABLE)).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.empty(listTransactions), scenarios.empty(listPayouts)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No transactions yet' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Payouts' }));
    await expect(await canvas.findByRole('heading', { name: 'No payouts yet' })).toBeVisible();
  },
};

export const Error: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.failingOnce(listTransactions)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('grid', { name: 'Transactions' }, TABLE)).toBeVisible();
  },
};

export const Denied: Story = {
  name: 'Shows no money to a provider whose credentials are not verified [PORTAL-3]',
  parameters: { account: 'unverified@demo.test' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Your finances aren’t available yet' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to your credentials' })).toBeVisible();
    await expect(canvas.queryByText(/\$/)).toBeNull();
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(
      (await canvas.findAllByText(/Konstantina Papadopoulos-Christodoulou/, undefined, TABLE))[0],
    ).toBeVisible();
    await expect(beyondTheEdge()).toEqual([]);
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'المدفوعات' })).toBeVisible();
    await expect(await canvas.findByRole('grid', { name: 'المعاملات' }, TABLE)).toBeVisible();
    await expect(beyondTheEdge()).toEqual([]);
  },
};
