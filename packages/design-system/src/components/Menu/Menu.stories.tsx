import { CalendarClock, LogOut, MessageSquare, UserRound, X } from 'lucide-react';
import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button, LinkProvider, Menu } from '@sakina/design-system';
import type { LinkComponentProps } from '@sakina/design-system';

const onReschedule = fn();
const onCancel = fn();

const meta = {
  title: 'Design system/Overlays/Menu',
  component: Menu,
  tags: ['autodocs'],
  args: {
    trigger: <Button variant="secondary">More for this session</Button>,
    items: [
      { id: 'message', label: 'Write to Dr. Idris', icon: <MessageSquare />, href: '#messages' },
      { id: 'move', label: 'Move to another time', icon: <CalendarClock />, onAction: onReschedule },
      {
        id: 'end',
        label: 'Changes that matter',
        items: [{ id: 'cancel', label: 'Cancel the session', icon: <X />, isDanger: true, onAction: onCancel }],
      },
    ],
  },
  render: (args) => (
    <main>
      <Menu {...args} />
    </main>
  ),
  beforeEach: () => {
    onReschedule.mockClear();
    onCancel.mockClear();
  },
} satisfies Meta<typeof Menu>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More for this session' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Move to another time' }));
    await expect(onReschedule).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  },
};

export const Keyboard: Story = {
  name: 'Works by keyboard alone [CARE-8]',
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Write to Dr. Idris' })).toHaveFocus());
    await userEvent.keyboard('c');
    await expect(screen.getByRole('menuitem', { name: 'Cancel the session' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onCancel).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};

/** Replaces the app's router: handles the click and shows the target. */
function RoutedMenu(args: React.ComponentProps<typeof Menu>) {
  const [path, setPath] = useState('/dashboard');
  const [link] = useState(
    () =>
      function RouterLink({ href, onClick, children, ...rest }: LinkComponentProps) {
        return (
          <a
            {...rest}
            href={href}
            onClick={(click) => {
              onClick?.(click);
              if (click.defaultPrevented) return;
              click.preventDefault();
              setPath(href);
            }}
          >
            {children}
          </a>
        );
      },
  );
  return (
    <LinkProvider component={link}>
      <main>
        <Menu {...args} />
        <output>{path}</output>
      </main>
    </LinkProvider>
  );
}

export const Links: Story = {
  name: 'Links go through the router [FRAME-6]',
  args: {
    trigger: <Button variant="quiet">Amina Haddad</Button>,
    header: 'amina@example.com',
    items: [
      { id: 'profile', label: 'Profile', icon: <UserRound />, href: '/profile' },
      { id: 'plan', label: 'Plan and payments', href: '/pricing' },
      { id: 'leave', label: 'Account', items: [{ id: 'logout', label: 'Logout', icon: <LogOut />, onAction: fn() }] },
    ],
  },
  render: (args) => <RoutedMenu {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Amina Haddad' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Profile' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('/profile'));
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    canvas.getByRole('button', { name: 'Amina Haddad' }).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('/pricing'));
  },
};

const onPortal = fn();

function ChoosingMenu(args: React.ComponentProps<typeof Menu>) {
  const [portal, setPortal] = useState('provider');
  const [isCompact, setCompact] = useState(false);
  const choose = (id: string) => () => {
    setPortal(id);
    onPortal(id);
  };
  return (
    <main>
      <Menu
        {...args}
        items={[
          {
            id: 'portals',
            title: 'Portal',
            selection: 'single',
            items: [
              {
                id: 'consumer',
                label: 'Consumer',
                description: 'Your own care',
                icon: <UserRound />,
                isSelected: portal === 'consumer',
                onAction: choose('consumer'),
              },
              {
                id: 'provider',
                label: 'Provider',
                icon: <CalendarClock />,
                isSelected: portal === 'provider',
                onAction: choose('provider'),
              },
            ],
          },
          {
            id: 'view',
            label: 'View',
            selection: 'multiple',
            items: [
              { id: 'compact', label: 'Compact view', isSelected: isCompact, onAction: () => setCompact(!isCompact) },
            ],
          },
        ]}
      />
    </main>
  );
}

export const Languages: Story = {
  name: 'Each language is named in itself, and read in its own voice [CARE-6]',
  args: {
    trigger: <Button variant="secondary">Language</Button>,
    items: [
      {
        id: 'languages',
        label: 'Language',
        selection: 'single',
        items: [
          { id: 'en', label: 'English', lang: 'en', isSelected: true },
          { id: 'ar', label: 'العربية', lang: 'ar' },
        ],
      },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Language' }));
    await expect(await screen.findByRole('menuitemradio', { name: 'العربية' })).toHaveAttribute('lang', 'ar');
    await expect(screen.getByRole('menuitemradio', { name: 'English' })).toHaveAttribute('lang', 'en');
  },
};

/** One of several is chosen, or each by itself; what is chosen is marked and said. */
export const Choices: Story = {
  render: (args) => <ChoosingMenu {...args} />,
  play: async ({ canvas }) => {
    onPortal.mockClear();
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await expect(await screen.findByRole('menuitemradio', { name: 'Provider' })).toHaveAttribute(
      'aria-checked',
      'true',
    );
    await expect(screen.getByRole('group', { name: 'Portal' })).toContainElement(
      screen.getByRole('menuitemradio', { name: 'Provider' }),
    );
    const consumer = screen.getByRole('menuitemradio', { name: /^Consumer/ });
    await expect(consumer).toHaveAttribute('aria-checked', 'false');
    await userEvent.click(consumer);
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('menuitemradio', { name: /^Consumer/ })).toHaveAttribute('aria-checked', 'true'),
    );
    // The chosen item can be pressed again, but not deselected.
    await userEvent.keyboard('con{Enter}');
    await expect(onPortal.mock.calls).toEqual([['consumer'], ['consumer']]);
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    button.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(screen.getByRole('menuitemcheckbox', { name: 'Compact view' })).toHaveFocus());
    await userEvent.keyboard(' ');
    await waitFor(() =>
      expect(screen.getByRole('menuitemcheckbox', { name: 'Compact view' })).toHaveAttribute('aria-checked', 'true'),
    );
  },
};

export const Open: Story = {
  args: {
    header: 'Tuesday 24 November, 14:30',
    items: [
      { id: 'one', label: 'Write a note', description: 'A draft is kept on this device' },
      { id: 'two', label: 'Download the recording', isDisabled: true },
      { id: 'three', title: 'Session', items: [{ id: 'cancel', label: 'Cancel the session', isDanger: true }] },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(
      await screen.findByRole('menuitem', { name: 'Write a note A draft is kept on this device' }),
    ).toBeInTheDocument();
    await expect(screen.getByRole('menuitem', { name: 'Download the recording' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await waitFor(() => expect(screen.getByRole('group', { name: 'Session' })).toBeVisible());
  },
};

export const LongText: Story = {
  args: {
    items: [
      {
        id: 'a',
        label:
          'Send the summary of this session to Abdul-Rahman ibn Abdullah al-Muhammad al-Qurashi and to his family doctor',
        icon: <MessageSquare />,
      },
      { id: 'b', label: 'Close' },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const shown = await screen.findByRole('menu');
    await waitFor(() => expect(shown).toBeVisible());
  },
};
export const Admin: Story = { tags: ['look'], ...Open, globals: { theme: 'admin', density: 'compact' } };
export const Compact: Story = { tags: ['look'], ...Open, globals: { density: 'compact' } };
export const RightToLeft: Story = {
  ...Open,
  args: {
    trigger: <Button variant="secondary">المزيد</Button>,
    items: [
      { id: 'one', label: 'اكتب ملاحظة', description: 'تُحفظ مسودّة على هذا الجهاز' },
      { id: 'two', label: 'إلغاء الجلسة', isDanger: true },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const shown = await screen.findByRole('menuitem', { name: /اكتب ملاحظة/ });
    await waitFor(() => expect(shown).toBeVisible());
  },
  globals: { locale: 'ar' },
};
