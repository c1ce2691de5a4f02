import { Button, Stack, Text } from '@sakina/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SaveBar } from './SaveBar.tsx';

const LINES = Array.from({ length: 60 }, (_, index) => `Line ${index + 1}`);

const meta = {
  title: 'Shared states/Save bar',
  component: SaveBar,
  args: { isDirty: true, children: <Button>{'Save'}</Button> },
  decorators: [
    (Story) => (
      <Stack gap="x1">
        {LINES.map((line) => (
          <Text key={line}>{line}</Text>
        ))}
        <Story />
      </Stack>
    ),
  ],
} satisfies Meta<typeof SaveBar>;
export default meta;

type Story = StoryObj<typeof meta>;

const bottom = (canvas: { getByRole: (role: string) => HTMLElement }) =>
  canvas.getByRole('button').getBoundingClientRect().bottom;

export const Default: Story = {
  name: 'Stays in sight while there is something to save',
  play: async ({ canvas }) => {
    await expect(bottom(canvas)).toBeLessThanOrEqual(window.innerHeight);
  },
};

export const Unchanged: Story = {
  name: 'Covers nothing while there is not',
  args: { isDirty: false },
  play: async ({ canvas }) => {
    await expect(bottom(canvas)).toBeGreaterThan(window.innerHeight);
  },
};
