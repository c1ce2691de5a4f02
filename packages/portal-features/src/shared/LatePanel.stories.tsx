import { Heading, holdIdleWork, Stack, Text } from '@sakina/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { latePanel } from './lazy-panel.tsx';

function Referrals({ from }: { from: string }) {
  return <Text>{`Referred by ${from}`}</Text>;
}

const LateReferrals = latePanel<{ from: string }>(async () => Referrals);
let release = () => {};

const meta = {
  title: 'Shared states/Late panel',
  component: LateReferrals,
  args: { from: 'Dr. Amina Rahman', loading: <Text>{'Referrals will be here'}</Text> },
  decorators: [
    (Story) => (
      <Stack>
        <Heading level={1}>{'Today'}</Heading>
        <Story />
      </Stack>
    ),
  ],
  beforeEach: () => {
    release = holdIdleWork();
    return () => release();
  },
} satisfies Meta<typeof LateReferrals>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Stands once the page has its first data, and its place until then [FAST-1]',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Referrals will be here')).toBeVisible();
    await expect(canvas.queryByText(`Referred by ${args.from}`)).toBeNull();
    release();
    await expect(await canvas.findByText(`Referred by ${args.from}`)).toBeVisible();
    await expect(canvas.queryByText('Referrals will be here')).toBeNull();
  },
};
