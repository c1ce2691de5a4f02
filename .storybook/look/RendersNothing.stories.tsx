import { setRootAttributes } from '@sakina/design-system';
import { AdminOverviewScreen } from '@sakina/portal-features/administration/overview';
import { DashboardScreen } from '@sakina/portal-features/care/dashboard';
import { DirectoryScreen, readDirectoryQuery } from '@sakina/portal-features/care/directory';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Profiler } from 'react';
import type { ReactNode } from 'react';
import { expect, screen, waitFor } from 'storybook/test';

let commits = 0;

const meta = {
  title: 'Proof/Look renders nothing again',
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  beforeEach: () => {
    commits = 0;
  },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const counted = (children: ReactNode) => (
  <Profiler
    id="screen"
    onRender={() => {
      commits += 1;
    }}
  >
    {children}
  </Profiler>
);

const frames = (count: number) =>
  new Promise<void>((resolve) => {
    const next = (left: number) => (left === 0 ? resolve() : requestAnimationFrame(() => next(left - 1)));
    next(count);
  });

/** Waits until what the screen asked for has come: no skeleton is left, and nothing is committed for half a second. */
async function settled(): Promise<void> {
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  const before = commits;
  await frames(30);
  if (commits !== before) await settled();
}

const nothing = () => undefined;
const directory = readDirectoryQuery(new URLSearchParams());

const SWITCHES = [
  { theme: 'admin', density: 'compact' },
  { theme: 'portal', density: 'comfortable' },
  { theme: 'portal', density: 'compact' },
  { theme: 'admin', density: 'comfortable' },
] as const;

/** Switches theme, density, day and night, and direction on the root, and counts what React commits. */
async function switchEverything(): Promise<void> {
  await settled();
  // The screen's own renders were counted: a profiler that sees nothing would prove nothing.
  await expect(commits).toBeGreaterThan(0);
  const [root, ground] = [document.documentElement, () => getComputedStyle(document.body).color];
  commits = 0;
  const seen = new Set<string>();
  for (const look of SWITCHES) {
    setRootAttributes(root, look);
    await frames(3);
    seen.add(ground());
  }
  for (const colorScheme of ['dark', 'light'] as const) {
    setRootAttributes(root, { colorScheme });
    await frames(3);
    seen.add(ground());
  }
  for (const direction of ['rtl', 'ltr'] as const) {
    setRootAttributes(root, { direction });
    await frames(3);
  }
  // The switch was seen, and nothing was rendered for it.
  await expect(seen.size).toBe(3);
  await expect(commits).toBe(0);
}

export const AdminOverview: Story = {
  name: 'The overview of the administration: theme, density and direction commit nothing [FAST-5]',
  parameters: { account: 'admin@demo.test' },
  render: () => counted(<AdminOverviewScreen />),
  play: async () => {
    await waitFor(() => expect(screen.getAllByRole('link').length).toBeGreaterThanOrEqual(10));
    await switchEverything();
  },
};

export const Directory: Story = {
  name: 'The directory: theme, density and direction commit nothing [FAST-5]',
  render: () => counted(<DirectoryScreen query={directory} onQueryChange={nothing} here="/find-therapist" />),
  play: async () => {
    await expect(await screen.findByRole('link', { name: /Dr\. Amina Rahman/ })).toBeVisible();
    await switchEverything();
  },
};

export const Dashboard: Story = {
  name: 'The dashboard: theme, density and direction commit nothing [FAST-5]',
  parameters: { account: 'patient@demo.test' },
  render: () => counted(<DashboardScreen />),
  play: async () => {
    await expect(await screen.findByRole('region', { name: 'Next session' })).toBeVisible();
    await switchEverything();
  },
};
