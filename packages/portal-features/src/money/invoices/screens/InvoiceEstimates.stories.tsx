import { scenarios } from '@sakina/mocks';
import { createEstimate, getEstimate, getSuperbill, listEstimates } from '@sakina/platform/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ALL_INVOICES } from '../model/place.ts';
import { InvoicesScreen } from './InvoicesScreen.tsx';
import { WAIT, WithAddress, SUPERBILLS } from '../story-help.tsx';

const ESTIMATES = { ...ALL_INVOICES, view: 'estimates' } as const;

const meta = {
  title: 'Provider/Invoices/Papers/Estimates [ROUTE-30]',
  component: InvoicesScreen,
  parameters: { layout: 'fullscreen', account: 'therapist@demo.test' },
  args: { place: SUPERBILLS, onPlaceChange: fn() },
  render: WithAddress,
} satisfies Meta<typeof InvoicesScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

async function writeEstimate(canvas: ReturnType<typeof within>, name: string) {
  await userEvent.click(await canvas.findByRole('button', { name: 'New estimate' }, WAIT));
  const dialog = within(await screen.findByRole('dialog', { name: 'New estimate' }, WAIT));
  await userEvent.type(dialog.getByRole('combobox', { name: /Client/ }), name.slice(0, 5));
  await userEvent.click(await screen.findByRole('option', { name }, WAIT));
  await userEvent.type(dialog.getByRole('textbox', { name: /Quantity/ }), '12');
  await userEvent.type(dialog.getByRole('textbox', { name: /Unit price/ }), '120');
  return dialog;
}

export const GivesAnEstimate: Story = {
  name: 'Gives a client an estimate that adds up, and refuses a diagnosis in it [CLOUD-529] [CLOUD-537]',
  args: { place: ESTIMATES },
  play: async ({ canvas }) => {
    const dialog = await writeEstimate(canvas, 'Noah Bergström');
    await expect(await dialog.findByText('$1,440')).toBeVisible();
    const service = dialog.getByRole('textbox', { name: /Service/ });
    await userEvent.type(service, ', F41.1');
    await userEvent.click(dialog.getByRole('button', { name: 'Send to client' }));
    await expect(await dialog.findByText(/^This seems to name a diagnosis/)).toBeVisible();
    await waitFor(() => expect(service).toHaveFocus());
    await userEvent.clear(service);
    await userEvent.type(service, 'Individual session');
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Send to client' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Good faith estimate' }, WAIT)).toBeVisible();
    await expect((await canvas.findAllByText('$1,440.00', undefined, WAIT))[0]).toBeVisible();
    await expect(canvas.getByText(/billed \$400 or more above this estimate/)).toBeVisible();
  },
};

export const ForAnInsuredClient: Story = {
  name: 'Sends the provider of an insured client to eligibility, and keeps what was typed [CLOUD-529]',
  args: { place: ESTIMATES },
  play: async ({ canvas }) => {
    const dialog = await writeEstimate(canvas, 'Layla Haddad');
    await userEvent.click(dialog.getByRole('button', { name: 'Send to client' }));
    await expect(
      await dialog.findByText(/^You’re in network with this client’s insurer/, undefined, WAIT),
    ).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('combobox', { name: /Client/ })).toHaveFocus());
    await expect(dialog.getByRole('textbox', { name: /Unit price/ })).toHaveValue('120.00');
  },
};

export const EstimateReplaced: Story = {
  name: 'Gives a new estimate in the place of one whose price changed [CLOUD-529]',
  parameters: { account: 'imam@demo.test' },
  args: { place: { ...ESTIMATES, openId: 'est-6k2m8r4w1p' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Replace this estimate' }, WAIT));
    const dialog = within(await screen.findByRole('dialog', { name: 'Replace this estimate' }, WAIT));
    const number = dialog.getByRole('textbox', { name: /Quantity/ });
    await expect(number).toHaveValue('6');
    await userEvent.clear(number);
    await userEvent.type(number, '8');
    await userEvent.click(dialog.getByRole('button', { name: 'Send to client' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), WAIT);
    await userEvent.click(await canvas.findByRole('button', { name: 'Back to estimates' }, WAIT));
    const list = within(await canvas.findByRole('list', { name: 'Estimates' }, WAIT));
    await expect(await list.findByText('Replaced', undefined, WAIT)).toBeVisible();
  },
};

export const BilledTooMuch: Story = {
  name: 'Says that a client can dispute bills that exceed their estimate by $400 [CLOUD-537]',
  args: { place: { ...ESTIMATES, openId: 'est-1' } },
  beforeEach: ({ msw }) =>
    msw.use(
      scenarios.answering(getEstimate, {
        id: 'est-1',
        status: 'OPEN',
        providerId: 'prv-amina-rahman',
        issuer: {
          displayName: 'Dr. Amina Rahman',
          practiceName: null,
          credential: null,
          npi: null,
          taxId: null,
          address: null,
          phone: null,
        },
        client: { id: 'usr-8b27e0', displayName: 'Noah Bergström' },
        lines: [
          {
            description: 'Individual session',
            quantity: 4,
            price: { amountMinor: 12000, currency: 'USD' },
            total: { amountMinor: 48000, currency: 'USD' },
          },
        ],
        total: { amountMinor: 48000, currency: 'USD' },
        from: '2026-10-01',
        until: '2026-12-31',
        createdAt: '2026-09-28T15:00:00Z',
        acceptedAt: null,
        replacesId: null,
        replacedById: null,
        billed: { amountMinor: 88000, currency: 'USD' },
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your client can dispute this', undefined, WAIT)).toBeVisible();
    await expect(canvas.getByText(/^You’ve billed \$880 for this period; the estimate was \$480/)).toBeVisible();
  },
};

export const NoEstimates: Story = {
  name: 'Says what an estimate is for while there is none [CLOUD-531]',
  args: { place: ESTIMATES },
  beforeEach: ({ msw }) => msw.use(scenarios.empty(listEstimates)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No estimates yet' }, WAIT)).toBeVisible();
  },
};

export const EstimateFails: Story = {
  name: 'Keeps what was typed when an estimate cannot be given [CLOUD-529] [ERROR-2]',
  args: { place: ESTIMATES },
  beforeEach: ({ msw }) => msw.use(scenarios.failing(createEstimate)),
  play: async ({ canvas }) => {
    const dialog = await writeEstimate(canvas, 'Noah Bergström');
    await userEvent.click(dialog.getByRole('button', { name: 'Send to client' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Something went wrong on our side');
    await expect(dialog.getByRole('textbox', { name: /Quantity/ })).toHaveValue('12');
  },
};

export const SlowPaper: Story = {
  args: { place: { ...ESTIMATES, openId: 'est-6k2m8r4w1p' } },
  parameters: { account: 'imam@demo.test' },
  beforeEach: ({ msw }) => msw.use(scenarios.slow(getEstimate), scenarios.slow(getSuperbill)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Layla Haddad', undefined, WAIT)).toBeVisible();
  },
};
