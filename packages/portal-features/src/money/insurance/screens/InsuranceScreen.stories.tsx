import { scenarios } from '@sakina/mocks';
import { listClaims, listToBill, sendInvoice } from '@sakina/platform/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { beyondTheEdge } from '../../../shared/testing/story-help.ts';
import { addressArgs, atPlace, WAIT } from '../story-help.tsx';
import { amountsIn } from '../../../shared/testing/story-amounts.ts';
import { InsuranceScreen } from './InsuranceScreen.tsx';

const meta = {
  title: 'Provider/Insurance/Claims [ROUTE-30]',
  component: InsuranceScreen,
  parameters: { layout: 'fullscreen', account: 'therapist@demo.test' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: addressArgs,
  render: atPlace,
} satisfies Meta<typeof InsuranceScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const claims = (canvas: Pick<typeof screen, 'findByRole'>) => canvas.findByRole('grid', { name: 'Claims' }, WAIT);

/** Chooses which claims the table shows. */
async function show(canvas: Pick<typeof screen, 'getByRole'>, shown: RegExp) {
  await userEvent.click(canvas.getByRole('button', { name: /Show$/ }));
  await userEvent.click(await screen.findByRole('option', { name: shown }, WAIT));
}

export const Default: Story = {
  name: 'Lists claims by urgency with days left and the next step, the money at risk on top [ROUTE-30] [CALL-29]',
  play: async ({ canvas }) => {
    const table = within(await claims(canvas));
    const risk = canvas.getByRole('group', { name: 'At risk' });
    await expect(risk).toHaveTextContent('$138');
    await expect(risk).toHaveTextContent('in 2 claims, first deadline Feb 2, 2027');
    const [, first, second] = await table.findAllByRole('row');
    await expect(first).toHaveTextContent(/Omar Siddiqui.*Rejected.*112 days left.*Fix and resubmit/);
    await expect(second).toHaveTextContent(/Aisha.*Partially paid.*70 days left.*Correct the claim/);
    await expect(table.getAllByRole('link', { name: 'Correct the claim' })).toHaveLength(1);
    await show(canvas, /^Waiting \(2\)/);
    await expect(await table.findByRole('row', { name: /Accepted.*Due tomorrow/ })).toBeVisible();
  },
};

export const Sorted: Story = {
  name: 'Sorts every claim by any column, as by what was charged [CALL-29]',
  play: async ({ canvas }) => {
    const table = within(await claims(canvas));
    await show(canvas, /^All claims/);
    const head = table.getByRole('columnheader', { name: /^Charge/ });
    await userEvent.click(within(head).getByText('Charge'));
    await waitFor(() => expect(head).toHaveAttribute('aria-sort', 'ascending'));
    await userEvent.click(within(head).getByText('Charge'));
    await waitFor(() => expect(table.getAllByRole('row')[1]).toHaveTextContent('$180.00'));
  },
};

/** Billing the clients: the amounts of the rows are the sum of the button. */
export const BillAll: Story = {
  name: 'Bills every client what their insurer left in one press, and the rows leave [CALL-29] [CLOUD-22] [CLOUD-23]',
  play: async ({ canvas }) => {
    const table = within(await claims(canvas));
    const links = await table.findAllByRole('link', { name: /^Bill \$/ });
    await expect(links[0]).toHaveAttribute('href', expect.stringMatching(/^\/provider\/invoices\?claim=clm-/));
    const all = canvas.getByRole('button', { name: /^Bill all \d+ client shares: \$[\d,.]+$/ });
    const total = amountsIn(all.textContent).at(-1);
    await expect(canvas.getByRole('group', { name: 'Unbilled patient responsibility' })).toHaveTextContent(
      `of ${/\d+/.exec(all.textContent)?.[0]} claims`,
    );
    await userEvent.click(all);
    const dialog = within(await screen.findByRole('dialog', { name: /^Send \d+ invoices\?$/ }, WAIT));
    const rows = dialog.getAllByRole('listitem').map(({ textContent }) => amountsIn(textContent).at(-1) ?? 0);
    await expect(rows.reduce((sum, amount) => sum + amount, 0)).toBe(total);
    await userEvent.dblClick(dialog.getByRole('button', { name: /^Send invoices for \$/ }));
    await expect(await screen.findByText(/^\d+ invoices sent$/, undefined, { timeout: 30_000 })).toBeInTheDocument();
    await waitFor(() => expect(table.queryByRole('link', { name: /^Bill \$/ })).toBeNull(), WAIT);
    await show(canvas, /^Waiting/);
    await expect((await table.findAllByRole('link', { name: 'Go to invoices' }, WAIT))[0]).toBeVisible();
  },
};

export const BillSome: Story = {
  name: 'Says how many invoices were not sent, and sends the rest again [CLOUD-23] [SEC-12]',
  beforeEach: ({ msw }) => msw.use(scenarios.failing(sendInvoice)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Bill all/ }, WAIT));
    const dialog = within(await screen.findByRole('dialog', { name: /^Send \d+ invoices\?$/ }, WAIT));
    await userEvent.click(dialog.getByRole('button', { name: /^Send invoices for/ }));
    await expect(await dialog.findByRole('alert', undefined, { timeout: 60_000 })).toHaveTextContent(
      /invoices weren’t sent\. Invoices already sent stay sent/,
    );
    await expect(dialog.getByRole('button', { name: /^Send invoices for/ })).toBeEnabled();
  },
};

export const Detail: Story = {
  name: 'Shows a claim on two tracks, and each adjustment in words with its next step [CALL-30] [CLOUD-43]',
  args: { place: { view: 'claims', claimId: 'clm-pyav7pen', sessionId: null } },
  play: async () => {
    const panel = within(await screen.findByRole('dialog', { name: 'Claim' }, WAIT));
    await expect(await panel.findByText('This claim needs a correction', undefined, WAIT)).toBeVisible();
    await expect(panel.getByRole('region', { name: 'The insurer' })).toHaveTextContent('Partially paid');
    await expect(panel.getByRole('region', { name: 'The client' })).toHaveTextContent('Patient responsibility');
    const lines = panel.getByRole('region', { name: 'Payment and adjustments' });
    await expect(lines).toHaveTextContent(
      '$18, contractual write-off (CO): Bundled with another service, or not covered.',
    );
    await expect(lines).toHaveTextContent('Don’t bill the client for this.');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const SentBack: Story = {
  name: 'Tells what was sent back from what was denied, and mends it with a new claim [CALL-28] [CALL-30]',
  play: async ({ canvas }) => {
    const table = within(await claims(canvas));
    const row = within(await table.findByRole('row', { name: /Omar Siddiqui.*Rejected/ }, WAIT));
    await userEvent.click(row.getByRole('button', { name: /^Omar Siddiqui/ }));
    const panel = within(await screen.findByRole('dialog', { name: 'Claim' }, WAIT));
    await expect(
      await panel.findByText(/It isn’t denied, so there’s nothing to appeal/, undefined, WAIT),
    ).toBeVisible();
    await userEvent.click(panel.getByRole('link', { name: 'Fix and resubmit' }));
    const code = await screen.findByRole('textbox', { name: /Diagnosis code 1/ }, WAIT);
    await expect(screen.getByText(/A diagnosis code is incomplete/)).toBeVisible();
    await userEvent.clear(code);
    await userEvent.type(code, 'f33.1');
    await expect(screen.getByText('No issues found')).toBeVisible();
    await userEvent.dblClick(screen.getByRole('button', { name: /^Submit \$120 claim/ }));
    await expect(await screen.findByText('$120 claim submitted to Aetna', undefined, WAIT)).toBeInTheDocument();
  },
};

export const NotFound: Story = {
  args: { place: { view: 'claims', claimId: 'clm-nothing', sessionId: null } },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'We couldn’t find this claim' }, WAIT)).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.loading(listClaims)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Loading your claims…')).toBeInTheDocument());
  },
};

export const Slow: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.slow(listClaims)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: 'Waiting for the insurer' }, WAIT)).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.empty(listClaims), scenarios.empty(listToBill)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'See sessions to bill' }, WAIT));
    await expect(await canvas.findByRole('heading', { name: 'Everything is billed' }, WAIT)).toBeVisible();
  },
};

export const Error: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.failingOnce(listClaims)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }, WAIT));
    await expect(await claims(canvas)).toBeVisible();
  },
};

export const Denied: Story = {
  name: 'Shows no claims to a provider whose credentials are not verified [PORTAL-3]',
  parameters: { account: 'unverified@demo.test' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Your finances aren’t available yet' })).toBeVisible();
    await expect(canvas.queryByText(/\$/)).toBeNull();
  },
};

export const ForAnImam: Story = {
  name: 'Says to an imam that therapists bill insurance, and leads to the invoices [ROUTE-30]',
  parameters: { account: 'imam@demo.test' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Only therapists bill insurance' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to invoices' })).toHaveAttribute('href', '/provider/invoices');
    await expect(canvas.queryByRole('tab')).toBeNull();
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/عائشة المنصوري/, undefined, WAIT))[0]).toBeVisible();
    await expect(beyondTheEdge()).toEqual([]);
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: { place: { view: 'claims', claimId: 'clm-pyav7pen', sessionId: null } },
  play: async () => {
    const panel = within(await screen.findByRole('dialog', { name: 'المطالبة' }, WAIT));
    await expect(await panel.findByText('تحتاج هذه المطالبة إلى تصحيح', undefined, WAIT)).toBeVisible();
    await expect(beyondTheEdge()).toEqual([]);
  },
};
