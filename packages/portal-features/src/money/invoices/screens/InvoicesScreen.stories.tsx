import { scenarios } from '@sakina/mocks';
import {
  getClaimDraft,
  getClaimStatus,
  getInvoice,
  listInvoices,
  recordOutsidePayment,
  sendInvoice,
} from '@sakina/platform/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { keepsDrafts } from '../../../shared/testing/story-drafts.tsx';
import { beyondTheEdge } from '../../../shared/testing/story-help.ts';
import { amountsIn } from '../../../shared/testing/story-amounts.ts';
import { InvoicesScreen } from './InvoicesScreen.tsx';
import { WAIT, WithAddress } from '../story-help.tsx';

const ALL = { view: 'invoices', show: 'all', openId: null, isCopy: false } as const;
/** Of Jonas Keller, whose card was refused; of a missed session, a draft; of Layla Haddad, paid and partly insured. */
const OPEN = 'inv-3kfifyc38g';
const DRAFT = 'inv-pn68q3ixpd';
const INSURED = 'inv-2mecbeuvxz';
/** Of Beatriz Carvalho, whose coinsurance of $11.97 no invoice asks for. */
const SHARE = 'clm-bmpqy5gf';

const meta = {
  title: 'Provider/Invoices [ROUTE-30]',
  component: InvoicesScreen,
  parameters: { layout: 'fullscreen', account: 'therapist@demo.test' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: { place: ALL, onPlaceChange: fn() },
  render: WithAddress,
} satisfies Meta<typeof InvoicesScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const panelOf = async (name: RegExp) => within(await screen.findByRole('dialog', { name }, WAIT));

export const Default: Story = {
  name: 'Shows what is owed on top, and every invoice with its state [ROUTE-30] [CLOUD-20]',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: 'Owed by clients' }, WAIT)).toHaveTextContent(
      /^Owed by clients\$/,
    );
    await expect(canvas.getByRole('group', { name: 'Drafts' })).toHaveTextContent('on 1 invoice');
    const grid = within(await canvas.findByRole('grid', { name: 'Invoices' }, WAIT));
    await expect((await grid.findAllByText('Paid', undefined, WAIT))[0]).toBeVisible();
  },
};

export const Filters: Story = {
  name: 'Shows only what is to be paid, and its sum is what stands on top [CLOUD-20]',
  play: async ({ canvas, args }) => {
    const owed = await canvas.findByRole('group', { name: 'Owed by clients' }, WAIT);
    await userEvent.click(canvas.getByRole('button', { name: /^Show|Show$/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Open' }));
    await expect(args.onPlaceChange).toHaveBeenLastCalledWith({ ...ALL, show: 'open' });
    const grid = within(await canvas.findByRole('grid', { name: 'Invoices' }, WAIT));
    await waitFor(() => expect(grid.queryByText('Paid')).toBeNull());
    const owes = (row: HTMLElement) => Number(/\$([\d,.]+)$/.exec(row.textContent)?.[1]?.replaceAll(',', '') ?? 0);
    const sum = grid
      .getAllByRole('row')
      .slice(1)
      .reduce((total, row) => total + owes(row), 0);
    await expect(sum).toBeGreaterThan(0);
    await expect(owed).toHaveTextContent(`$${sum}`);
  },
};

export const DraftsAndSends: Story = {
  name: 'Drafts from a session, stops a diagnosis, and says who gets what before it is sent [CLOUD-22] [CLOUD-23]',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New invoice' }, WAIT));
    const dialog = within(await screen.findByRole('dialog', { name: 'New invoice' }, WAIT));
    await userEvent.click(await dialog.findByRole('button', { name: 'Save the draft' }, WAIT));
    await expect(await dialog.findByText('Choose a session.')).toBeVisible();
    const session = dialog.getByRole('combobox', { name: /Session/ });
    await waitFor(() => expect(session).toHaveFocus());
    await userEvent.type(session, 'Layla');
    await userEvent.click((await screen.findAllByRole('option', { name: /Layla Haddad/ }))[0] ?? session);
    const words = dialog.getByRole('textbox', { name: /Description/ });
    await expect((words as HTMLInputElement).value).toMatch(/^Individual session/);
    await userEvent.type(words, ', F41.1');
    await userEvent.click(dialog.getByRole('button', { name: 'Save the draft' }));
    await expect(await dialog.findByText(/^This seems to name a diagnosis/)).toBeVisible();
    await waitFor(() => expect(words).toHaveFocus());
    await userEvent.clear(words);
    await userEvent.type(words, 'Individual session, paid ahead');
    await expect(dialog.getByText('Aetna may pay for this session')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: /Amount/ }), '30');
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Save the draft' }));
    const panel = await panelOf(/^Invoice 2026-/);
    await expect(await panel.findByText('Draft', undefined, WAIT)).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Send' }));
    const ask = within(await screen.findByRole('alertdialog', { name: /^Send invoice 2026-\d+ to Layla Haddad\?$/ }));
    await expect(ask.getByText('This doesn’t charge a card.')).toBeVisible();
    await expect(ask.getByText(/^Layla Haddad owes \$30, due/)).toBeVisible();
    await userEvent.dblClick(ask.getByRole('button', { name: 'Send' }));
    const state = await panel.findByText(/^\$30 due/, undefined, WAIT);
    await waitFor(() => expect(document.activeElement?.contains(state)).toBe(true));
  },
};

export const DraftComesBack: Story = {
  name: 'Gives back an invoice that Escape closed, and closes at once where nothing was typed [SEC-15] [CLOUD-22]',
  decorators: [keepsDrafts],
  play: async ({ canvas }) => {
    const open = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'New invoice' }, WAIT));
      const dialog = within(await screen.findByRole('dialog', { name: 'New invoice' }, WAIT));
      return { dialog, words: await dialog.findByRole('textbox', { name: /Description/ }, WAIT) };
    };
    const leave = async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    const first = await open();
    await leave();
    await expect(first.words).not.toBeInTheDocument();
    await userEvent.type((await open()).words, 'Letter to a school');
    await leave();
    const { dialog, words } = await open();
    await waitFor(() => expect(words).toHaveValue('Letter to a school'));
    await expect(dialog.getByText('What you typed is back')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Discard' }));
    await expect(words).toHaveValue('');
  },
};

export const AShare: Story = {
  name: 'Opens filled in from a claim, is saved once, and lowers what is not billed by its amount [CLOUD-22] [CALL-30]',
  args: { place: { ...ALL, claimId: SHARE } },
  play: async ({ canvas }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'New invoice' }, WAIT));
    await expect(await dialog.findByText(/^The insurer has decided, and .* owes \$/, undefined, WAIT)).toBeVisible();
    await expect(dialog.queryByRole('combobox', { name: /Session/ })).toBeNull();
    const amount = Number((dialog.getByRole('textbox', { name: /^Amount/ }) as HTMLInputElement).value);
    await expect(amount).toBe(11.97);
    const left = () => Number(/\$([\d,.]+)/.exec(notBilled().textContent)?.[1]?.replaceAll(',', ''));
    const notBilled = () => canvas.getByRole('group', { name: 'Unbilled patient responsibility', hidden: true });
    await waitFor(() => expect(notBilled()).toBeInTheDocument(), WAIT);
    const before = left();
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Save the draft' }));
    const panel = await panelOf(/^Invoice 2026-/);
    await expect(await panel.findByText('Draft', undefined, WAIT)).toBeVisible();
    await waitFor(() => expect(left()).toBeCloseTo(before - amount, 2), WAIT);
  },
};

export const NoShareLeft: Story = {
  name: 'Says that nothing is left to bill where the client has paid, or another window has billed it [CLOUD-22] [SEC-12]',
  args: { place: { ...ALL, claimId: 'clm-pyav7pen' } },
  beforeEach: ({ msw }) =>
    msw.use(
      scenarios.answering(getClaimStatus, {
        claimId: 'clm-pyav7pen' as never,
        status: 'PAID',
        payerClaimNumber: 'HSQKWPM2T7VX',
        history: [],
        adjudication: null,
        remittance: null,
        replacedByClaimId: null,
        nextStep: { action: 'NONE', words: 'Nothing.', until: null },
        clientShare: null,
        asOf: '2026-11-24T15:00:00.000Z',
      }),
    ),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'New invoice' }, WAIT));
    await expect(await dialog.findByText('Nothing left to bill', undefined, WAIT)).toBeVisible();
  },
};

export const AnInsuredShare: Story = {
  name: 'Proposes the price to who pays for themselves, and only what an insurer left to its client [CLOUD-22] [CALL-30]',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New invoice' }, WAIT));
    const dialog = within(await screen.findByRole('dialog', { name: 'New invoice' }, WAIT));
    const session = await dialog.findByRole('combobox', { name: /Session/ }, WAIT);
    await userEvent.type(session, 'Noah');
    await userEvent.click((await screen.findAllByRole('option', { name: /Noah Bergström/ }))[0] ?? session);
    const amount = dialog.getByRole('textbox', { name: /Amount/ });
    await waitFor(() => expect(amount).toHaveValue('120.00'), WAIT);
    await expect(dialog.queryByText(/may pay for this session/)).toBeNull();
    await userEvent.clear(session);
    await userEvent.type(session, 'Layla');
    await userEvent.click((await screen.findAllByRole('option', { name: /Layla Haddad/ }))[0] ?? session);
    await expect(await dialog.findByText('Aetna may pay for this session', undefined, WAIT)).toBeVisible();
    await expect(amount).toHaveValue('');
  },
};

export const ShareNotKnown: Story = {
  name: 'Proposes no amount while it cannot be asked whether an insurer pays [CLOUD-22] [ERROR-2]',
  beforeEach: ({ msw }) =>
    msw.use(scenarios.failing(getClaimDraft, { status: 503, code: 'UNAVAILABLE', message: 'No answer.' })),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New invoice' }, WAIT));
    const dialog = within(await screen.findByRole('dialog', { name: 'New invoice' }, WAIT));
    const session = await dialog.findByRole('combobox', { name: /Session/ }, WAIT);
    await userEvent.type(session, 'Layla');
    await userEvent.click((await screen.findAllByRole('option', { name: /Layla Haddad/ }))[0] ?? session);
    await expect(await dialog.findByText('We couldn’t check for insurance coverage', undefined, WAIT)).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: /Amount/ })).toHaveValue('');
  },
};

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

export const EditsADraft: Story = {
  name: 'Changes a draft by line; the sum follows [CLOUD-430]',
  args: { place: { ...ALL, openId: DRAFT } },
  play: async () => {
    const panel = await panelOf(/^Invoice 2026-/);
    await userEvent.click(await panel.findByRole('button', { name: 'Edit' }, WAIT));
    const dialog = within(await screen.findByRole('dialog', { name: /^Edit draft/ }, WAIT));
    await userEvent.click(dialog.getByRole('button', { name: 'Add an item' }));
    const second = within(dialog.getByRole('region', { name: 'Item 2' }));
    await userEvent.type(second.getByRole('textbox', { name: /Description/ }), 'Late change of the room');
    await userEvent.type(second.getByRole('textbox', { name: /Amount/ }), '15');
    await expect(dialog.getByText('$75')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Save the draft' }));
    await waitFor(() => expect(panel.getByText('Late change of the room')).toBeVisible(), WAIT);
    await expect(panel.getByText('$75.00')).toBeVisible();
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

export const NotFound: Story = {
  args: { place: { ...ALL, openId: 'inv-unknown' } },
  play: async () => {
    const panel = await panelOf(/^Invoice/);
    await expect(await panel.findByText('We couldn’t find this invoice', undefined, WAIT)).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.loading(listInvoices)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Loading your invoices…')).toBeInTheDocument());
  },
};

export const Slow: Story = {
  args: { place: { ...ALL, openId: OPEN } },
  beforeEach: ({ msw }) => msw.use(scenarios.slow(listInvoices), scenarios.slow(getInvoice)),
  play: async () => {
    const panel = await panelOf(/^Invoice/);
    await expect(await panel.findByText(/^\$120 due/, undefined, WAIT)).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.empty(listInvoices)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No invoices yet' })).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Owed by clients' })).toHaveTextContent('$0');
  },
};

export const Error: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.failingOnce(listInvoices)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('grid', { name: 'Invoices' }, WAIT)).toBeVisible();
  },
};

export const Denied: Story = {
  name: 'Shows no invoice to a provider whose credentials are not verified [PORTAL-3]',
  parameters: { account: 'unverified@demo.test' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Your finances aren’t available yet' })).toBeVisible();
    await expect(canvas.queryByText(/\$/)).toBeNull();
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(
      (await canvas.findAllByText(/Konstantina Papadopoulos-Christodoulou/, undefined, WAIT))[0],
    ).toBeVisible();
    await expect(beyondTheEdge()).toEqual([]);
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: { place: { ...ALL, openId: OPEN } },
  play: async ({ canvas }) => {
    const panel = await panelOf(/^الفاتورة/);
    await expect(await panel.findByRole('button', { name: 'إرسال تذكير' }, WAIT)).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'الفواتير', hidden: true })).toBeInTheDocument();
    await expect(beyondTheEdge()).toEqual([]);
  },
};
