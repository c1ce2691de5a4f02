import { Archive, Bold, Download, Italic, List, Mail, Tag as TagIcon, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button, Toolbar } from '@sakina/design-system';
import type { ToolbarProps } from '@sakina/design-system';
import { inBothDensities } from '../../docs/in-both-densities.ts';

const onMail = fn();
const onDelete = fn();

const meta = {
  title: 'Design system/Actions/Toolbar',
  component: Toolbar,
  tags: ['autodocs'],
  args: {
    label: 'Two sessions chosen',
    items: [
      { id: 'mail', label: 'Write to both', icon: <Mail aria-hidden />, onAction: onMail },
      { id: 'download', label: 'Export', icon: <Download aria-hidden />, onAction: fn(), shortcut: 'Control+E' },
      { id: 'label', label: 'Add a label', icon: <TagIcon aria-hidden />, onAction: fn() },
      { id: 'archive', label: 'Archive', icon: <Archive aria-hidden />, onAction: fn(), isDisabled: true },
      { id: 'delete', label: 'Delete', icon: <Trash2 aria-hidden />, onAction: onDelete },
    ],
  },
  beforeEach: () => {
    onMail.mockClear();
    onDelete.mockClear();
  },
} satisfies Meta<typeof Toolbar>;
export default meta;

type Story = StoryObj<typeof meta>;

const wide = (args: ToolbarProps) => (
  <div style={{ inlineSize: '46rem', maxInlineSize: '100%' }}>
    <Toolbar {...args} />
  </div>
);
const narrow = (args: ToolbarProps) => (
  <div style={{ inlineSize: '18rem' }}>
    <Toolbar {...args} />
  </div>
);

export const Default: Story = {
  render: wide,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('toolbar', { name: 'Two sessions chosen' })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'More' })).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: 'Write to both' }));
    await expect(onMail).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Archive' })).toBeDisabled();
  },
};

export const Keyboard: Story = {
  name: 'Works by keyboard alone: one stop of the Tab key, arrows inside [CARE-8]',
  render: (args) => (
    <main>
      {wide(args)}
      <Button variant="secondary">{'Next page'}</Button>
    </main>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Write to both' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Export' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    // A disabled action is skipped.
    await expect(canvas.getByRole('button', { name: 'Delete' })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('button', { name: 'Write to both' })).toHaveFocus();
    await userEvent.keyboard('{End}{Enter}');
    await expect(onDelete).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Next page' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: 'Delete' })).toHaveFocus();
  },
};

export const Narrow: Story = {
  name: 'On a narrow row the last actions go behind ‘More’ [CARE-8]',
  render: narrow,
  play: async ({ canvas }) => {
    const more = await canvas.findByRole('button', { name: 'More' });
    await expect(canvas.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await expect(more).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menu', { name: 'More' })).toBeVisible());
    await expect(screen.getByRole('menuitem', { name: 'Archive' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('d{Enter}');
    await expect(onDelete).toHaveBeenCalledOnce();
    await waitFor(() => expect(more).toHaveFocus());
  },
};

/** The owner of a text’s marks. */
function Marks(args: ToolbarProps) {
  const [on, setOn] = useState<readonly string[]>(['bold']);
  const items = args.items.map((item) => ({
    ...item,
    isSelected: on.includes(item.id),
    onAction: () => setOn((was) => (was.includes(item.id) ? was.filter((id) => id !== item.id) : [...was, item.id])),
  }));
  return <Toolbar {...args} items={items} />;
}

export const Switches: Story = {
  args: {
    label: 'How the text looks',
    items: [
      {
        id: 'bold',
        label: 'Bold',
        icon: <Bold aria-hidden />,
        isIconOnly: true,
        onAction: fn(),
        shortcut: 'Control+B',
      },
      { id: 'italic', label: 'Italic', icon: <Italic aria-hidden />, isIconOnly: true, onAction: fn() },
      { id: 'list', label: 'List', icon: <List aria-hidden />, onAction: fn() },
    ],
    end: <span>{'214 words'}</span>,
  },
  render: (args) => (
    <div style={{ maxInlineSize: '30rem' }}>
      <Marks {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Bold', pressed: true })).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight} ');
    await expect(canvas.getByRole('button', { name: 'Italic' })).toHaveAttribute('aria-pressed', 'true');
  },
};

export const OneAction: Story = { args: { items: meta.args.items.slice(0, 1) }, render: wide };
export const LongText: Story = {
  args: {
    items: [
      { id: 'long', label: 'Send a reminder to everyone who has not signed the consent yet', onAction: fn() },
      ...meta.args.items,
    ],
  },
  render: narrow,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More' }));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /Send a reminder/ })).toBeVisible());
    const row = canvas.getByRole('toolbar', { hidden: true });
    await expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth);
  },
};
export const Admin: Story = { tags: ['look'], render: wide, globals: { theme: 'admin', density: 'compact' } };
export const Compact: Story = {
  name: 'Compact [THEME-3]',
  render: wide,
  globals: { density: 'compact' },
  play: async ({ canvas }) => {
    const { comfortable, compact } = await inBothDensities(
      () => canvas.getByRole('button', { name: 'Export' }).getBoundingClientRect().height,
    );
    await expect(compact).toBeLessThan(comfortable);
  },
};
export const RightToLeft: Story = {
  name: 'Arrow keys are visual in a right-to-left page [CARE-8]',
  args: {
    label: 'جلستان محددتان',
    items: [
      { id: 'mail', label: 'مراسلتهما', icon: <Mail aria-hidden />, onAction: fn() },
      { id: 'download', label: 'تصدير', icon: <Download aria-hidden />, onAction: fn() },
    ],
  },
  render: wide,
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'مراسلتهما' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('button', { name: 'تصدير' })).toHaveFocus();
  },
};
