import { scenarios } from '@sakina/mocks';
import { createSuperbills, getBillingIdentity, previewSuperbills } from '@sakina/platform/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { beyondTheEdge } from '../../../shared/testing/story-help.ts';
import { InvoicesScreen } from './InvoicesScreen.tsx';
import { WAIT, WithAddress, SUPERBILLS } from '../story-help.tsx';

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
