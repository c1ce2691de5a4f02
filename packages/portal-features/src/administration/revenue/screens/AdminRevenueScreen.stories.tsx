import { getPlatformRevenue, listAdminPayouts, listAdminRefunds, listProviderRevenue } from '@sakina/platform/contract';
import type { AdminRefund } from '@sakina/platform/contract';
import { scenarios } from '@sakina/mocks';
import { amountsIn } from '../../../shared/testing/story-amounts.ts';
import { AdminRevenueScreen, readRevenueAddress } from '@sakina/portal-features/administration/revenue';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { StoryPlace } from '../../../shared/testing/story-place.tsx';
import { beyondTheEdge } from '../../../shared/testing/story-help.ts';

const address = (query = '') => readRevenueAddress(new URLSearchParams(query));

const meta = {
  title: 'Admin/Revenue',
  component: AdminRevenueScreen,
  parameters: { layout: 'fullscreen', account: 'admin@demo.test' },
  globals: { theme: 'admin', density: 'compact', viewport: { value: 'desktop', isRotated: false } },
  args: { address: address(), onAddressChange: fn() },
  // Stands in for the address, which the app keeps the state in.
  render: ({ address, onAddressChange }) => (
    <StoryPlace start={address} onChange={onAddressChange}>
      {(current, go) => <AdminRevenueScreen address={current} onAddressChange={go} />}
    </StoryPlace>
  ),
} satisfies Meta<typeof AdminRevenueScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Shows what was paid, what went where, and that the books agree [ROUTE-26]',
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('row', { name: /^Gross payments from clients and insurers \$[\d,]{7,}/ }),
    ).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^Net to providers \$[\d,]{7,}/ })).toBeVisible();
    await expect(canvas.getByText('Matches the total of all provider balances')).toBeVisible();
    await expect(canvas.queryByText('The lines don’t add up')).not.toBeInTheDocument();
  },
};

export const LinesAddUp: Story = {
  name: 'The lines from paid to earned add up to what providers earn, as they are shown [ADM-50]',
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'From gross to net' });
    const lines = within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => amountsIn(within(row).getAllByRole('cell')[0]?.textContent ?? '')[0] ?? 0);
    await expect(lines).toHaveLength(5);
    await expect(lines[0]).toBeGreaterThan(0);
    await expect(lines.slice(0, -1).reduce((sum, line) => sum + line, 0)).toBe(lines.at(-1));
  },
};

export const DrillsDown: Story = {
  name: 'Goes from the whole to a kind to its providers by keyboard, with equal sums at each step [CARE-8]',
  play: async ({ canvas }) => {
    const paid = await canvas.findByRole('row', { name: /^Gross payments from clients and insurers/ });
    const [amount = 'none'] = /\$[\d,.]+/.exec(paid.textContent) ?? [];
    await expect(canvas.getByText((text) => text.startsWith(`Adds up to ${amount}`))).toBeVisible();
    (await canvas.findByRole('button', { name: 'Providers: Imam' })).focus();
    await userEvent.keyboard('{Enter}');
    const table = await canvas.findByRole('table', { name: 'By provider' });
    await expect(within(table).getAllByRole('link').length).toBeGreaterThan(1);
  },
};

export const ToTheSessions: Story = {
  name: 'Goes from a provider’s line to its sessions and back by keyboard, with the same sum [ADM-53] [CARE-8]',
  args: { address: address('view=providers&kind=IMAM') },
  play: async ({ canvas }) => {
    const [opener] = await canvas.findAllByRole('button', { name: /^Sessions: / });
    const name = opener?.getAttribute('aria-label')?.replace('Sessions: ', '') ?? '';
    opener?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('table', { name: `${name}’s sessions` })).toBeVisible();
    await expect(canvas.getByText(/^Adds up to \$[\d,.]+, matching the total$/)).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'View session' })[0]).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/admin\/sessions\?session=apt-/),
    );
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Back to all providers' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: `Sessions: ${name}` })).toHaveFocus());
  },
};

export const PayoutToItsSessions: Story = {
  name: 'A payout opens the sessions that it pays for, which add up to it [ADM-53]',
  args: { address: address('view=payouts&open=pyo-xyuyzymqmf') },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('table', { name: /^Payout to Imam Yusuf Demir, .*November 17/ }),
    ).toBeVisible();
    await expect(canvas.getByText('Adds up to $61.20, matching the total')).toBeVisible();
    // A day of the books has no zone: it is not moved into the reader’s.
    await expect(canvas.getByRole('rowheader', { name: 'Nov 13, 2026' })).toBeVisible();
  },
};

export const NoSuchPayout: Story = {
  name: 'An address of a payout that does not exist says so, with the way back',
  args: { address: address('view=payouts&open=pyo-none') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We couldn’t find this')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Back to all payouts' }));
    await expect(await canvas.findByRole('table', { name: 'Payouts' })).toBeVisible();
  },
};

export const OneCentOff: Story = {
  name: 'One cent that is missing from the balance is named',
  beforeEach: ({ msw }) => {
    const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' });
    const totals = {
      gross: usd(10_000),
      refunds: usd(0),
      platformFees: usd(1000),
      insurerPayments: usd(0),
      adjustments: usd(0),
      net: usd(9000),
      payouts: usd(4000),
      completedSessions: 1,
    };
    msw.use(
      scenarios.answering(getPlatformRevenue, {
        from: '2026-10-26',
        to: '2026-11-24',
        granularity: 'DAY',
        totals,
        periods: [{ ...totals, startsOn: '2026-10-26' }],
        byKind: [{ ...totals, kind: 'IMAM' }],
        byCountry: [],
        balance: { opening: usd(0), closing: usd(4999) },
      }),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Off by \$0\.01 from the total/)).toBeVisible();
  },
};

export const RefundsList: Story = {
  name: 'Says of each refund how much of it went back, and where to look next',
  args: { address: address('view=refunds') },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Refunds' });
    await expect(within(table).getAllByRole('link', { name: 'View session' })[0]).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(await canvas.findByText(/^100 of /)).toBeVisible();
  },
};

export const FailedPayouts: Story = {
  name: 'Shows the payouts that failed alone, with what comes next',
  args: { address: address('view=payouts&period=year') },
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: 'Payouts' });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Failed only' }));
    await expect((await canvas.findAllByText(/^Ask the provider to update their bank details/))[0]).toBeVisible();
  },
};

export const AnotherPeriod: Story = {
  name: 'Another period is compared with as many days before it',
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Period/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Last month' }));
    await expect(args.onAddressChange).toHaveBeenLastCalledWith(expect.objectContaining({ period: 'lastMonth' }));
    await expect(await canvas.findByText(/compared with/)).toHaveTextContent(/August|Aug/);
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.loading(getPlatformRevenue)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading revenue…')).toBeInTheDocument();
  },
};

export const Slow: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.slow(getPlatformRevenue)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: 'Payouts' })).toBeEnabled();
    await expect(await canvas.findByText(/^Matches the total/, undefined, { timeout: 5000 })).toBeVisible();
  },
};

export const Empty: Story = {
  args: { address: address('view=refunds') },
  beforeEach: ({ msw }) => msw.use(scenarios.empty(listAdminRefunds)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No refunds in this period' })).toBeVisible();
  },
};

export const Error: Story = {
  args: { address: address('view=providers') },
  beforeEach: ({ msw }) => msw.use(scenarios.failingOnce(listProviderRevenue)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong on our side');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('table', { name: 'By provider' })).toBeVisible();
  },
};

export const Denied: Story = {
  args: { address: address('view=payouts') },
  parameters: { account: 'patient@demo.test' },
  beforeEach: ({ msw }) => msw.use(scenarios.denied(listAdminPayouts)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('You don’t have access to this');
  },
};

const longRefund: AdminRefund = {
  id: 'rfd-long' as AdminRefund['id'],
  appointmentId: null,
  provider: {
    id: 'prv-long' as AdminRefund['provider']['id'],
    displayName: 'Sheikha Maria Fernanda Albuquerque de Vasconcelos e Papadopoulos-Christodoulou',
  },
  client: null,
  amount: { amountMinor: 1_250_000_00, currency: 'USD' },
  paid: { amountMinor: 9_250_000_00, currency: 'USD' },
  reason: 'رُدّ المبلغ بعد انقطاع الاتصال في منتصف الجلسة وتعذر استكمالها في الموعد البديل',
  refundedOn: '2026-11-20',
};

export const LongText: Story = {
  args: { address: address('view=refunds') },
  beforeEach: ({ msw }) =>
    msw.use(scenarios.answering(listAdminRefunds, { items: [longRefund], total: 1, nextCursor: null })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Sheikha Maria/)).toBeVisible();
    await expect(beyondTheEdge()).toEqual([]);
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'الإيرادات', level: 1 })).toBeVisible();
    await expect(await canvas.findByText('يطابق مجموع أرصدة مقدّمي الرعاية')).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/^Matches the total/)).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
