import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Footer } from '@sakina/design-system';

const meta = {
  title: 'Design system/Shell/Footer',
  component: Footer,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    links: [
      { href: '#privacy', label: 'Privacy' },
      { href: '#terms', label: 'Terms' },
      { href: '#health-privacy', label: 'Health-privacy notice' },
    ],
    copyright: '© 2026 Sakina',
    children: <a href="mailto:support@sakina.example">{'support@sakina.example'}</a>,
  },
} satisfies Meta<typeof Footer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Default [FRAME-3]',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('contentinfo')).toHaveTextContent('© 2026 Sakina');
    await expect(canvas.getByRole('link', { name: 'Privacy' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Terms' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Health-privacy notice' })).toBeVisible();
  },
};
export const Keyboard: Story = {
  name: 'Works by keyboard alone [CARE-8]',
  play: async ({ canvas }) => {
    for (const name of ['support@sakina.example', 'Privacy', 'Terms', 'Health-privacy notice']) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
    // Counted but not followed: navigation would unload the test page.
    const followed = fn((click: Event) => click.preventDefault());
    document.activeElement?.addEventListener('click', followed);
    await userEvent.keyboard('{Enter}');
    await expect(followed).toHaveBeenCalledOnce();
  },
};
export const LongText: Story = {
  args: {
    copyright: '© 2026 Sakina Family and Youth Services, a registered charity of the Emirates and of England and Wales',
  },
};

export const Admin: Story = { tags: ['look'], globals: { theme: 'admin', density: 'compact' } };
export const Compact: Story = { tags: ['look'], globals: { density: 'compact' } };
export const RightToLeft: Story = {
  args: {
    links: [
      { href: '#privacy', label: 'الخصوصية' },
      { href: '#terms', label: 'الشروط' },
      { href: '#health-privacy', label: 'إشعار خصوصية البيانات الصحية' },
    ],
    copyright: '© 2026 سكينة',
  },
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'الخصوصية' })).toBeVisible();
  },
};
