import { scenarios } from '@sakina/mocks';
import { listAppointments } from '@sakina/platform/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { DashboardScreen } from './DashboardScreen.tsx';

const meta = {
  title: 'Consumer/Dashboard/Past sessions',
  component: DashboardScreen,
  parameters: { layout: 'fullscreen', account: 'sofia.marchetti@demo.test' },
} satisfies Meta<typeof DashboardScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Shows more of many past sessions on request',
  play: async ({ canvas }) => {
    const past = within(await canvas.findByRole('region', { name: 'Past sessions' }));
    await expect(await past.findByText(/^Showing 5 of \d+$/)).toBeVisible();
    await userEvent.click(past.getByRole('button', { name: 'Show 20 more' }));
    await expect(past.getAllByRole('listitem')).toHaveLength(25);
    await expect(past.getAllByRole('listitem')[5]).toHaveFocus();
    await expect(past.getByText(/^Showing 25 of \d+$/)).toBeVisible();
  },
};

export const EarlierPast: Story = {
  name: 'Reads earlier sessions on request, asks again where they did not come, and ends with the first [CALL-9] [ERROR-1]',
  play: async ({ canvas, msw }) => {
    const past = within(await canvas.findByRole('region', { name: 'Past sessions' }));
    await userEvent.click(await past.findByRole('button', { name: 'Show 20 more' }));
    await past.findByText(/^Showing 25 of \d+$/);
    const more = past.getByRole('button', { name: /^Show \d+ more$/ });
    msw.use(scenarios.failingOnce(listAppointments));
    await userEvent.click(more);
    await expect(await past.findByRole('alert')).toBeVisible();
    await expect(past.getByText(/^Showing 25 of \d+$/)).toBeVisible();
    await userEvent.click(more);
    await waitFor(() => expect(past.queryByText(/^Showing 25 of \d+$/)).not.toBeInTheDocument());
    await expect(past.queryByRole('alert')).not.toBeInTheDocument();
    await waitFor(() => expect(past.getAllByRole('listitem')[25]).toHaveFocus());
    for (let press = 0; press < 10 && past.queryByText(/^Showing (\d+) of \1$/) === null; press += 1) {
      const before = past.getByRole('status').textContent;
      await userEvent.click(past.getByRole('button', { name: /^Show \d+ more$/ }));
      await waitFor(() => expect(past.getByRole('status')).not.toHaveTextContent(before));
    }
    await expect(past.getByText(/^Showing (\d+) of \1$/)).toBeVisible();
    await expect(past.queryByRole('button', { name: /^Show \d+ more$/ })).not.toBeInTheDocument();
  },
};

export const EarlierPastOnTheWay: Story = {
  name: 'Keeps the past that was read while earlier sessions are on their way',
  play: async ({ canvas, msw }) => {
    const past = within(await canvas.findByRole('region', { name: 'Past sessions' }));
    await userEvent.click(await past.findByRole('button', { name: 'Show 20 more' }));
    await past.findByText(/^Showing 25 of \d+$/);
    msw.use(scenarios.loading(listAppointments));
    await userEvent.click(past.getByRole('button', { name: /^Show \d+ more$/ }));
    await waitFor(() =>
      expect(past.getByRole('button', { name: /^Show \d+ more/ })).toHaveAttribute('aria-disabled', 'true'),
    );
    await expect(past.getByText(/^Showing 25 of \d+$/)).toBeVisible();
  },
};
