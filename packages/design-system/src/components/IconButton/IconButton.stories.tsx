import { Bell, Pencil, Pin, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { IconButton, Inline } from '@sakina/design-system';
import type { IconButtonProps } from '@sakina/design-system';
import { inBothDensities } from '../../docs/in-both-densities.ts';

const meta = {
  title: 'Design system/Actions/IconButton',
  component: IconButton,
  tags: ['autodocs'],
  args: { label: 'Edit the note', icon: <Pencil aria-hidden />, onPress: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit the note' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const Keyboard: Story = {
  name: 'Works by keyboard alone, and shows its name and keys [CARE-8]',
  args: { shortcut: 'Control+E' },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Edit the note' });
    await expect(button).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Edit the noteCtrlE');
    // The tooltip repeats the name; as a description it would be read out twice.
    await expect(button).not.toHaveAccessibleDescription();
    await expect(button).toHaveAttribute('aria-keyshortcuts', 'Control+E');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
};

/** The owner of a toggle. */
function Pinned(args: IconButtonProps) {
  const [isPinned, setPinned] = useState(args.isSelected ?? false);
  return (
    <IconButton
      {...args}
      isSelected={isPinned}
      onChange={(next) => {
        setPinned(next);
        args.onChange?.(next);
      }}
    />
  );
}

export const Toggle: Story = {
  name: 'Stays pressed in, under the same name [CARE-8]',
  args: { label: 'Pin this client', icon: <Pin aria-hidden />, isSelected: false, onChange: fn() },
  render: (args) => <Pinned {...args} />,
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Pin this client', pressed: false });
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-pressed', 'false');
  },
};

export const Pressed: Story = {
  args: { label: 'Pin this client', icon: <Pin aria-hidden />, isSelected: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { pressed: true })).toHaveAccessibleName('Pin this client');
  },
};

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Edit the note' })).toBeDisabled();
  },
};

const all = (
  <Inline>
    <IconButton label="Edit the note" icon={<Pencil aria-hidden />} />
    <IconButton label="Remind me" icon={<Bell aria-hidden />} variant="secondary" />
    <IconButton label="Delete the note" icon={<Trash2 aria-hidden />} variant="danger" />
    <IconButton label="Pin this client" icon={<Pin aria-hidden />} isSelected />
    <IconButton label="Edit the title" icon={<Pencil aria-hidden />} size="small" />
  </Inline>
);

export const AllKinds: Story = {
  name: 'None is smaller than 24 px [CARE-8]',
  render: () => all,
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) {
      const { width, height } = button.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    }
  },
};

export const LongText: Story = {
  args: {
    label: 'Edit the note of the session with Abdul-Rahman ibn Abdullah al-Muhammad al-Qurashi on Tuesday 24 November',
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    const tooltip = await screen.findByRole('tooltip');
    await waitFor(() => expect(tooltip).toBeVisible());
    await expect(tooltip.getBoundingClientRect().width).toBeLessThanOrEqual(288);
  },
};
export const Admin: Story = {
  tags: ['look'],
  ...AllKinds,
  name: 'Admin',
  globals: { theme: 'admin', density: 'compact' },
};
export const Compact: Story = {
  ...AllKinds,
  name: 'Compact [THEME-3]',
  globals: { density: 'compact' },
  play: async ({ canvas }) => {
    const { comfortable, compact } = await inBothDensities(
      () => (canvas.getAllByRole('button')[0] as HTMLElement).getBoundingClientRect().height,
    );
    await expect(compact).toBeLessThan(comfortable);
  },
};
export const RightToLeft: Story = {
  args: { label: 'تعديل الملاحظة', shortcut: 'Control+E' },
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'تعديل الملاحظة' })).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('تعديل الملاحظة');
  },
};
