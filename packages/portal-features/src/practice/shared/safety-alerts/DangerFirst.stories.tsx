import { Heading, Stack, Text } from '@sakina/design-system';
import { scenarios } from '@sakina/mocks';
import { listSafetyAlerts } from '@sakina/platform/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { DangerFirst } from './DangerFirst.tsx';

const meta = {
  title: 'Shared states/Danger first',
  component: DangerFirst,
  parameters: { account: 'therapist@demo.test' },
  args: { isKnown: true, children: <Text>The day’s sessions</Text> },
  decorators: [
    (Story, { globals }) => (
      <Stack>
        <Heading level={1}>{globals['locale'] === 'ar' ? 'اليوم' : 'Today'}</Heading>
        <Story />
      </Stack>
    ),
  ],
} satisfies Meta<typeof DangerFirst>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Puts clients in danger above the rest of the page [CARE-2]',
  play: async ({ canvas }) => {
    const client = await canvas.findByRole('heading', { name: 'Fatima Zahra Benali' });
    const rest = await canvas.findByText('The day’s sessions');
    await expect(client.getBoundingClientRect().bottom).toBeLessThan(rest.getBoundingClientRect().top);
  },
};

export const RestUnknown: Story = {
  name: 'Shows danger before the page’s other alerts are known, and the rest only then [CARE-2] [FAST-2]',
  args: { isKnown: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Fatima Zahra Benali' })).toBeVisible();
    await expect(canvas.getByText('The day’s sessions')).not.toBeVisible();
  },
};

export const None: Story = {
  name: 'Leaves no place above the page where no one is in danger',
  beforeEach: ({ msw }) => msw.use(scenarios.answering(listSafetyAlerts, { items: [] })),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('The day’s sessions')).toBeVisible());
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: { children: <Text>جلسات اليوم</Text> },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Fatima Zahra Benali' })).toBeVisible();
    await waitFor(() => expect(canvas.getByText('جلسات اليوم')).toBeVisible());
  },
};
