import { Text } from '@sakina/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HeldBackReason } from './HeldBackReason.tsx';

const meta = {
  title: 'Shared states/Held back',
  component: HeldBackReason,
  args: { why: 'LAPSED', children: 'Your client has been told.' },
  render: (args) => (
    <Text>
      <HeldBackReason {...args} />
    </Text>
  ),
} satisfies Meta<typeof HeldBackReason>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Lapsed: Story = {
  name: 'An expired credential leads to the credentials [SESSION-1]',
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/One of your credentials has expired\. Your client has been told\./)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to your credentials' })).toHaveAttribute(
      'href',
      '/provider/credentials',
    );
  },
};

export const Suspended: Story = {
  name: 'A suspended practice leads to our team, since nothing can be changed in the credentials [SESSION-1]',
  args: { why: 'SUSPENDED' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Your practice is suspended\./)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'support@sakina.example' })).toHaveAttribute(
      'href',
      'mailto:support@sakina.example',
    );
    await expect(canvas.queryByRole('link', { name: 'Go to your credentials' })).toBeNull();
  },
};
