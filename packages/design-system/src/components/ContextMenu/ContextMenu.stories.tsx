import { CalendarClock, MessageSquare, X } from 'lucide-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Card, ContextMenu, Link } from '@sakina/design-system';

const onMove = fn();
const onCancel = fn();

const meta = {
  title: 'Design system/Actions/ContextMenu',
  component: ContextMenu,
  tags: ['autodocs'],
  args: {
    label: 'Actions for the session of 24 November',
    items: [
      { id: 'write', label: 'Write to Maryam', icon: <MessageSquare aria-hidden /> },
      {
        id: 'move',
        label: 'Move to another time',
        icon: <CalendarClock aria-hidden />,
        shortcut: 'Control+M',
        onAction: onMove,
      },
      {
        id: 'end',
        label: 'Changes that matter',
        items: [
          { id: 'cancel', label: 'Cancel the session', icon: <X aria-hidden />, isDanger: true, onAction: onCancel },
        ],
      },
    ],
    children: (
      <Link href="#session" variant="standalone">
        {'Maryam Al-Zahrani, Tuesday 24 November, 14:30'}
      </Link>
    ),
  },
  render: (args) => (
    <main style={{ maxInlineSize: '36rem' }}>
      <Card padding="small">
        <ContextMenu {...args} />
      </Card>
    </main>
  ),
  beforeEach: () => {
    onMove.mockClear();
    onCancel.mockClear();
  },
} satisfies Meta<typeof ContextMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

const menuGone = () => waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());

export const Default: Story = {
  name: 'Opens by right click, where the pointer is',
  play: async ({ canvas }) => {
    const session = canvas.getByRole('link', { name: /Maryam/ });
    const box = session.getBoundingClientRect();
    await fireEvent.contextMenu(session, { clientX: box.left + 30, clientY: box.top + 10 });
    const menu = await screen.findByRole('menu', { name: 'Actions for the session of 24 November' });
    await waitFor(() => expect(Math.abs(menu.getBoundingClientRect().left - (box.left + 30))).toBeLessThan(8));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Move to another time' }));
    await expect(onMove).toHaveBeenCalledOnce();
    await menuGone();
    // The right click moved focus nowhere, so it returns to the visible button of the same menu.
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Actions for the session of 24 November' })).toHaveFocus(),
    );
  },
};

export const Keyboard: Story = {
  name: 'Works by keyboard alone, by Shift+F10 and by the menu key [CARE-8]',
  play: async ({ canvas }) => {
    await userEvent.tab();
    const session = canvas.getByRole('link', { name: /Maryam/ });
    await expect(session).toHaveFocus();
    await userEvent.keyboard('{Shift>}{F10}{/Shift}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Write to Maryam' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('menuitem', { name: 'Move to another time' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await menuGone();
    await waitFor(() => expect(session).toHaveFocus());
    await userEvent.keyboard('{ContextMenu}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Write to Maryam' })).toHaveFocus());
    await userEvent.keyboard('c{Enter}');
    await expect(onCancel).toHaveBeenCalledOnce();
    await waitFor(() => expect(session).toHaveFocus());
  },
};

export const VisibleButton: Story = {
  name: 'The same is always behind a button that can be seen [CARE-8]',
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Actions for the session of 24 November' });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Write to Maryam' })).toHaveFocus());
    await expect(screen.getAllByRole('menuitem')).toHaveLength(3);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const LongText: Story = {
  args: {
    children: (
      <Link href="#session" variant="standalone">
        {
          'Abdul-Rahman ibn Abdullah al-Muhammad al-Qurashi and his family, a first talk with an interpreter for Kurdish, Tuesday 24 November, 14:30'
        }
      </Link>
    ),
  },
  render: (args) => (
    <main style={{ inlineSize: '18rem' }}>
      <Card padding="small">
        <ContextMenu {...args} />
      </Card>
    </main>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeVisible();
    await expect(canvas.getByRole('link')).toHaveTextContent('Tuesday 24 November');
  },
};
export const Admin: Story = {
  globals: { theme: 'admin', density: 'compact' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
  },
};
export const Compact: Story = { tags: ['look'], ...Admin, globals: { density: 'compact' } };
export const RightToLeft: Story = {
  args: {
    label: 'إجراءات جلسة 24 نوفمبر',
    items: [
      { id: 'write', label: 'مراسلة مريم' },
      { id: 'cancel', label: 'إلغاء الجلسة', isDanger: true },
    ],
    children: (
      <Link href="#session" variant="standalone">
        {'مريم الزهراني، الثلاثاء 24 نوفمبر، 14:30'}
      </Link>
    ),
  },
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    const session = canvas.getByRole('link', { name: /مريم/ });
    await userEvent.keyboard('{Shift>}{F10}{/Shift}');
    const menu = await screen.findByRole('menu', { name: 'إجراءات جلسة 24 نوفمبر' });
    await waitFor(() => expect(menu).toBeVisible());
    // Below the inline start of the focused element, which is on the right.
    await waitFor(() =>
      expect(menu.getBoundingClientRect().right).toBeGreaterThan(session.getBoundingClientRect().left),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(session).toHaveFocus());
  },
};
