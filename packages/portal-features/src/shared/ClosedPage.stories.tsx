import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ClosedPage } from './ClosedPage.tsx';

const meta = {
  title: 'Shared states/Closed page',
  component: ClosedPage,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Invoices',
    reason: 'Your finances aren’t available yet',
    children: 'They open once your credentials are verified.',
    action: 'See your credentials',
  },
} satisfies Meta<typeof ClosedPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Says why a page is closed, and leads to what opens it [PORTAL-3]',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Invoices' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'Your finances aren’t available yet' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See your credentials' })).toHaveAttribute(
      'href',
      '/provider/credentials',
    );
  },
};
