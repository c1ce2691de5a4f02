import { Stack, Text } from '@sakina/design-system';
import { PINNED_NOW } from '@sakina/mocks';
import { useFormat, useUser } from '@sakina/platform/react';
import { DirectoryScreen, readDirectoryQuery } from '@sakina/portal-features/care/directory';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

/** Shows who is signed in and the pinned hour in the time zone of the reader. */
function Reader() {
  const format = useFormat();
  const user = useUser();
  return (
    <Stack gap="x1">
      <Text>{user?.email ?? 'Signed out'}</Text>
      <Text>{format.time(PINNED_NOW)}</Text>
    </Stack>
  );
}

const meta = {
  title: 'Proof/Toolbar',
  parameters: { account: 'patient@demo.test' },
  render: () => <Reader />,
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const root = document.documentElement;
const directory = readDirectoryQuery(new URLSearchParams());

export const Default: Story = {
  name: 'Untouched, a story has its own account, the portal theme and New York time',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('patient@demo.test')).toBeVisible();
    await expect(canvas.getByText(/^10:00\sAM$/)).toBeVisible();
    await expect(root).toHaveAttribute('data-theme', 'portal');
    await expect(root).toHaveAttribute('data-density', 'comfortable');
  },
};

export const Look: Story = {
  name: 'Theme, night, density, language, direction and motion reach the page [SHOW-2] [LOOK-2]',
  globals: {
    theme: 'admin',
    colorScheme: 'dark',
    density: 'compact',
    locale: 'ar',
    direction: 'ltr',
    motion: 'reduced',
  },
  render: () => <DirectoryScreen query={directory} onQueryChange={fn()} here="/" />,
  play: async ({ canvas }) => {
    await expect(root).toHaveAttribute('data-theme', 'admin');
    await expect(root).toHaveAttribute('data-color-scheme', 'dark');
    await expect(root).toHaveAttribute('data-density', 'compact');
    await expect(root).toHaveAttribute('lang', 'ar-AE');
    await expect(root).toHaveAttribute('dir', 'ltr');
    await expect(root).toHaveAttribute('data-motion', 'reduced');
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(/[\u0600-\u06FF]/);
  },
};

export const PortalAndPerson: Story = {
  name: 'Portal, person and time zone reach the page [SHOW-2]',
  globals: { portal: 'admin', person: 'imam', timeZone: 'Asia/Dubai' },
  play: async ({ canvas }) => {
    await expect(root).toHaveAttribute('data-theme', 'admin');
    await expect(root).toHaveAttribute('data-density', 'compact');
    await expect(canvas.getByText('imam@demo.test')).toBeVisible();
    await expect(canvas.getByText(/^7:00\sPM$/)).toBeVisible();
  },
};

export const Network: Story = {
  name: 'A failing server and a phone’s viewport reach the page [SHOW-2]',
  globals: { scenario: 'serverError', viewport: { value: 'phone', isRotated: false } },
  render: () => <DirectoryScreen query={directory} onQueryChange={fn()} here="/" />,
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('alert'))[0]).toHaveTextContent('Something went wrong on our side');
    await expect(window.innerWidth).toBe(320);
  },
};
