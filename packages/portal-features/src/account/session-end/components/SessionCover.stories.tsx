import { Button, Dialog } from '@sakina/design-system';
import { SessionCover } from '@sakina/portal-features/account/session-end';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

/** Covers and uncovers the page, as the watch does. */
let toggle: () => void = () => undefined;

/** A page with a patient's name on it and in an open dialog. */
function Page({ begins }: { begins: boolean }) {
  const [isCovered, setCovered] = useState(begins);
  useEffect(() => {
    toggle = () => setCovered((was) => !was);
  }, []);
  return (
    <>
      <p>{'Layla Haddad, session of Tuesday'}</p>
      <Button onPress={() => undefined}>{'Sign the note'}</Button>
      <Dialog isOpen title="Note of Layla Haddad" onOpenChange={() => undefined}>
        <p>{'Layla sleeps better.'}</p>
      </Dialog>
      {isCovered && <SessionCover />}
    </>
  );
}

const meta = {
  title: 'Shared states/Session cover',
  component: SessionCover,
  render: () => <Page begins />,
} satisfies Meta<typeof SessionCover>;
export default meta;

type Story = StoryObj<typeof meta>;

const cover = () => screen.findByRole('alertdialog', { name: 'Sakina is locked' });

export const Default: Story = {
  name: 'Nothing of the person can be seen, read out or reached below the cover [SEC-18]',
  play: async () => {
    const panel = await cover();
    const { width, height } = panel.getBoundingClientRect();
    await expect([width, height]).toEqual([window.innerWidth, window.innerHeight]);
    await expect(getComputedStyle(panel).backgroundColor).toMatch(/^rgb\(/);
    await expect(screen.getByText('Layla sleeps better.')).not.toBeVisible();
    await expect(screen.getByText('Layla Haddad, session of Tuesday')).not.toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Sign the note' })).toBeNull();
    await expect(screen.queryByRole('dialog', { name: /Layla/ })).toBeNull();
    await expect(document.title).toBe('Sakina');
    for (let step = 0; step < 4; step += 1) {
      await userEvent.tab();
      const reached = document.activeElement;
      await expect(reached === document.body || panel.contains(reached)).toBe(true);
    }
  },
};

export const Uncovered: Story = {
  name: 'What lay below comes back as it was, when someone is at work in another tab [SEC-18]',
  render: () => <Page begins={false} />,
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Note of Layla Haddad' });
    await waitFor(() => expect(dialog).toBeVisible());
    const { title } = document;
    const close = within(dialog).getByRole('button', { name: 'Close' });
    close.focus();
    toggle();
    await cover();
    await expect(dialog).not.toBeVisible();
    toggle();
    await waitFor(() => expect(screen.getByText('Layla sleeps better.')).toBeVisible());
    await expect(close).toHaveFocus();
    await expect(document.title).toBe(title);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
export const Administration: Story = { tags: ['look'], globals: { theme: 'admin', density: 'compact' } };
export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async () => {
    await expect(await screen.findByRole('alertdialog', { name: /Sakina.* محجوبة الآن$/ })).toBeVisible();
  },
};
