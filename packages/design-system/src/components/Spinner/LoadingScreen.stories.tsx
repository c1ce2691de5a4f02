import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LoadingScreen } from '@sakina/design-system';

const meta = {
  title: 'Design system/Feedback/LoadingScreen',
  component: LoadingScreen,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LoadingScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Default [FRAME-5]',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading…');
  },
};
export const NamedProduct: Story = { args: { label: 'Loading Sakina...' } };
export const Panel: Story = {
  args: { fill: 'panel', label: 'Loading your sessions…' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status').getBoundingClientRect().height).toBeLessThan(window.innerHeight);
  },
};
export const LongText: Story = {
  args: {
    label:
      'Loading the sessions, notes and letters of everyone who was looked after by this practice in the past twelve months…',
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Loading the sessions/).getBoundingClientRect().right).toBeLessThanOrEqual(
      window.innerWidth,
    );
  },
};

export const Admin: Story = { tags: ['look'], globals: { theme: 'admin', density: 'compact' } };
export const Compact: Story = { tags: ['look'], globals: { density: 'compact' } };
export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    const news = canvas.getByRole('status');
    await expect(news).toHaveTextContent('جارٍ التحميل…');
    await expect(getComputedStyle(news).direction).toBe('rtl');
  },
};
