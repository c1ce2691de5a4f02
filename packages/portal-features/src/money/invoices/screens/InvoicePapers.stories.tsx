import { scenarios, storyServer } from '@sakina/mocks';
import {
  createEstimate,
  createSuperbills,
  getBillingIdentity,
  getEstimate,
  getSuperbill,
  listEstimates,
  previewSuperbills,
  updateBillingIdentity,
} from '@sakina/platform/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { keepsDrafts, leaveAndReturn } from '../../../shared/testing/story-drafts.tsx';
import { beyondTheEdge } from '../../../shared/testing/story-help.ts';
import { ALL_INVOICES } from '../model/place.ts';
import { InvoicesScreen } from './InvoicesScreen.tsx';
import { WAIT, WithAddress } from '../story-help.tsx';

const SUPERBILLS = { ...ALL_INVOICES, view: 'superbills' } as const;
const ESTIMATES = { ...ALL_INVOICES, view: 'estimates' } as const;
const IDENTITY = { ...ALL_INVOICES, view: 'identity' } as const;

const meta = {
  title: 'Provider/Invoices/Papers [ROUTE-30]',
  component: InvoicesScreen,
  parameters: { layout: 'fullscreen', account: 'therapist@demo.test' },
  args: { place: SUPERBILLS, onPlaceChange: fn() },
  render: WithAddress,
} satisfies Meta<typeof InvoicesScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const MAKE = 'Create 2 superbills';

export const Default: Story = {
  name: 'Makes the superbills of a month in one action, after saying what that does [CLOUD-527] [CLOUD-528]',
  play: async ({ canvas }) => {
    const waiting = within(await canvas.findByRole('list', { name: 'Missing information: 1 client' }, WAIT));
    await expect(waiting.getByText('2 of 3 sessions can be included')).toBeVisible();
    await expect(waiting.getByRole('link', { name: /^Add Konstantina .*date of birth$/ })).toHaveAttribute(
      'href',
      '/provider/clients?client=usr-4kewcj&view=details',
    );
    await expect(waiting.getByRole('link', { name: /^Write the Nov .* note/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: MAKE }));
    const ask = within(await screen.findByRole('alertdialog', { name: 'Create 2 superbills for November 2026?' }));
    await expect(ask.getByText('Each client is notified and can find it under Payments.')).toBeVisible();
    await expect(ask.getByText(/^Nothing is sent to an insurer/)).toBeVisible();
    await userEvent.dblClick(ask.getByRole('button', { name: MAKE }));
    const made = within(await canvas.findByRole('list', { name: 'Created: 2 clients' }, WAIT));
    await expect(made.getByText('Noah Bergström')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Create/ })).toBeNull();
  },
};

export const OpensOne: Story = {
  name: 'Shows and prints a superbill with everything that an insurer asks for [CLOUD-536]',
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: MAKE }, WAIT));
    const ask = within(await screen.findByRole('alertdialog', { name: /^Create 2 superbills/ }));
    await userEvent.click(ask.getByRole('button', { name: MAKE }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Open Noah Bergström’s superbill' }, WAIT));
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Superbill for November 2026' }, WAIT),
    ).toBeVisible();
    for (const words of [
      '1245319599',
      '83-4410276',
      'Rahman Psychology PLLC',
      'Oct 19, 1987',
      'A. F51.01 Primary insomnia',
    ])
      await expect(canvas.getByText(words)).toBeVisible();
    await expect(
      canvas.getByText('Licensed Psychologist, New York State Education Department, PSY 021847'),
    ).toBeVisible();
    await expect(canvas.getAllByText('90834 95')).toHaveLength(2);
    const print = spyOn(window, 'print').mockImplementation(() => undefined);
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }));
    await expect(print).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Back to superbills' }));
    await expect(args.onPlaceChange).toHaveBeenLastCalledWith(SUPERBILLS);
  },
};

export const WithoutIdentity: Story = {
  name: 'Names what is missing of who bills, and leads there [CLOUD-527] [CLOUD-535]',
  beforeEach: ({ msw }) =>
    msw.use(
      scenarios.answering(getBillingIdentity, {
        npi: null,
        taxId: null,
        practiceName: null,
        address: null,
        phone: null,
        version: 1,
      }),
      scenarios.answering(previewSuperbills, {
        month: '2026-11',
        missing: ['NPI', 'TAX_ID'],
        clients: [
          {
            client: { id: 'usr-8b27e0', displayName: 'Noah Bergström' },
            blockers: [],
            sessions: [
              {
                appointmentId: 'apt-1',
                startsAt: '2026-11-11T14:00:00Z',
                charged: { amountMinor: 12000, currency: 'USD' },
                noteId: 'nte-1',
                blockers: [],
              },
            ],
            readyCount: 1,
            superbillId: null,
            isDue: true,
          },
        ],
      }),
    ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Missing: NPI and Tax ID. You need these to create a superbill.', undefined, WAIT),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Create/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Billing details' }));
    const npi = await canvas.findByRole('textbox', { name: /^NPI/ }, WAIT);
    await userEvent.type(npi, '1245319598');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Enter a valid 10-digit NPI.')).toBeVisible();
    await waitFor(() => expect(npi).toHaveFocus());
  },
};

export const MadeElsewhere: Story = {
  name: 'Says that they were made meanwhile in another tab [CLOUD-528] [ERROR-2]',
  beforeEach: ({ msw }) => msw.use(scenarios.conflict(createSuperbills, { code: 'NOTHING_TO_MAKE' })),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: MAKE }, WAIT));
    const ask = within(await screen.findByRole('alertdialog', { name: /^Create 2 superbills/ }));
    await userEvent.click(ask.getByRole('button', { name: MAKE }));
    await expect(await ask.findByRole('alert')).toHaveTextContent(/They were already created/);
  },
};

export const ForAnImam: Story = {
  name: 'Says to an imam that superbills are for therapists [CLOUD-527]',
  parameters: { account: 'imam@demo.test' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Superbills are for therapists' }, WAIT)).toBeVisible();
  },
};

export const NothingInTheMonth: Story = {
  name: 'Says that a month has nothing for a superbill',
  beforeEach: ({ msw }) =>
    msw.use(scenarios.answering(previewSuperbills, { month: '2026-11', missing: [], clients: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No sessions for a superbill' }, WAIT)).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.loading(previewSuperbills)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Loading this month’s sessions…')).toBeInTheDocument(), WAIT);
  },
};

export const Error: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.failingOnce(previewSuperbills)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }, WAIT));
    await expect(await canvas.findByRole('button', { name: MAKE }, WAIT)).toBeVisible();
  },
};

export const MissingPaper: Story = {
  name: 'Says that a superbill is not there [CLOUD-536]',
  args: { place: { ...SUPERBILLS, openId: 'sup-unknown' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'We couldn’t find this document' }, WAIT)).toBeVisible();
  },
};

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

export const SavesWhoBills: Story = {
  name: 'Saves who bills, and says so [CLOUD-534] [CLOUD-535]',
  args: { place: IDENTITY },
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('textbox', { name: /^Practice name/ }, WAIT);
    await expect(name).toHaveValue('Rahman Psychology PLLC');
    await userEvent.clear(name);
    await userEvent.type(name, 'Rahman & Partners');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByText('Saved. New documents will use these details.')).toBeVisible(), WAIT);
    await expect(await canvas.findByRole('textbox', { name: /^Practice name/ })).toHaveValue('Rahman & Partners');
  },
};

export const ChangedElsewhere: Story = {
  name: 'Merges who bills with another window, and asks about the field that both changed [CLOUD-535] [SEC-16]',
  args: { place: IDENTITY },
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('textbox', { name: /^Practice name/ }, WAIT);
    const otherWindow = storyServer.as('therapist@demo.test');
    const identity = await otherWindow.call(getBillingIdentity, {});
    await otherWindow.call(updateBillingIdentity, {
      body: { ...identity, practiceName: 'From the other window', address: '1 Elm Street' },
    });
    await userEvent.clear(name);
    await userEvent.type(name, 'Rahman & Partners');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'This was changed in another window' }, WAIT));
    await waitFor(() => expect(dialog.getByText('From the other window')).toBeVisible());
    await expect(dialog.queryByText('1 Elm Street')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Save what I typed' }));
    await waitFor(async () =>
      expect(await otherWindow.call(getBillingIdentity, {})).toMatchObject({
        practiceName: 'Rahman & Partners',
        address: '1 Elm Street',
      }),
    );
  },
};

export const IdentityComesBack: Story = {
  name: 'Gives back what was typed of who bills when it was left unsaved [SEC-15]',
  args: { place: IDENTITY },
  decorators: [keepsDrafts],
  play: async ({ canvas }) => {
    const name = () => canvas.findByRole('textbox', { name: /^Practice name/ }, WAIT);
    await userEvent.type(await name(), ', New York');
    await leaveAndReturn();
    await expect(await canvas.findByText('What you typed is back', undefined, WAIT)).toBeVisible();
    await expect(await name()).toHaveValue('Rahman Psychology PLLC, New York');
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: MAKE }, WAIT)).toBeVisible();
    await expect(beyondTheEdge()).toEqual([]);
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'إعداد كشفين' }, WAIT)).toBeVisible();
    await expect(beyondTheEdge()).toEqual([]);
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
