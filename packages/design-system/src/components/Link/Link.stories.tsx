import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Link, Text } from '@sakina/design-system';

const meta = {
  title: 'Design system/Navigation/Link',
  component: Link,
  tags: ['autodocs'],
  args: { href: '#therapists', children: 'Find a therapist' },
} satisfies Meta<typeof Link>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Find a therapist' })).toHaveAttribute('href', '#therapists');
  },
};

export const Keyboard: Story = {
  name: 'Works by keyboard alone [CARE-8]',
  render: (args) => (
    <Text>
      <Link {...args} /> {'or'} <Link href="#imams">{'ask an imam'}</Link>
    </Text>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Find a therapist' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'ask an imam' })).toHaveFocus();
    // Counted but not followed: navigation would unload the test page.
    const followed = fn((click: Event) => click.preventDefault());
    document.activeElement?.addEventListener('click', followed);
    await userEvent.keyboard('{Enter}');
    await expect(followed).toHaveBeenCalledOnce();
  },
};

export const InText: Story = {
  render: (args) => (
    <Text>
      <Link {...args} /> {'without an account; you log in when you book.'}
    </Text>
  ),
};
export const Standalone: Story = { args: { variant: 'standalone' } };
export const Row: Story = {
  name: 'In a list it has the color of the text, and no line until it is pointed at',
  render: () => (
    <Text as="div">
      <Link href="#july" variant="row">
        {'July 2026'}
      </Link>
    </Text>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'July 2026' });
    const { color, textDecorationColor } = getComputedStyle(link);
    await expect(color).toBe(getComputedStyle(link.parentElement ?? link).color);
    await expect(textDecorationColor).toBe('rgba(0, 0, 0, 0)');
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(getComputedStyle(link).textDecorationColor).toBe(color);
  },
};
export const Quiet: Story = { args: { variant: 'quiet' } };
export const External: Story = {
  args: { href: 'https://988lifeline.org/', isExternal: true, children: '988 Lifeline' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: '988 Lifeline (opens in a new tab)' });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

export const LongText: Story = {
  args: {
    children:
      'Read how we protect what you tell us, who may see it, for how long it is kept and how you can have it deleted',
  },
};

export const Admin: Story = { tags: ['look'], globals: { theme: 'admin', density: 'compact' } };
export const Compact: Story = { tags: ['look'], globals: { density: 'compact' } };
export const RightToLeft: Story = {
  args: { href: 'https://988lifeline.org/', isExternal: true, children: 'خط المساندة 988' },
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^خط المساندة 988/ })).toBeVisible();
  },
};
