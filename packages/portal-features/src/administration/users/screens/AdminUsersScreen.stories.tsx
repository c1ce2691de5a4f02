import { listAdminUsers } from '@sakina/platform/contract';
import type { AdminUser } from '@sakina/platform/contract';
import { ids, scenarios } from '@sakina/mocks';
import { AdminUsersScreen } from '@sakina/portal-features/administration/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { beyondTheEdge } from '../../../shared/testing/story-help.ts';
import { addressOf, WithAddress } from '../story-help.tsx';

const meta = {
  title: 'Admin/People',
  component: AdminUsersScreen,
  parameters: { layout: 'fullscreen', account: 'admin@demo.test' },
  globals: { theme: 'admin', density: 'compact', viewport: { value: 'desktop', isRotated: false } },
  args: { address: addressOf(), onAddressChange: fn() },
  render: WithAddress,
} satisfies Meta<typeof AdminUsersScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Lists everyone with an account, a hundred thousand, by name [ROUTE-26] [FAST-4]',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^100 of 100,\d{3} rows loaded/)).toBeVisible();
    await expect(canvas.getByRole('grid', { name: 'People' })).toHaveAttribute('aria-colcount', '7');
  },
};

export const ByKeyboard: Story = {
  name: 'Finds, suspends and reactivates a person by keyboard alone [CARE-8] [SEC-8]',
  play: async ({ canvas, args }) => {
    await canvas.findByText(/rows loaded/);
    canvas.getByRole('heading', { level: 1 }).tabIndex = -1;
    canvas.getByRole('heading', { level: 1 }).focus();
    await userEvent.keyboard('/');
    await expect(canvas.getByRole('searchbox', { name: 'Search People' })).toHaveFocus();
    await userEvent.keyboard('noah');
    await waitFor(() => expect(canvas.queryByText(/rows loaded/)).not.toBeInTheDocument());
    const cell = within(await canvas.findByRole('row', { name: /second@demo\.test/ })).getByRole('rowheader');
    cell.focus();
    await userEvent.keyboard('{Enter}');
    const sheet = await canvas.findByRole('region', { name: cell.textContent });
    (await within(sheet).findByRole('button', { name: 'Suspend' })).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: `Suspend ${cell.textContent}?` });
    await expect(
      await within(dialog).findByText(/upcoming session(s)? (is|are) canceled|They have no upcoming sessions/),
    ).toBeVisible();
    within(dialog).getByRole('button', { name: 'Suspend' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await within(dialog).findByText(/Use at least 3 characters/)).toBeVisible();
    await waitFor(() => expect(within(dialog).getByRole('textbox', { name: /Reason/ })).toHaveFocus());
    await userEvent.keyboard('Asked for it on the telephone.{Tab}{Tab}{Enter}');
    await expect(await within(sheet).findByText(/^Suspended .* by Ingrid Solheim: Asked for it/)).toBeVisible();
    await userEvent.click(within(sheet).getByRole('button', { name: 'Reactivate' }));
    const again = await screen.findByRole('dialog', { name: /^Reactivate/ });
    await userEvent.type(within(again).getByRole('textbox', { name: /Reason/ }), 'It was a mistake.');
    await userEvent.click(within(again).getByRole('button', { name: 'Reactivate' }));
    await expect(await within(sheet).findByRole('button', { name: 'Suspend' })).toBeVisible();
    sheet.focus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(canvas.getByRole('row', { name: /second@demo\.test/ })).toContainElement(
        document.activeElement as HTMLElement,
      ),
    );
    await expect(
      JSON.stringify(
        (args.onAddressChange as ReturnType<typeof fn>).mock.calls.map(
          ([next]) => (next as typeof args.address).table.search,
        ),
      ),
    ).not.toMatch(/noah/);
  },
};

export const Exports: Story = {
  name: 'An export asks first and says that the audit log keeps it',
  args: { address: addressOf('f.roles=platform:admin') },
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /Dr. Mariam El-Sayed/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Export 2 people?' });
    await expect(within(dialog).getByText(/The audit log records that you exported it/)).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Don’t export' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  },
};

export const SharesAView: Story = {
  name: 'A view in force can be shared with all administrators, without words that were searched for [SEC-8]',
  args: { address: addressOf('view=viw-5e0c91ab') },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Share' }));
    await expect(await canvas.findByText('All administrators see “Suspended in Kenya”.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Stop sharing' })).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.loading(listAdminUsers)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid', { name: 'People' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const Slow: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.slow(listAdminUsers)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('searchbox', { name: 'Search People' })).toBeEnabled();
    await expect(await canvas.findByText(/rows loaded/)).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.empty(listAdminUsers)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No one has an account yet' })).toBeVisible();
  },
};

export const EmptyByFilter: Story = {
  name: 'Where nothing matches, all filters can be taken away',
  args: { address: addressOf('f.roles=platform:admin&f.status=INVITED') },
  play: async ({ canvas }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: 'Clear all filters' })).at(-1)!);
    await expect(await canvas.findByText(/rows loaded/)).toBeVisible();
  },
};

export const Error: Story = {
  name: 'A failure is never shown as no one found',
  beforeEach: ({ msw }) => msw.use(scenarios.failingOnce(listAdminUsers)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong on our side');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText(/rows loaded/)).toBeVisible();
  },
};

export const NotFound: Story = {
  args: { address: addressOf('user=usr-unknown') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We couldn’t find this person')).toBeVisible();
  },
};

export const Denied: Story = {
  parameters: { account: 'patient@demo.test' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('You don’t have access to this');
  },
};

const person = (id: string, displayName: string) => ({
  id: id as AdminUser['id'],
  displayName,
  email: `${id}@demo.test`,
  roles: ['sakina:owner', 'therapist', 'patient'] as AdminUser['roles'],
  status: 'ACTIVE' as const,
  plan: 'starter' as const,
  organization: { id: 'org-x', name: 'Sociedade Internacional de Cuidado Psicológico e Espiritual' },
  country: 'BR',
  timeZone: 'America/Sao_Paulo',
  createdAt: '2026-01-02T10:00:00.000Z',
  lastSeenAt: null,
  sessionCount: 0,
});

export const LongText: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      scenarios.answering(listAdminUsers, {
        items: [
          person('usr-long1', 'Sheikha Maria Fernanda Albuquerque de Vasconcelos e Papadopoulos-Christodoulou'),
          person('usr-long2', 'عائشة المنصوري'),
        ],
        total: 2,
        nextCursor: null,
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('عائشة المنصوري')).toBeVisible();
    await expect(beyondTheEdge()).toEqual([]);
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: { address: addressOf(`user=${ids.users.layla}`) },
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid', { name: 'الأشخاص' });
    await expect(getComputedStyle(grid).direction).toBe('rtl');
    await expect(await canvas.findByRole('button', { name: 'إيقاف' })).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/rows loaded/)).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
