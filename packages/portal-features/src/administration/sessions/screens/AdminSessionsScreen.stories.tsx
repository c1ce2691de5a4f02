import { listAdminSessions } from '@sakina/platform/contract';
import { ids, make, scenarios } from '@sakina/mocks';
import { AdminSessionsScreen } from '@sakina/portal-features/administration/sessions';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { beyondTheEdge } from '../../../shared/testing/story-help.ts';
import { addressOf, WithAddress, rows, loaded, lastAddress } from '../story-help.tsx';

const meta = {
  title: 'Admin/Sessions',
  component: AdminSessionsScreen,
  parameters: { layout: 'fullscreen', account: 'admin@demo.test' },
  globals: { theme: 'admin', density: 'compact', viewport: { value: 'desktop', isRotated: false } },
  args: { address: addressOf(), onAddressChange: fn() },
  render: (args) => <WithAddress {...args} />,
} satisfies Meta<typeof AdminSessionsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Lists the sessions of the last 30 days, the newest first [ROUTE-26]',
  play: async ({ canvas }) => {
    await expect(await loaded(canvas)).toBeVisible();
    await expect(canvas.getByRole('grid', { name: 'Sessions' })).toHaveAttribute('aria-colcount', '8');
    const times = rows(canvas).map((row) => row.querySelector('time')?.dateTime ?? '');
    await expect(times).toEqual(times.toSorted((a, b) => b.localeCompare(a)));
    await expect(times[0]).toContain('2026-11-2');
  },
};

export const Sorts: Story = {
  name: 'Sorts on the server by the column whose head is pressed',
  play: async ({ canvas, args }) => {
    await loaded(canvas);
    await userEvent.click(within(canvas.getByRole('grid')).getByText('Price'));
    await expect(lastAddress(args).table.sort).toEqual([{ column: 'price', direction: 'ascending' }]);
    await waitFor(() => {
      const prices = rows(canvas).map((row) => Number(/\$([\d.]+)/.exec(row.textContent)?.[1]));
      return expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    });
  },
};

export const Filters: Story = {
  name: 'Filters by state and kind of provider, each shown and removable',
  args: { address: addressOf('hide=service') },
  play: async ({ canvas, args }) => {
    await loaded(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    const panel = await screen.findByRole('dialog', { name: 'Filters' });
    await userEvent.click(await within(panel).findByRole('checkbox', { name: 'No-show' }));
    await userEvent.click(within(panel).getByRole('checkbox', { name: 'Imam' }));
    await userEvent.keyboard('{Escape}');
    await expect(lastAddress(args).table.filters).toEqual({
      status: { kind: 'choice', values: ['NO_SHOW'] },
      kind: { kind: 'choice', values: ['IMAM'] },
    });
    await waitFor(() => {
      const words = rows(canvas).map((row) => row.textContent);
      return expect(words.every((text) => text.includes('No-show') && text.includes('Imam'))).toBe(true);
    });
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear all filters' }));
    await expect(await loaded(canvas)).toBeVisible();
  },
};

export const Searches: Story = {
  name: 'Searches without the words reaching the address [SEC-8]',
  play: async ({ canvas, args }) => {
    await loaded(canvas);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search Sessions' }), 'layla haddad');
    await waitFor(() => expect(rows(canvas).every((row) => row.textContent.includes('Layla Haddad'))).toBe(true), {
      timeout: 3000,
    });
    await expect(JSON.stringify((args.onAddressChange as ReturnType<typeof fn>).mock.calls)).not.toMatch(/layla/i);
  },
};

export const LoadsMore: Story = {
  name: 'Loads the next rows as the end comes near',
  play: async ({ canvas }) => {
    await loaded(canvas);
    const last = rows(canvas).at(-1);
    within(last ?? canvas.getByRole('grid'))
      .getByRole('rowheader')
      .focus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(await canvas.findByText(/^200 of [\d,]+ rows loaded/)).toBeVisible();
  },
};

export const ByKeyboard: Story = {
  name: 'Search, open and close details by keyboard alone, the list beside them [CARE-8]',
  play: async ({ canvas }) => {
    await loaded(canvas);
    await userEvent.keyboard('/');
    await expect(canvas.getByRole('searchbox', { name: 'Search Sessions' })).toHaveFocus();
    await userEvent.keyboard('layla');
    await waitFor(() => expect(rows(canvas).every((row) => row.textContent.includes('Layla'))).toBe(true), {
      timeout: 3000,
    });
    const header = within(rows(canvas)[0] ?? canvas.getByRole('grid')).getByRole('rowheader');
    header.focus();
    await userEvent.keyboard('{Enter}');
    const sheet = await canvas.findByRole('region', { name: 'Session details' });
    await expect(await within(sheet).findByRole('list', { name: 'Timeline' })).toBeVisible();
    await expect(canvas.getByRole('grid')).toBeVisible();
    sheet.focus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Session details' })).not.toBeInTheDocument());
    await waitFor(() => expect(rows(canvas)[0]).toContainElement(document.activeElement as HTMLElement));
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.loading(listAdminSessions)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid', { name: 'Sessions' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const Slow: Story = {
  name: 'A slow answer: the list can be narrowed meanwhile',
  beforeEach: ({ msw }) => msw.use(scenarios.slow(listAdminSessions)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid', { name: 'Sessions' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('searchbox', { name: 'Search Sessions' })).toBeEnabled();
    await expect(await loaded(canvas)).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.empty(listAdminSessions)),
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show all time' }));
    await expect(lastAddress(args).period).toBe('all');
  },
};

export const EmptyByView: Story = {
  args: { address: addressOf('show=UNPAID&period=next7') },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('heading', { name: 'No matching sessions' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show the last 30 days' }));
    await expect(lastAddress(args)).toMatchObject({ show: null, period: 'last30' });
    await expect(await loaded(canvas)).toBeVisible();
  },
};

export const EmptyByFilter: Story = {
  args: { address: addressOf('f.status=PENDING&f.kind=MENTOR&period=last7') },
  play: async ({ canvas }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: 'Clear all filters' })).at(-1) as HTMLElement);
    await waitFor(() => expect(rows(canvas).length).toBeGreaterThan(5));
  },
};

export const Error: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.failingOnce(listAdminSessions)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong on our side');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await loaded(canvas)).toBeVisible();
  },
};

export const Denied: Story = {
  parameters: { account: 'patient@demo.test' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('You don’t have access to this');
  },
};

const longNames = make.adminSession({
  client: {
    id: 'usr-long',
    displayName: 'Sheikha Maria Fernanda Albuquerque de Vasconcelos e Papadopoulos-Christodoulou',
  },
  provider: {
    id: ids.providers.longName,
    displayName: 'Prof. Dr. Maria Fernanda de Albuquerque Vasconcelos-Hohenzollern',
    kind: 'THERAPIST',
  },
});

export const LongText: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      scenarios.answering(listAdminSessions, {
        items: [longNames, make.adminSession({ client: { id: 'usr-a', displayName: 'عائشة المنصوري' } })].map(
          (session, index) => ({ ...session, id: `apt-long-${index}` }),
        ),
        total: 2,
        page: 1,
        pageSize: 25,
      }),
    ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Sheikha Maria Fernanda Albuquerque de Vasconcelos e Papadopoulos-Christodoulou'),
    ).toBeVisible();
    await expect(canvas.getByText('عائشة المنصوري')).toBeVisible();
    await expect(beyondTheEdge()).toEqual([]);
  },
};

export const LongTextOnPhone: Story = { ...LongText, globals: { viewport: { value: 'phone', isRotated: false } } };

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('grid', { name: 'الجلسات' });
    await waitFor(() => expect(rows(canvas).length).toBeGreaterThan(5));
    await expect(canvas.getByRole('columnheader', { name: /البداية/ })).toBeVisible();
    await expect(getComputedStyle(grid).direction).toBe('rtl');
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    const list = await canvas.findByRole('list', { name: 'Sessions' });
    await waitFor(() => expect(within(list).getAllByRole('listitem').length).toBeGreaterThan(3));
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Canceled' }));
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByRole('button', { name: /Filters.*1/ })).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Tablet: Story = {
  globals: { viewport: { value: 'tablet', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(await loaded(canvas)).toBeVisible();
    await expect(beyondTheEdge()).toEqual([]);
  },
};
