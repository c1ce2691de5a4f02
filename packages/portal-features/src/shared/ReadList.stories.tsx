import { EmptyState, Text } from '@sakina/design-system';
import { scenarios } from '@sakina/mocks';
import { listOwnPayments } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { LoadingLines } from './LoadingLines.tsx';
import { usePagesOf } from './pages/index.ts';
import { ReadList } from './ReadList.tsx';

/** What the client has paid, two at a time. */
function Payments({ limit }: { limit: number }) {
  const format = useFormat();
  const { read, pages } = usePagesOf(listOwnPayments, { query: { limit } });
  return (
    <ReadList
      read={read}
      loading={<LoadingLines label="Loading your payments…" lines={[4]} />}
      empty={<EmptyState title="Nothing paid yet">{'Your payments will be here.'}</EmptyState>}
      label="Payments"
      gap="x1"
      more={{ pages, label: 'Show earlier payments' }}
    >
      {({ id, amount }) => (
        <li key={id}>
          <Text>{format.money(amount)}</Text>
        </li>
      )}
    </ReadList>
  );
}

const meta = {
  title: 'Shared states/Read list',
  component: Payments,
  parameters: { account: 'patient@demo.test' },
  args: { limit: 2 },
} satisfies Meta<typeof Payments>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Rows, and the next page on request',
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Payments' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Show earlier payments' }));
    await waitFor(() => expect(list.getAllByRole('listitem').length).toBeGreaterThan(2));
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.loading(listOwnPayments)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your payments…')).toBeInTheDocument();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.empty(listOwnPayments)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Nothing paid yet' })).toBeVisible();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const ErrorThenRetry: Story = {
  name: 'A failed read is tried again in its place [ERROR-2]',
  beforeEach: ({ msw }) => msw.use(scenarios.failingOnce(listOwnPayments)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('list', { name: 'Payments' })).toBeVisible();
  },
};
