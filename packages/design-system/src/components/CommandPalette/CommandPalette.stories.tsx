import { CalendarDays, UserRound } from 'lucide-react';
import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { CommandPalette } from '@sakina/design-system';
import type { CommandPaletteProps } from '@sakina/design-system';
import { onNote, onPayouts, groups, Page } from './story-commands.tsx';

const meta = {
  title: 'Design system/Overlays/CommandPalette',
  component: CommandPalette,
  tags: ['autodocs'],
  args: { isOpen: true, onOpenChange: fn(), groups },
  render: (args) => <Page {...args} />,
  beforeEach: () => {
    onNote.mockClear();
    onPayouts.mockClear();
  },
} satisfies Meta<typeof CommandPalette>;
export default meta;

type Story = StoryObj<typeof meta>;

const palette = async () => within(await screen.findByRole('dialog'));
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const field = () => screen.findByRole('searchbox', { name: 'Search pages, people, and actions' });

export const Default: Story = {
  name: 'Shows all commands in groups, and runs one on a press',
  play: async () => {
    const shown = await palette();
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus());
    await expect(shown.getByRole('menu', { name: /Results/ })).toContainElement(
      shown.getByRole('group', { name: 'Clients' }),
    );
    await expect(shown.getByRole('menuitem', { name: /Calendar/ })).toHaveAttribute('href', '#calendar');
    await userEvent.click(shown.getByRole('menuitem', { name: /Write a note/ }));
    await expect(onNote).toHaveBeenCalledOnce();
    await gone();
  },
};

export const Keyboard: Story = {
  name: 'Works by keyboard alone, from Ctrl+K to Enter [CARE-8]',
  args: { isOpen: false },
  play: async ({ canvas }) => {
    await userEvent.tab();
    const opener = canvas.getByRole('button', { name: 'Search or do' });
    await userEvent.keyboard('{Control>}k{/Control}');
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus());
    const input = await field();
    await userEvent.keyboard('{ArrowDown}');
    const first = screen.getByRole('menuitem', { name: /Write a note/ });
    await waitFor(() => expect(input).toHaveAttribute('aria-activedescendant', first.id));
    // Focus stays in the field, so that typing can continue at any time.
    await expect(input).toHaveFocus();
    await userEvent.keyboard('bank');
    await waitFor(() => expect(screen.getAllByRole('menuitem')).toHaveLength(1));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /payouts/ })).toHaveAttribute('data-focused'));
    await userEvent.keyboard('{Enter}');
    await expect(onPayouts).toHaveBeenCalledOnce();
    await gone();
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.keyboard('{Control>}k{/Control}');
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus());
    await userEvent.keyboard('zzz{Escape}');
    await expect(await field()).toHaveValue('');
    await userEvent.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Announced: Story = {
  name: 'Announces how many results there are, and when there are none [CARE-8]',
  play: async () => {
    const shown = await palette();
    await userEvent.type(await field(), 'session');
    await waitFor(() => expect(shown.getByRole('status')).toHaveTextContent('2 results'));
    await userEvent.type(await field(), ' zebra');
    await waitFor(() => expect(shown.getByRole('status')).toHaveTextContent('Nothing found for “session zebra”'));
    await waitFor(() => expect(shown.getByText('Try fewer letters or another word.')).toBeVisible());
    await expect(shown.queryByRole('menu')).not.toBeInTheDocument();
  },
};

export const Recent: Story = {
  name: 'Recent commands come first until something is typed',
  args: { recent: [{ id: 'recent-amina', label: 'Amina Haddad', icon: <UserRound aria-hidden />, onAction: fn() }] },
  play: async () => {
    const shown = await palette();
    await expect(shown.getAllByRole('group')[0]).toHaveAccessibleName('Recent');
    await userEvent.type(await field(), 'a');
    await waitFor(() => expect(shown.queryByRole('group', { name: 'Recent' })).not.toBeInTheDocument());
  },
};

/** An external source: the owner searches and passes the results. */
function FromElsewhere(args: CommandPaletteProps) {
  const [query, setQuery] = useState('');
  const answers =
    query === ''
      ? []
      : [{ id: 'found', title: 'Clients', items: [{ id: 'q', label: `${query} Haddad`, onAction: fn() }] }];
  return (
    <Page
      {...args}
      groups={answers}
      onQueryChange={(next) => {
        setQuery(next);
        args.onQueryChange?.(next);
      }}
    />
  );
}

export const Elsewhere: Story = {
  name: 'An external source is queried with each letter, and its results are shown as they arrive',
  args: { onQueryChange: fn(), groups: [] },
  render: (args) => <FromElsewhere {...args} />,
  play: async ({ args }) => {
    await expect(args.onQueryChange).toHaveBeenLastCalledWith('');
    await waitFor(() => expect(screen.getByText('Start typing to see results.')).toBeVisible());
    await userEvent.type(await field(), 'Sami');
    await expect(args.onQueryChange).toHaveBeenLastCalledWith('Sami');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Sami Haddad' })).toBeVisible());
  },
};

export const Loading: Story = {
  args: { onQueryChange: fn(), groups: [], isLoading: true },
  play: async () => {
    await expect((await palette()).getByRole('status')).toHaveTextContent('Searching…');
  },
};

export const Failed: Story = {
  args: { groups: groups.slice(0, 1), failure: 'Clients cannot be searched just now. What is listed still works.' },
  play: async () => {
    const shown = await palette();
    await expect(shown.getByRole('status')).toHaveTextContent('Clients cannot be searched just now.');
    await waitFor(() => expect(shown.getByRole('menuitem', { name: /Write a note/ })).toBeVisible());
  },
};

export const TenThousand: Story = {
  name: 'Of ten thousand matches it shows a readable number and says how many more there are',
  // Arrows scroll the list from the field, which keeps the focus (aria-activedescendant). Axe looks for focus inside
  // the list.
  parameters: { a11y: { config: { rules: [{ id: 'scrollable-region-focusable', enabled: false }] } } },
  args: {
    groups: [
      {
        id: 'sessions',
        title: 'Sessions',
        items: Array.from({ length: 10_000 }, (_, index) => ({
          id: String(index),
          label: `Session SES-${10_000 + index}`,
          onAction: fn(),
        })),
      },
    ],
  },
  play: async () => {
    const shown = await palette();
    await expect(shown.getAllByRole('menuitem')).toHaveLength(50);
    await waitFor(() => expect(shown.getByText('9,950 more. Keep typing to narrow them down.')).toBeVisible());
    await userEvent.keyboard('{ArrowDown>20/}');
    await waitFor(() => expect(shown.getByRole('menu', { name: 'Results' }).scrollTop).toBeGreaterThan(0));
    await expect(await field()).toHaveFocus();
    await userEvent.type(await field(), '19999');
    await waitFor(() => expect(shown.getAllByRole('menuitem')).toHaveLength(1));
    await waitFor(async () =>
      expect(await field()).toHaveAttribute('aria-activedescendant', shown.getByRole('menuitem').id),
    );
  },
};

const visible: Story['play'] = async () => {
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus());
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
};

export const LongText: Story = {
  args: {
    groups: [
      {
        id: 'g',
        title: 'Clients of the family and youth services of the practice',
        items: [
          {
            id: 'l',
            label: 'Abdul-Rahman ibn Abdullah al-Muhammad al-Qurashi',
            description:
              'First talk with an interpreter for Kurdish, Tuesday 24 November, 14:30 in Amsterdam and 16:30 in Istanbul',
            icon: <UserRound aria-hidden />,
            shortcut: 'Control+Shift+Q',
            onAction: fn(),
          },
        ],
      },
    ],
  },
  play: visible,
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone', isRotated: false } }, play: visible };

export const Admin: Story = { globals: { theme: 'admin', density: 'compact' }, play: visible };

export const Compact: Story = { globals: { density: 'compact' }, play: visible };

export const RightToLeft: Story = {
  args: {
    groups: [
      {
        id: 'go',
        title: 'انتقال إلى',
        items: [
          { id: 'cal', label: 'التقويم', description: 'أسبوعك', icon: <CalendarDays aria-hidden />, href: '#calendar' },
        ],
      },
      {
        id: 'people',
        title: 'المستفيدون',
        items: [
          { id: 'ahmad', label: 'أحمد الزهراني', icon: <UserRound aria-hidden />, onAction: fn() },
          { id: 'daniel', label: 'Daniel Osei', icon: <UserRound aria-hidden />, onAction: fn() },
        ],
      },
    ],
  },
  globals: { locale: 'ar' },
  play: async () => {
    const shown = await palette();
    await userEvent.type(await screen.findByRole('searchbox', { name: 'البحث عن صفحة أو شخص أو إجراء' }), 'احمد');
    await waitFor(() => expect(shown.getAllByRole('menuitem')).toHaveLength(1));
    await expect(shown.getByRole('status')).toHaveTextContent('نتيجة واحدة');
  },
};
