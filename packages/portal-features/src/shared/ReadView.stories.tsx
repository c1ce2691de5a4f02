import { EmptyState, Heading, LoadingRegion, Skeleton, Stack, Text } from '@sakina/design-system';
import { scenarios } from '@sakina/mocks';
import { searchProviders } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ReadView } from './ReadView.tsx';

/** A panel of three providers: a read as any screen makes it. */
function Recommended() {
  const read = useOperation(searchProviders, { query: { pageSize: 3 } });
  return (
    <Stack>
      <Heading level={1}>{'Recommended for you'}</Heading>
      <ReadView
        read={read}
        loading={
          <LoadingRegion label="Loading providers…">
            <Skeleton lines={3} />
          </LoadingRegion>
        }
        isEmpty={({ items }) => items.length === 0}
        empty={
          <EmptyState title="No one fits yet">
            {'Providers will be here as soon as one fits what you told us.'}
          </EmptyState>
        }
      >
        {({ items }) => (
          <Stack as="ul" gap="x1">
            {items.map((provider) => (
              <li key={provider.id}>
                <Text as="strong">{provider.displayName}</Text>
              </li>
            ))}
          </Stack>
        )}
      </ReadView>
    </Stack>
  );
}

const meta = {
  title: 'Shared states/Read view',
  component: Recommended,
} satisfies Meta<typeof Recommended>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(3);
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => {
    msw.use(scenarios.loading(searchProviders));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading providers…')).toBeInTheDocument();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => {
    msw.use(scenarios.empty(searchProviders));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No one fits yet' })).toBeVisible();
  },
};

export const ErrorThenRetry: Story = {
  name: 'A failed read is tried again in its place [ERROR-2]',
  beforeEach: ({ msw }) => {
    msw.use(scenarios.failingOnce(searchProviders));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong on our side');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(document.activeElement).toHaveTextContent('Retrying…');
  },
};

export const FailsAgain: Story = {
  name: 'A retry that fails says so again and keeps the keyboard there',
  beforeEach: ({ msw }) => {
    msw.use(scenarios.offline(searchProviders));
  },
  play: async ({ canvas }) => {
    for (let attempt = 0; attempt < 2; attempt += 1) {
      await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
      await expect(await canvas.findByRole('alert')).toHaveTextContent('We couldn’t reach the server');
      await expect(document.activeElement).toHaveTextContent('Retrying…');
    }
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
  },
};

export const Denied: Story = {
  beforeEach: ({ msw }) => {
    msw.use(scenarios.denied(searchProviders));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('You don’t have access to this');
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};

export const Unreadable: Story = {
  name: 'An answer that does not fit the contract is said, with a retry [API-2]',
  beforeEach: ({ msw }) => {
    msw.use(scenarios.unexpectedAnswer(searchProviders));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We got an unexpected response');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const AskedToWait: Story = {
  name: 'A server that wants to be left alone for an hour is not waited for: the time is said, with a retry [SEC-13]',
  beforeEach: ({ msw }) => {
    msw.use(scenarios.tooManyRequests(searchProviders, '3600', 503));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('You can try again after 11:00 AM EST');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const RightToLeft: Story = {
  ...Denied,
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('لا يمكنك الوصول إلى هذا');
    await expect(canvas.queryByRole('button', { name: 'المحاولة مجددًا' })).toBeNull();
  },
};
