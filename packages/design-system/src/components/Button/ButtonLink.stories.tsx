import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ButtonLink } from '@sakina/design-system';

const meta = {
  title: 'Design system/Actions/ButtonLink',
  component: ButtonLink,
  tags: ['autodocs'],
  args: { href: '#book', children: 'Book a session' },
} satisfies Meta<typeof ButtonLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Looks like a button and stays a link',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Book a session' })).toHaveAttribute('href', '#book');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const Keyboard: Story = {
  name: 'Works by keyboard alone [CARE-8]',
  args: { onClick: (click) => click.preventDefault() },
  play: async ({ canvas }) => {
    let followed = 0;
    const link = canvas.getByRole('link', { name: 'Book a session' });
    link.addEventListener('click', () => {
      followed += 1;
    });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(followed).toBe(1);
  },
};

export const Call: Story = {
  args: { href: 'tel:988', children: 'Call 988', variant: 'secondary' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Call 988' })).toHaveAttribute('href', 'tel:988');
  },
};
export const Action: Story = { args: { variant: 'action' } };
export const Quiet: Story = { args: { variant: 'quiet' } };
export const Small: Story = { args: { size: 'small' } };
export const LongText: Story = {
  args: { children: 'Continue to the review of your booking and its cancellation policy' },
};
export const Admin: Story = { tags: ['look'], globals: { theme: 'admin', density: 'compact' } };
export const Compact: Story = { tags: ['look'], globals: { density: 'compact' } };
export const RightToLeft: Story = {
  args: { children: 'حجز جلسة' },
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'حجز جلسة' })).toBeVisible();
  },
};
