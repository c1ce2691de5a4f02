import { listAuditEntries } from '@sakina/platform/contract';
import type { AuditEntry, UserId } from '@sakina/platform/contract';
import { ids, scenarios } from '@sakina/mocks';
import { AdminSettingsScreen, writeSettingsAddress } from '@sakina/portal-features/administration/settings';
import type { SettingsAddress } from '@sakina/portal-features/administration/settings';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { beyondTheEdge } from '../../../shared/testing/story-help.ts';
import { addressOf, WithAddress, reasonOf } from '../story-help.tsx';

const meta = {
  title: 'Admin/Settings/Audit log',
  component: AdminSettingsScreen,
  parameters: { layout: 'fullscreen', account: 'admin@demo.test' },
  globals: { theme: 'admin', density: 'compact', viewport: { value: 'desktop', isRotated: false } },
  args: { address: addressOf(), onAddressChange: fn() },
  render: WithAddress,
} satisfies Meta<typeof AdminSettingsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The log with the column of changes, which a small window has no room for. */
const WITH_CHANGES = 'view=audit&hide=kind';

export const AuditLog: Story = {
  name: 'The audit log says who did what, what changed in words, and what was refused [ROUTE-26] [SEC-8]',
  args: { address: addressOf(WITH_CHANGES) },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText(/^Showing the last 30 days/)).toBeVisible();
    await expect(await canvas.findByText('Recording retention: from “180 days” to “365 days”')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search Audit log' }), 'idris');
    await expect(await canvas.findByRole('row', { name: /Denied.*Denied: the role doesn’t allow it/ })).toBeVisible();
    const written = (args.onAddressChange as ReturnType<typeof fn>).mock.calls.map(([next]) =>
      writeSettingsAddress(next as SettingsAddress).toString(),
    );
    await expect(written.join()).not.toMatch(/idris/);
  },
};

export const Fits: Story = {
  name: 'The columns shown at first fit a window of 1,280 px',
  args: { address: addressOf('view=audit') },
  // What the side bar leaves of it.
  decorators: [(Shown) => <div style={{ inlineSize: '1032px' }}>{Shown()}</div>],
  play: async ({ canvas }) => {
    await canvas.findAllByRole('row', { name: /Person viewed/ });
    const grid = canvas.getByRole('grid', { name: 'Audit log' });
    await expect(grid.scrollWidth).toBeLessThanOrEqual(grid.clientWidth);
    await expect(within(grid).getByRole('columnheader', { name: /Reason/ })).toBeVisible();
  },
};

export const WhoLooked: Story = {
  name: 'From one entry to everyone who looked at the same person',
  args: { address: addressOf(`view=audit&target=${ids.users.layla}`) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Only entries about Layla Haddad')).toBeVisible();
    const looks = await canvas.findAllByRole('row', { name: /Person viewed/ });
    await expect(looks).toHaveLength(2);
    const cell = within(looks[0]!).getByRole('rowheader');
    cell.focus();
    await userEvent.keyboard('{Enter}');
    const sheet = await canvas.findByRole('region', { name: 'Person viewed' });
    await expect(within(sheet).getByRole('link', { name: 'Layla Haddad' })).toHaveAttribute(
      'href',
      `/admin/users?user=${ids.users.layla}`,
    );
    await expect(within(sheet).getByText(ids.users.layla)).toBeInTheDocument();
    await userEvent.click(within(sheet).getByRole('button', { name: 'Everything by Ingrid Solheim' }));
    await expect(await canvas.findByText('Only actions by Ingrid Solheim')).toBeVisible();
  },
};

export const Exports: Story = {
  name: 'An export asks for its reason and stands in the log itself',
  args: { address: addressOf(WITH_CHANGES) },
  play: async ({ canvas }) => {
    await canvas.findByText('Recording retention: from “180 days” to “365 days”');
    await userEvent.click(canvas.getByRole('button', { name: /Export/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Export the audit log?' });
    await expect(within(dialog).getByText(/exported with the current filters/)).toBeVisible();
    await userEvent.type(reasonOf(dialog), 'The yearly examination.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Export' }));
    await expect(await canvas.findByRole('row', { name: /Audit log exported.*The yearly examination/ })).toBeVisible();
  },
};

export const AuditDown: Story = {
  name: 'A log that is down is never shown as nothing happened',
  args: { address: addressOf('view=audit') },
  beforeEach: ({ msw }) => msw.use(scenarios.failing(listAuditEntries)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The audit log can’t be loaded')).toBeVisible();
    await expect(canvas.queryByText('No entries in this period')).not.toBeInTheDocument();
  },
};

export const Empty: Story = {
  args: { address: addressOf('view=audit') },
  beforeEach: ({ msw }) => msw.use(scenarios.empty(listAuditEntries)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No entries in this period' })).toBeVisible();
  },
};

const longEntry: AuditEntry = {
  id: 'aud-long' as AuditEntry['id'],
  at: '2026-11-24T10:00:00.000Z',
  actor: {
    id: 'usr-long1' as UserId,
    displayName: 'Sheikha Maria Fernanda Albuquerque de Vasconcelos e Papadopoulos-Christodoulou',
  },
  action: 'settings.changed',
  target: { kind: 'SETTINGS', id: 'platform', label: null },
  reason: 'وافق مجلس الإدارة على حفظ التسجيلات مدة أطول بعد مراجعة طلبات المستفيدين في جميع الدول',
  before: { 'policies.recording.keepDays': 180, 'features.voiceVideo': true },
  after: { 'policies.recording.keepDays': 3650, 'features.voiceVideo': false },
};

export const CancelledSession: Story = {
  name: 'The reason of a canceled session is told in words, not by its code',
  args: { address: addressOf(WITH_CHANGES) },
  beforeEach: ({ msw }) =>
    msw.use(
      scenarios.answering(listAuditEntries, {
        items: [
          {
            ...longEntry,
            action: 'session.cancelled',
            target: { kind: 'SESSION', id: 'apt-r6j2m4q9', label: null },
            reason: 'OTHER',
            before: { status: 'CONFIRMED' },
            after: { status: 'CANCELLED' },
          },
        ],
        total: 1,
        nextCursor: null,
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /Session canceled.*Another reason/ })).toBeVisible();
    await expect(canvas.queryByText('OTHER')).not.toBeInTheDocument();
  },
};

export const SwitchedPortal: Story = {
  name: 'How a portal was switched is told in words, not by its code',
  args: { address: addressOf(WITH_CHANGES) },
  beforeEach: ({ msw }) =>
    msw.use(
      scenarios.answering(listAuditEntries, {
        items: ['route', 'chosen', 'Typed by hand'].map((reason) => ({
          ...longEntry,
          id: `aud-${reason.slice(0, 5)}` as AuditEntry['id'],
          action: 'portal.switched' as const,
          target: { kind: 'PORTAL' as const, id: 'provider', label: null },
          reason,
          before: { portal: 'consumer' },
          after: { portal: 'provider' },
        })),
        total: 3,
        nextCursor: null,
      }),
    ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('row', { name: /Portal switched.*They opened a page of that portal/ }),
    ).toBeVisible();
    await expect(canvas.getByRole('row', { name: /Portal switched.*They chose the portal/ })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /Portal switched.*Typed by hand/ })).toBeVisible();
    await expect(canvas.queryByText('route')).not.toBeInTheDocument();
  },
};

export const LongText: Story = {
  args: { address: addressOf('view=audit') },
  beforeEach: ({ msw }) =>
    msw.use(scenarios.answering(listAuditEntries, { items: [longEntry], total: 1, nextCursor: null })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Sheikha Maria/)).toBeVisible();
    await expect(beyondTheEdge()).toEqual([]);
  },
};
