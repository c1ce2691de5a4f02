import { scenarios } from '@sakina/mocks';
import { listPayments } from '@sakina/platform/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { beyondTheEdge } from '../../../shared/testing/story-help.ts';
import { PaymentsScreen } from './PaymentsScreen.tsx';

const WAIT = { timeout: 5000 };

const meta = {
  title: 'Provider/Payments/Client payments [CLOUD-28]',
  component: PaymentsScreen,
  parameters: { layout: 'fullscreen', account: 'therapist@demo.test' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: { place: { view: 'card', openId: null }, onPlaceChange: fn() },
} satisfies Meta<typeof PaymentsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Lists what clients paid by card, and says of what failed why and what to do [CLOUD-28]',
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Payments by card' }, WAIT));
    await expect(list.getAllByRole('listitem')).toHaveLength(25);
    await userEvent.click(canvas.getByRole('button', { name: /^Show (?!more)|Show$/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Failed' }, WAIT));
    await expect((await canvas.findAllByText(/The invoice stays open/, undefined, WAIT))[0]).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Go to invoices' })[0]).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.loading(listPayments)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Loading client payments…')).toBeInTheDocument(), WAIT);
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.empty(listPayments)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No card payments yet' }, WAIT)).toBeVisible();
  },
};

export const Error: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.failingOnce(listPayments)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }, WAIT));
    await expect(await canvas.findByRole('list', { name: 'Payments by card' }, WAIT)).toBeVisible();
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar', viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'الدفعات بالبطاقة' }, WAIT)).toBeVisible();
    await expect(beyondTheEdge()).toEqual([]);
  },
};
