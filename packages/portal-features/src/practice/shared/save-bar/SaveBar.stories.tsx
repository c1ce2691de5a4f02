import { Stack, Text } from '@sakina/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SaveBar } from './SaveBar.tsx';

const LINES = Array.from({ length: 60 }, (_, index) => `Line ${index + 1}`);

const meta = {
  title: 'Shared states/Save bar',
  component: SaveBar,
  args: { isDirty: true, saveLabel: 'Save hours', saveRef: null, isSaving: false, onDiscard: fn() },
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

const bottom = (canvas: { getByText: (text: string) => HTMLElement }) =>
  canvas.getByText('Save hours').getBoundingClientRect().bottom;

export const Default: Story = {
  name: 'Stays in sight while there is something to save, and can be put back',
  play: async ({ canvas, args }) => {
    await expect(bottom(canvas)).toBeLessThanOrEqual(window.innerHeight);
    await expect(canvas.getByRole('status')).toHaveTextContent('You have unsaved changes');
    await userEvent.click(canvas.getByRole('button', { name: 'Discard changes' }));
    await expect(args.onDiscard).toHaveBeenCalledOnce();
  },
};

export const Unchanged: Story = {
  name: 'Covers nothing while there is not',
  args: { isDirty: false },
  play: async ({ canvas }) => {
    await expect(bottom(canvas)).toBeGreaterThan(window.innerHeight);
    await expect(canvas.queryByRole('button', { name: 'Discard changes' })).toBeNull();
  },
};
