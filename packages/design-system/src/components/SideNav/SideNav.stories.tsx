import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CalendarDays, FileText, LayoutDashboard, Settings, Users, Video, Wallet } from 'lucide-react';
import styled from 'styled-components';
import { Avatar, Brand, Inline, SideNav, Text } from '@sakina/design-system';

const Column = styled.div`inline-size: 16rem; block-size: 40rem;`;

const meta = {
  title: 'Design system/Shell/SideNav',
  component: SideNav,
  tags: ['autodocs'],
  decorators: [
    (Story) => (
      <Column>
        <Story />
      </Column>
    ),
  ],
  args: {
    label: 'Provider',
    header: <Brand name="Sakina" href="#home" />,
    groups: [
      {
        items: [
          { href: '#today', label: 'Today', icon: LayoutDashboard, isCurrent: true },
          { href: '#calendar', label: 'Calendar', icon: CalendarDays },
        ],
      },
      {
        label: 'Care',
        items: [
          { href: '#clients', label: 'Clients', icon: Users },
          { href: '#sessions', label: 'Sessions', icon: Video },
          { href: '#notes', label: 'Notes', icon: FileText, badge: 2 },
        ],
      },
      {
        label: 'Practice',
        items: [
          { href: '#payouts', label: 'Payouts', icon: Wallet },
          { href: '#settings', label: 'Settings', icon: Settings },
        ],
      },
    ],
    footer: (
      <Inline>
        <Avatar name="Dr. Leila Haddad" size="sm" />
        <Text as="span" size="sm" font="control">
          {'Dr. Leila Haddad'}
        </Text>
      </Inline>
    ),
  },
} satisfies Meta<typeof SideNav>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Provider' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Today' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('list', { name: 'Care' })).toHaveTextContent('Notes');
  },
};
export const Keyboard: Story = {
  name: 'Works by keyboard alone, in the order of the day [CARE-8]',
  play: async ({ canvas }) => {
    for (const name of ['Sakina', 'Today', 'Calendar', 'Clients', 'Sessions', /^Notes/]) {
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
export const OneWindow: Story = {
  name: 'Eighteen pages in four groups are in the window of a laptop at once, under a bar of 64 px',
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '15.5rem', blockSize: 'calc(800px - 4rem)', overflow: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    groups: ['Day', 'People', 'Money', 'Practice'].map((label, group) => ({
      label,
      items: Array.from({ length: group < 2 ? 5 : 4 }, (_, item) => ({
        href: `#${label}-${item}`,
        label: `${label} ${item}`,
        icon: FileText,
      })),
    })),
  },
  play: async ({ canvas }) => {
    const nav = canvas.getByRole('navigation');
    const lower = nav.parentElement?.getBoundingClientRect().bottom ?? 0;
    const links = within(nav).getAllByRole('link');
    await expect(links).toHaveLength(19);
    await expect(links.filter((link) => link.getBoundingClientRect().bottom > lower)).toEqual([]);
  },
};
export const LongText: Story = {
  args: {
    groups: [
      {
        label: 'Organization and its partners',
        items: [
          {
            href: '#a',
            label: 'Appointments across all locations and providers',
            icon: CalendarDays,
            badge: 128,
            isCurrent: true,
          },
          { href: '#b', label: 'Verification of licenses and memberships', icon: FileText },
        ],
      },
    ],
  },
};

export const Admin: Story = { tags: ['look'], globals: { theme: 'admin', density: 'compact' } };
export const Compact: Story = { tags: ['look'], globals: { density: 'compact' } };
export const RightToLeft: Story = {
  args: {
    label: 'مقدّم الرعاية',
    header: <Brand name="سكينة" href="#home" />,
    groups: [
      {
        items: [
          { href: '#today', label: 'اليوم', icon: LayoutDashboard, isCurrent: true },
          { href: '#calendar', label: 'التقويم', icon: CalendarDays },
        ],
      },
      {
        label: 'الرعاية',
        items: [
          { href: '#clients', label: 'المستفيدون', icon: Users },
          { href: '#notes', label: 'الملاحظات', icon: FileText, badge: 2 },
        ],
      },
    ],
    footer: (
      <Inline>
        <Avatar name="د. ليلى حداد" size="sm" />
        <Text as="span" size="sm" font="control">
          د. ليلى حداد
        </Text>
      </Inline>
    ),
  },
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'اليوم' })).toHaveAttribute('aria-current', 'page');
  },
};
