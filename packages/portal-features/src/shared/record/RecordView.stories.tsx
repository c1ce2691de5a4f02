import { Text } from '@sakina/design-system';
import { scenarios } from '@sakina/mocks';
import { getProviderProfile } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { RecordView } from './RecordView.tsx';
import type { RecordViewProps } from './RecordView.tsx';

/** The practice of the person who is logged in. */
function Practice(props: Pick<RecordViewProps<unknown>, 'loading' | 'lines' | 'missing'>) {
  return (
    <RecordView {...props} read={useOperation(getProviderProfile, {})}>
      {({ displayName }) => <Text>{displayName}</Text>}
    </RecordView>
  );
}

const meta = {
  title: 'Shared states/Record view',
  component: Practice,
  parameters: { account: 'therapist@demo.test' },
  args: {
    loading: 'Loading the practice…',
    lines: [4, 3],
    missing: { title: 'There’s no such practice', body: 'The link may be incomplete.' },
  },
} satisfies Meta<typeof Practice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Dr. Amina Rahman')).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.loading(getProviderProfile)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the practice…')).toBeInTheDocument();
  },
};

export const Missing: Story = {
  name: 'Says in its own words that there is no such record',
  beforeEach: ({ msw }) => msw.use(scenarios.notFound(getProviderProfile)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 3, name: 'There’s no such practice' })).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent('The link may be incomplete.');
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};

export const ErrorThenRetry: Story = {
  name: 'A failed read is tried again in its place [ERROR-2]',
  beforeEach: ({ msw }) => msw.use(scenarios.failingOnce(getProviderProfile)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('Dr. Amina Rahman')).toBeVisible();
  },
};
