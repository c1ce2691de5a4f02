import { scenarios } from '@sakina/mocks';
import { getInvoice, listInvoices } from '@sakina/platform/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { beyondTheEdge } from '../../../shared/testing/story-help.ts';
import { InvoicesScreen } from './InvoicesScreen.tsx';
import { WAIT, WithAddress, ALL, OPEN, panelOf } from '../story-help.tsx';

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
