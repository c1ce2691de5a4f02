import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Brand } from '@sakina/design-system';

const meta = {
  title: 'Design system/Shell/Brand',
  component: Brand,
  tags: ['autodocs'],
  args: { name: 'Sakina', href: '#home' },
} satisfies Meta<typeof Brand>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sakina' })).toHaveAttribute('href', '#home');
  },
};
export const Keyboard: Story = {
  name: 'Works by keyboard alone [CARE-8]',
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Sakina' })).toHaveFocus();
    // Counted but not followed: navigation would unload the test page.
    const followed = fn((click: Event) => click.preventDefault());
    document.activeElement?.addEventListener('click', followed);
    await userEvent.keyboard('{Enter}');
    await expect(followed).toHaveBeenCalledOnce();
  },
};
export const LongText: Story = { args: { name: 'Sakina Family and Youth Services' } };
export const Admin: Story = { tags: ['look'], globals: { theme: 'admin', density: 'compact' } };
export const RightToLeft: Story = {
  args: { name: 'سكينة' },
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'سكينة' })).toBeVisible();
  },
};
