import { Text } from '@sakina/design-system';
import { scenarios } from '@sakina/mocks';
import { getProviderProfile } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { LoadingBlocks } from '../../../shared/index.ts';
import { PracticePage } from './PracticePage.tsx';

/** A page that says the name of the practice. */
function Practice() {
  return (
    <PracticePage
      title="Languages"
      lead="In which languages you see clients."
      read={useOperation(getProviderProfile, {})}
      loading={<LoadingBlocks label="Loading your languages…" sizes={['sm', 'md']} />}
      missing="Once you’re a provider, you can choose your languages here."
    >
      {({ displayName }) => <Text>{displayName}</Text>}
    </PracticePage>
  );
}

const meta = {
  title: 'Shared states/Practice page',
  component: Practice,
  parameters: { layout: 'fullscreen', account: 'therapist@demo.test' },
} satisfies Meta<typeof Practice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Dr. Amina Rahman')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Languages' })).toBeVisible();
    await expect(canvas.getByText('In which languages you see clients.')).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.loading(getProviderProfile)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your languages…')).toBeInTheDocument();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Languages' })).toBeVisible();
  },
};

export const NoRecord: Story = {
  name: 'Leads an account without a provider record to the application [ROUTE-30]',
  beforeEach: ({ msw }) => msw.use(scenarios.notFound(getProviderProfile)),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'There’s no provider record for this account' }),
    ).toBeVisible();
    await expect(canvas.getByText('Once you’re a provider, you can choose your languages here.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to the application' })).toHaveAttribute(
      'href',
      '/provider/apply',
    );
  },
};

export const ErrorThenRetry: Story = {
  name: 'A failed read is tried again below the heading [ERROR-2]',
  beforeEach: ({ msw }) => msw.use(scenarios.failingOnce(getProviderProfile)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('Dr. Amina Rahman')).toBeVisible();
  },
};

export const RightToLeft: Story = {
  ...NoRecord,
  name: 'Leads to the application in Arabic',
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'إلى الطلب' })).toHaveAttribute('href', '/provider/apply');
  },
};
