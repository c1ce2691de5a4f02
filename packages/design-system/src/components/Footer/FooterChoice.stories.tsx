import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Footer, FooterChoice, setRootAttributes } from '@sakina/design-system';
import type { ColorScheme, FooterChoiceProps } from '@sakina/design-system';

const schemes = [
  { id: 'system', label: 'System' },
  { id: 'light', label: 'Light' },
  { id: 'dark', label: 'Dark' },
] as const;

/** The owner, which applies what is chosen to the page at once. */
function Owner(args: FooterChoiceProps<ColorScheme>) {
  const [scheme, setScheme] = useState(args.value);
  return (
    <Footer links={[{ href: '#privacy', label: 'Privacy' }]} copyright="© 2026 Sakina">
      <FooterChoice
        {...args}
        value={scheme}
        onChange={(next) => {
          setScheme(next);
          setRootAttributes(document.documentElement, { colorScheme: next });
          args.onChange(next);
        }}
      />
    </Footer>
  );
}

const meta = {
  title: 'Design system/Shell/FooterChoice',
  component: FooterChoice<ColorScheme>,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { label: 'Appearance', options: schemes, value: 'light', onChange: fn() },
  render: (args) => <Owner {...args} />,
} satisfies Meta<typeof FooterChoice<ColorScheme>>;
export default meta;

type Story = StoryObj<typeof meta>;

const ground = () => getComputedStyle(document.body).backgroundColor;

export const Default: Story = {
  name: 'Turns the page to night and back at once, native controls too [LOOK-2]',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('group', { name: 'Appearance' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Light' })).toHaveAttribute('aria-pressed', 'true');
    const day = ground();
    await userEvent.click(canvas.getByRole('button', { name: 'Dark' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('dark');
    await expect(canvas.getByRole('button', { name: 'Dark' })).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(ground()).not.toBe(day));
    await expect(getComputedStyle(document.documentElement).colorScheme).toBe('dark');
    await userEvent.click(canvas.getByRole('button', { name: 'Light' }));
    await waitFor(() => expect(ground()).toBe(day));
    await expect(getComputedStyle(document.documentElement).colorScheme).toBe('light');
    await userEvent.click(canvas.getByRole('button', { name: 'System' }));
    await expect(getComputedStyle(document.documentElement).colorScheme).toBe('light dark');
  },
};

export const Keyboard: Story = {
  name: 'Works by keyboard alone [CARE-8]',
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'System' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Dark' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith('dark');
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('light');
  },
};

export const Night: Story = {
  name: 'By night [LOOK-2]',
  args: { value: 'dark' },
  globals: { colorScheme: 'dark' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Dark' })).toHaveAttribute('aria-pressed', 'true');
    await expect(getComputedStyle(document.documentElement).colorScheme).toBe('dark');
  },
};

export const Notice: Story = {
  name: 'Says what went wrong with the last choice',
  args: { notice: 'It couldn’t be loaded. Check your connection and choose it again.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('It couldn’t be loaded.');
  },
};

export const Admin: Story = { tags: ['look'], globals: { theme: 'admin', density: 'compact' } };
export const RightToLeft: Story = {
  args: {
    label: 'المظهر',
    options: [
      { id: 'system', label: 'حسب النظام' },
      { id: 'light', label: 'فاتح' },
      { id: 'dark', label: 'داكن' },
    ],
  },
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    const [first, last] = [
      canvas.getByRole('button', { name: 'حسب النظام' }),
      canvas.getByRole('button', { name: 'داكن' }),
    ];
    await expect(first.getBoundingClientRect().left).toBeGreaterThan(last.getBoundingClientRect().right);
  },
};
