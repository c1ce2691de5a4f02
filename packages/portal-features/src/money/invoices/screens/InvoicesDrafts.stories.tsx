import { scenarios } from '@sakina/mocks';
import { getClaimDraft, getClaimStatus } from '@sakina/platform/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { keepsDrafts } from '../../../shared/testing/story-drafts.tsx';
import { InvoicesScreen } from './InvoicesScreen.tsx';
import { WAIT, WithAddress, ALL, DRAFT, panelOf } from '../story-help.tsx';

/** Of Beatriz Carvalho, whose coinsurance of $11.97 no invoice asks for. */
const SHARE = 'clm-bmpqy5gf';

const meta = {
  title: 'Provider/Invoices/Drafts [ROUTE-30]',
  component: InvoicesScreen,
  parameters: { layout: 'fullscreen', account: 'therapist@demo.test' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: { place: ALL, onPlaceChange: fn() },
  render: WithAddress,
} satisfies Meta<typeof InvoicesScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

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
