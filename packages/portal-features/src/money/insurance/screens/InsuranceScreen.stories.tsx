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

export const Default: Story = {
  name: 'Groups claims by what to do, with the money at risk on top and days left on each row [ROUTE-30] [CALL-29]',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('$138 at risk in 2 claims', undefined, WAIT)).toBeVisible();
    const back = canvas.getByRole('list', { name: 'Rejected: fix and resubmit' });
    await expect(back).toHaveTextContent(/Omar Siddiqui.*112 days left to file/);
    const denied = canvas.getByRole('list', { name: 'Denied: submit a corrected claim' });
    await expect(denied).toHaveTextContent(/Aisha.*70 days left to correct/);
    await expect(denied).toHaveTextContent('Bundled with another service, or not covered');
    await expect(within(denied).getAllByRole('link', { name: 'Submit corrected claim' })).toHaveLength(1);
  },
};

/** Billing the clients: the amounts of the rows are the sum of the button. */
export const BillAll: Story = {
  name: 'Bills every client what their insurer left in one press, and the rows leave [CALL-29] [CLOUD-22] [CLOUD-23]',
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('list', { name: 'Bill the client' }, WAIT);
    const links = within(list).getAllByRole('link', { name: /^Bill \$/ });
    await expect(links[0]).toHaveAttribute('href', expect.stringMatching(/^\/provider\/invoices\?claim=clm-/));
    const all = canvas.getByRole('button', { name: /^Bill all \d+ client shares: \$[\d,.]+$/ });
    const total = amountsIn(all.textContent).at(-1);
    await userEvent.click(all);
    const dialog = within(await screen.findByRole('dialog', { name: /^Send \d+ invoices\?$/ }, WAIT));
    const rows = dialog.getAllByRole('listitem').map(({ textContent }) => amountsIn(textContent).at(-1) ?? 0);
    await expect(rows.reduce((sum, amount) => sum + amount, 0)).toBe(total);
    await userEvent.dblClick(dialog.getByRole('button', { name: /^Send invoices for \$/ }));
    await expect(await screen.findByText(/^\d+ invoices sent$/, undefined, { timeout: 30_000 })).toBeInTheDocument();
    await expect(await canvas.findByRole('list', { name: 'Billed to the client' }, WAIT)).toBeVisible();
    await expect(canvas.queryByRole('list', { name: 'Bill the client' })).toBeNull();
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
    const back = within(await canvas.findByRole('list', { name: 'Rejected: fix and resubmit' }, WAIT));
    await userEvent.click(back.getByRole('link', { name: /^Omar Siddiqui/ }));
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
    await expect(await canvas.findByRole('heading', { name: /^Waiting for the insurer/ }, WAIT)).toBeVisible();
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
    await expect(await canvas.findByRole('list', { name: 'Denied: submit a corrected claim' }, WAIT)).toBeVisible();
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
