/** For the stories of the command palette; nothing of the product imports it. */
import { CalendarDays, FileText, Search, UserRound, Wallet } from 'lucide-react';
import { useEffect, useState } from 'react';
import { fn } from 'storybook/test';
import { CommandPalette, IconButton, opensPalette, PALETTE_SHORTCUT } from '@sakina/design-system';
import type { CommandGroup, CommandPaletteProps } from '@sakina/design-system';

/** What two commands call. */
export const onNote = fn();
export const onPayouts = fn();

/** Commands, a page, and two people. */
export const groups: readonly CommandGroup[] = [
  {
    id: 'do',
    title: 'Do',
    items: [
      { id: 'note', label: 'Write a note', icon: <FileText aria-hidden />, shortcut: 'Control+N', onAction: onNote },
      {
        id: 'payouts',
        label: 'See your payouts',
        icon: <Wallet aria-hidden />,
        keywords: ['money', 'bank'],
        onAction: onPayouts,
      },
    ],
  },
  {
    id: 'go',
    title: 'Go to',
    items: [
      {
        id: 'calendar',
        label: 'Calendar',
        description: 'Your week',
        icon: <CalendarDays aria-hidden />,
        href: '#calendar',
      },
    ],
  },
  {
    id: 'people',
    title: 'Clients',
    items: [
      {
        id: 'amina',
        label: 'Amina Haddad',
        description: 'Next session tomorrow, 14:30',
        icon: <UserRound aria-hidden />,
        onAction: fn(),
      },
      {
        id: 'ahmad',
        label: 'أحمد الزهراني',
        description: 'Next session Friday, 09:00',
        icon: <UserRound aria-hidden />,
        onAction: fn(),
      },
    ],
  },
];

/** A page that opens it, by its button and by Ctrl+K or Cmd+K. */
export function Page(args: CommandPaletteProps) {
  const [isOpen, setOpen] = useState(args.isOpen);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!opensPalette(event)) return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  return (
    <main>
      <IconButton
        label="Search or do"
        icon={<Search aria-hidden />}
        variant="secondary"
        shortcut={PALETTE_SHORTCUT}
        onPress={() => setOpen(true)}
      />
      <CommandPalette
        {...args}
        isOpen={isOpen}
        onOpenChange={(next) => {
          setOpen(next);
          args.onOpenChange(next);
        }}
      />
    </main>
  );
}
