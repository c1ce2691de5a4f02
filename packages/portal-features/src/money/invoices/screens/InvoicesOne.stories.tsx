import { scenarios } from '@sakina/mocks';
import { recordOutsidePayment, sendInvoice } from '@sakina/platform/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { amountsIn } from '../../../shared/testing/story-amounts.ts';
import { InvoicesScreen } from './InvoicesScreen.tsx';
import { WAIT, WithAddress, ALL, OPEN, DRAFT, panelOf } from '../story-help.tsx';

/** Of Layla Haddad, paid and partly insured. */
const INSURED = 'inv-2mecbeuvxz';

const meta = {
  title: 'Provider/Invoices/One invoice [ROUTE-30]',
  component: InvoicesScreen,
  parameters: { layout: 'fullscreen', account: 'therapist@demo.test' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: { place: ALL, onPlaceChange: fn() },
  render: WithAddress,
} satisfies Meta<typeof InvoicesScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const LinesAddUp: Story = {
  name: 'The lines of an invoice add up to its total, and less what was paid to what is due, as shown [CLOUD-21]',
  args: { place: { ...ALL, openId: OPEN } },
  play: async () => {
    const panel = await panelOf(/^Invoice 2026-0043/);
    const sums = within(await panel.findByRole('region', { name: 'Items' }, WAIT));
    const amounts = sums.getAllByRole('definition').map(({ textContent }) => amountsIn(textContent)[0] ?? 0);
    const terms = sums.getAllByRole('term').map(({ textContent }) => textContent);
    const of = (term: string) => amounts[terms.indexOf(term)] ?? 0;
    const lines = amounts.slice(0, terms.indexOf('Total'));
    await expect(lines.reduce((sum, line) => sum + line, 0)).toBe(of('Total'));
    await expect(of('Total')).toBeGreaterThan(0);
    await expect(of('Total') - of('Paid') + of('Refunded')).toBe(of('Balance due'));
  },
};

export const RemindsAndGivesUp: Story = {
  name: 'Reminds once in three days, and stops asking when told so [CLOUD-431] [CLOUD-433]',
  args: { place: { ...ALL, openId: OPEN } },
  play: async () => {
    const panel = await panelOf(/^Invoice 2026-0043/);
    await userEvent.click(await panel.findByRole('button', { name: 'Send a reminder' }, WAIT));
    const ask = within(await screen.findByRole('alertdialog', { name: 'Remind Jonas Keller of invoice 2026-0043?' }));
    await expect(ask.getByText(/gets one email about \$120/)).toBeVisible();
    await userEvent.click(ask.getByRole('button', { name: 'Send a reminder' }));
    await expect(
      await panel.findByText(/^A reminder was sent less than three days ago/, undefined, WAIT),
    ).toBeVisible();
    await expect(panel.queryByRole('button', { name: 'Send a reminder' })).toBeNull();
    await userEvent.click(panel.getByRole('button', { name: 'Mark as uncollectible' }));
    const stop = within(await screen.findByRole('alertdialog', { name: 'Mark invoice 2026-0043 as uncollectible?' }));
    await expect(stop.getByText('$120 counts as uncollectible. It isn’t income.')).toBeVisible();
    await userEvent.click(stop.getByRole('button', { name: 'Mark as uncollectible' }));
    await expect(await panel.findByText(/^Uncollectible: no longer billed/, undefined, WAIT)).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Record an outside payment' })).toBeVisible();
  },
};

export const RecordsAPayment: Story = {
  name: 'Records a part paid in cash, and never more than is left [CLOUD-432]',
  args: { place: { ...ALL, openId: OPEN } },
  play: async () => {
    const panel = await panelOf(/^Invoice 2026-0043/);
    await userEvent.click(await panel.findByRole('button', { name: 'Record an outside payment' }, WAIT));
    const dialog = within(await screen.findByRole('dialog', { name: 'Record a payment on 2026-0043' }, WAIT));
    const amount = dialog.getByRole('textbox', { name: /Amount received/ });
    await userEvent.clear(amount);
    await userEvent.type(amount, '120.01');
    await expect(dialog.getByText('Only $120 is due on this invoice.')).toBeVisible();
    await userEvent.clear(amount);
    await userEvent.type(amount, '50');
    await userEvent.click(dialog.getByRole('radio', { name: 'Cash' }));
    await expect(dialog.getByRole('region', { name: 'If you confirm' })).toHaveTextContent('$70 will still be due.');
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Record $50' }));
    await expect(await panel.findByText(/^Partially paid: \$70 due/, undefined, WAIT)).toBeVisible();
    await expect(panel.getAllByText(/^Cash, /)).toHaveLength(1);
    await expect(panel.queryByRole('button', { name: 'Void' })).toBeNull();
  },
};

export const Voids: Story = {
  name: 'Voids an unpaid invoice by keyboard alone, and keeps its number [CLOUD-24]',
  args: { place: { ...ALL, openId: OPEN } },
  play: async () => {
    const panel = await panelOf(/^Invoice 2026-0043/);
    (await panel.findByRole('button', { name: 'Void' }, WAIT)).focus();
    await userEvent.keyboard('{Enter}');
    const ask = within(await screen.findByRole('alertdialog', { name: 'Void invoice 2026-0043?' }));
    await waitFor(() => expect(ask.getByRole('button', { name: 'Not now' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await panel.findByText('Voided: nothing is owed', undefined, WAIT)).toBeVisible();
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Voided'));
  },
};

export const ClientsCopy: Story = {
  name: 'Prints the client’s copy: what insurance did in their words, and no diagnosis [CLOUD-21]',
  args: { place: { ...ALL, openId: INSURED, isCopy: true } },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Invoice 2026-0049' }, WAIT)).toBeVisible();
    await expect(await canvas.findByText('$90 is billed to your insurance. Your share is $30.')).toBeVisible();
    await expect(canvas.getByText('Paid in full.')).toBeVisible();
    await expect(document.body).not.toHaveTextContent(/F\d\d|anxiety|depress/i);
    const print = spyOn(window, 'print').mockImplementation(() => undefined);
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }));
    await expect(print).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Back to your invoices' }));
    await expect(args.onPlaceChange).toHaveBeenLastCalledWith({ ...ALL, openId: INSURED });
  },
};

export const OtherTab: Story = {
  name: 'Says so when a draft was sent from another tab, and shows how it stands [CLOUD-23] [ERROR-2]',
  args: { place: { ...ALL, openId: DRAFT } },
  beforeEach: ({ msw }) => msw.use(scenarios.conflict(sendInvoice, { code: 'NOT_A_DRAFT' })),
  play: async () => {
    const panel = await panelOf(/^Invoice 2026-/);
    await userEvent.click(await panel.findByRole('button', { name: 'Send' }, WAIT));
    const ask = within(await screen.findByRole('alertdialog', { name: /^Send invoice/ }));
    await userEvent.click(ask.getByRole('button', { name: 'Send' }));
    await expect(await ask.findByRole('alert')).toHaveTextContent(/already sent or voided/);
  },
};

export const StepFails: Story = {
  name: 'Keeps what was typed when a payment cannot be recorded [CLOUD-432] [ERROR-2]',
  args: { place: { ...ALL, openId: OPEN } },
  beforeEach: ({ msw }) => msw.use(scenarios.failing(recordOutsidePayment)),
  play: async () => {
    const panel = await panelOf(/^Invoice 2026-0043/);
    await userEvent.click(await panel.findByRole('button', { name: 'Record an outside payment' }, WAIT));
    const dialog = within(await screen.findByRole('dialog', { name: 'Record a payment on 2026-0043' }, WAIT));
    await userEvent.click(dialog.getByRole('button', { name: 'Record $120' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Something went wrong on our side');
    await expect(dialog.getByRole('textbox', { name: /Amount received/ })).toHaveValue('120.00');
  },
};
