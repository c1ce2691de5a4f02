import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid, Illustration, Stack, Text } from '@sakina/design-system';

const meta = {
  title: 'Design system/Display/Illustration',
  component: Illustration,
  tags: ['autodocs'],
  args: { name: 'dawn' },
} satisfies Meta<typeof Illustration>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
export const Rising: Story = {
  name: 'Its light rises once, and stands still where motion is reduced',
  args: { isRising: true },
  play: async ({ canvasElement }) => {
    const sun = canvasElement.querySelector('.sun') as SVGElement;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    await expect(getComputedStyle(sun).animationName === 'none').toBe(isStill);
    document.documentElement.dataset['motion'] = 'reduced';
    await expect(getComputedStyle(sun).animationName).toBe('none');
  },
};
export const Horizon: Story = { args: { name: 'horizon' } };
export const Path: Story = { args: { name: 'path' } };
export const Lantern: Story = { args: { name: 'lantern' } };
export const Window: Story = { args: { name: 'window' } };
export const Bridge: Story = { args: { name: 'bridge' } };

const names = ['dawn', 'horizon', 'path', 'lantern', 'window', 'bridge'] as const;
export const All: Story = {
  render: () => (
    <Grid min="md">
      {names.map((name) => (
        <Illustration key={name} name={name} />
      ))}
    </Grid>
  ),
};
export const Admin: Story = { tags: ['look'], ...All, globals: { theme: 'admin', density: 'compact' } };
export const Compact: Story = { args: { size: 'sm' }, globals: { density: 'compact' } };
export const RightToLeft: Story = {
  name: 'A drawing without words is the same in both directions',
  render: (args) => (
    <Stack align="start">
      <Illustration {...args} />
      <Text>{'كل صباح بداية جديدة.'}</Text>
    </Stack>
  ),
  globals: { locale: 'ar' },
  play: async ({ canvas, canvasElement }) => {
    const words = canvas.getByText('كل صباح بداية جديدة.');
    const drawing = canvasElement.querySelector('svg');
    await expect(drawing).toBeVisible();
    await expect(drawing?.getBoundingClientRect().right).toBeCloseTo(words.getBoundingClientRect().right, 0);
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
