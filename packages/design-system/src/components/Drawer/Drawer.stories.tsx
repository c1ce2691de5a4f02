import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button, Drawer, SideNav } from '@sakina/design-system';
import type { DrawerProps } from '@sakina/design-system';

/** A page with the button that opens it, so that focus has somewhere to return to. */
function Page(args: DrawerProps) {
  const [isOpen, setOpen] = useState(args.isOpen);
  function change(next: boolean) {
    setOpen(next);
    args.onOpenChange(next);
  }
  return (
    <main>
      <Button variant="secondary" onPress={() => change(true)}>
        Menu
      </Button>
      <Drawer {...args} isOpen={isOpen} onOpenChange={change} />
    </main>
  );
}

const links = (
  <SideNav
    label="Main"
    groups={[
      {
        items: [
          { href: '#find', label: 'Find a therapist' },
          { href: '#community', label: 'Community' },
          { href: '#about', label: 'About' },
          { href: '#pricing', label: 'Pricing' },
        ],
      },
    ]}
  />
);

const meta = {
  title: 'Design system/Overlays/Drawer',
  component: Drawer,
  tags: ['autodocs'],
  args: { isOpen: true, onOpenChange: fn(), title: 'Sakina', children: links },
  render: (args) => <Page {...args} />,
} satisfies Meta<typeof Drawer>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Says whether its window stood in the page when it was first drawn. */
function Drawn() {
  const [isAfter] = useState(() => document.querySelector('[role="dialog"]') !== null);
  return <p>{isAfter ? 'Drawn after its window' : 'Drawn together with its window'}</p>;
}

export const WindowFirst: Story = {
  name: 'The window answers the press, and what it holds is drawn in the next task [FAST-3]',
  args: { isOpen: false, children: <Drawn /> },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await expect(await screen.findByText('Drawn after its window')).toBeInTheDocument();
  },
};

export const Default: Story = {
  name: 'Navigation, 250 px wide [FRAME-7]',
  args: { isOpen: false },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Menu' });
    await userEvent.click(opener);
    const drawer = await screen.findByRole('dialog', { name: 'Sakina' });
    await expect(drawer.clientWidth).toBe(250);
    await userEvent.click(within(drawer).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Keyboard: Story = {
  name: 'Works by keyboard alone: focus moves in, stays in, and returns [CARE-8]',
  args: { isOpen: false },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const drawer = await screen.findByRole('dialog');
    await userEvent.tab();
    await userEvent.tab();
    await expect(within(drawer).getByRole('link', { name: 'Find a therapist' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Menu' })).toHaveFocus());
  },
};

export const Open: Story = {
  play: async () => {
    const shown = await screen.findByRole('dialog');
    await waitFor(() => expect(shown).toBeVisible());
  },
};

export const Panel: Story = {
  args: {
    size: 'panel',
    placement: 'end',
    title: 'Session with Maryam Al-Zahrani',
    children: <p>Tuesday 24 November, 14:30 to 15:20. Video. First session of four.</p>,
    actions: (close) => (
      <>
        <Button onPress={close}>Start the session</Button>
        <Button variant="secondary" onPress={close}>
          Message
        </Button>
      </>
    ),
  },
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: 'Session with Maryam Al-Zahrani' });
    await userEvent.click(await within(drawer).findByRole('button', { name: 'Message' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const LongText: Story = {
  args: {
    size: 'panel',
    placement: 'end',
    title: 'Session with Abdul-Rahman ibn Abdullah al-Muhammad al-Qurashi',
    children: (
      <>
        {Array.from({ length: 20 }, (_, index) => (
          <p key={index}>He slept through the night for the first time since March and went to work on three days.</p>
        ))}
      </>
    ),
    actions: <Button>Open the note</Button>,
  },
};
export const Admin: Story = {
  args: { size: 'panel', placement: 'end', title: 'Session details' },
  globals: { theme: 'admin', density: 'compact' },
};
export const Compact: Story = { tags: ['look'], globals: { density: 'compact' } };
export const RightToLeft: Story = {
  args: {
    title: 'سكينة',
    children: (
      <SideNav
        label="التنقل"
        groups={[
          {
            items: [
              { href: '#find', label: 'ابحث عن معالج' },
              { href: '#community', label: 'المجتمع' },
              { href: '#pricing', label: 'الأسعار' },
            ],
          },
        ]}
      />
    ),
  },
  globals: { locale: 'ar' },
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: 'سكينة' });
    await waitFor(() =>
      expect(Math.round(drawer.getBoundingClientRect().right)).toBe(document.documentElement.clientWidth),
    );
  },
};
