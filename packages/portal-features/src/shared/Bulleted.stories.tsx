import { Heading, Stack } from '@sakina/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Bulleted } from './Bulleted.tsx';

const meta = {
  title: 'Shared states/Bulleted',
  component: Bulleted,
  args: { items: ['Your answers go to the people who check them.', 'You hear from us within five days.'] },
  decorators: [
    (Story) => (
      <Stack>
        <Heading level={1}>{'What happens next'}</Heading>
        <Story />
      </Stack>
    ),
  ],
} satisfies Meta<typeof Bulleted>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    await expect(list.tagName).toBe('UL');
    await expect(within(list).getAllByRole('listitem')).toHaveLength(2);
  },
};

export const Counted: Story = {
  args: { isOrdered: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list').tagName).toBe('OL');
  },
};
