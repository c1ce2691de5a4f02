import {
  cancelManySessions,
  getAdminSession,
  listAdminSessions,
  previewSessionCancel,
} from '@sakina/platform/contract';
import { ids, make, scenarios } from '@sakina/mocks';
import { AdminSessionsScreen, defaultAdminSessionsQuery } from '@sakina/portal-features/admin-sessions';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { beyondTheEdge } from '../../shared/story-help.ts';

const { twoWeeksAgo, cancelled } = ids.appointments;

const meta = {
  title: 'Admin/Sessions',
  component: AdminSessionsScreen,
  parameters: { layout: 'fullscreen', account: 'admin@demo.test' },
  globals: { theme: 'admin', density: 'compact', viewport: { value: 'desktop', isRotated: false } },
  args: { query: defaultAdminSessionsQuery, selectedId: null, onQueryChange: fn(), onSelect: fn() },
  // Stands in for the address, which the app keeps query and selection in.
  render: function WithAddress({ query: firstQuery, selectedId: firstId, onQueryChange, onSelect }) {
    const [query, setQuery] = useState(firstQuery);
    const [selectedId, setSelectedId] = useState(firstId);
    return (
      <AdminSessionsScreen
        query={query}
        onQueryChange={(next) => {
          setQuery(next);
          onQueryChange(next);
        }}
        selectedId={selectedId}
        onSelect={(id) => {
          setSelectedId(id);
          onSelect(id);
        }}
      />
    );
  },
} satisfies Meta<typeof AdminSessionsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Pick<typeof screen, 'findByRole' | 'getByRole' | 'getAllByRole'>;

/** The rows without the head. */
const rows = (canvas: Canvas) => within(canvas.getByRole('table')).getAllByRole('row').slice(1);
const total = (canvas: Canvas, words: RegExp) =>
  waitFor(() =>
    expect(canvas.getAllByRole('status').map((status) => status.textContent)).toContainEqual(
      expect.stringMatching(words),
    ),
  );

export const Default: Story = {
  play: async ({ canvas }) => {
    await total(canvas, /^[\d,]+ sessions, last 30 days$/);
    await expect(rows(canvas)).toHaveLength(25);
    await expect(canvas.getByRole('columnheader', { name: 'Starts' })).toHaveAttribute('aria-sort', 'descending');
    await expect(canvas.getByText('Times are shown in Eastern Time.')).toBeVisible();
  },
};

export const Sorts: Story = {
  play: async ({ canvas, args }) => {
    await total(canvas, /sessions/);
    await userEvent.click(canvas.getByRole('button', { name: 'Price' }));
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({
      ...defaultAdminSessionsQuery,
      sort: 'price',
      direction: 'asc',
    });
    await waitFor(() => {
      const prices = rows(canvas).map((row) => Number(/\$([\d.]+)$/.exec(row.textContent)?.[1]));
      return expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Price' }));
    await expect(await canvas.findByRole('columnheader', { name: 'Price' })).toHaveAttribute('aria-sort', 'descending');
  },
};

export const Filters: Story = {
  play: async ({ canvas, args }) => {
    await total(canvas, /sessions/);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'No-show' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Therapist' }));
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({
      ...defaultAdminSessionsQuery,
      status: ['NO_SHOW'],
      kind: ['THERAPIST'],
    });
    await waitFor(() => {
      const statuses = rows(canvas).map((row) => row.textContent);
      return expect(statuses.every((words) => words.includes('No-show'))).toBe(true);
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(rows(canvas)).toHaveLength(25));
    await expect(canvas.getByRole('searchbox', { name: 'Search' })).toHaveFocus();
  },
};

export const ChoosesAPeriod: Story = {
  play: async ({ canvas, args }) => {
    await total(canvas, /last 30 days/);
    await userEvent.click(canvas.getByRole('button', { name: /Period/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Today' }));
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ ...defaultAdminSessionsQuery, period: 'today' });
    await total(canvas, /^[\d,]+ sessions?, today$/);
    await waitFor(() => expect(rows(canvas).every((row) => row.textContent.includes('Nov 24, 2026'))).toBe(true));
  },
};

export const GivenViews: Story = {
  name: 'Given views show what somebody may have to look at, and leave the list in one step [ADM-60]',
  play: async ({ canvas }) => {
    await canvas.findAllByRole('row', { name: /./ });
    const all = canvas.getAllByRole('status').map(({ textContent }) => textContent);
    await userEvent.click(canvas.getByRole('button', { name: /^All sessions/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'No signed note after 24 hours' }));
    await waitFor(() => expect(canvas.getAllByRole('status').map(({ textContent }) => textContent)).not.toEqual(all));
    const rows = await canvas.findAllByRole('row', { name: /Unsigned/ });
    await expect(rows.length).toBeGreaterThan(0);
    await expect(canvas.queryByText('Signed')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(await canvas.findByRole('button', { name: /^All sessions/ })).toBeVisible();
  },
};

export const Searches: Story = {
  name: 'Searches without the words reaching the address [SEC-8]',
  args: { query: { ...defaultAdminSessionsQuery, page: 2 } },
  play: async ({ canvas, args }) => {
    await total(canvas, /sessions/);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'layla haddad');
    await waitFor(() => expect(rows(canvas).every((row) => row.textContent.includes('Layla Haddad'))).toBe(true), {
      timeout: 3000,
    });
    await expect(args.onQueryChange).toHaveBeenCalledWith({ ...defaultAdminSessionsQuery, page: 1 });
    await expect(JSON.stringify((args.onQueryChange as ReturnType<typeof fn>).mock.calls)).not.toMatch(/layla/i);
  },
};

export const TurnsPages: Story = {
  play: async ({ canvas, args }) => {
    await total(canvas, /sessions/);
    const first = rows(canvas)[0]?.textContent;
    await userEvent.click(
      within(canvas.getByRole('navigation', { name: 'Pages' })).getByRole('button', { name: 'Next page' }),
    );
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ ...defaultAdminSessionsQuery, page: 2 });
    await waitFor(() => expect(rows(canvas)[0]).not.toHaveTextContent(first ?? ''));
    await expect(await canvas.findByText(/^26 to 50 of [\d,]+$/)).toBeVisible();
  },
};

export const ByKeyboard: Story = {
  name: 'Search, open and close details by keyboard alone [CARE-8]',
  play: async ({ canvas }) => {
    await total(canvas, /sessions/);
    canvas.getByRole('heading', { level: 1 }).focus();
    await userEvent.keyboard('/');
    await expect(canvas.getByRole('searchbox', { name: 'Search' })).toHaveFocus();
    await userEvent.keyboard('a/b{Escape}');
    // On a slow machine the search for what was typed may still be under way; its rows are not those that stay.
    await expect(canvas.getByRole('searchbox', { name: 'Search' })).toHaveValue('');
    await waitFor(() => expect(canvas.getByRole('table')).not.toHaveAttribute('aria-busy'));
    await waitFor(() => expect(rows(canvas)).toHaveLength(25));
    const open = canvas.getAllByRole('button', { name: /, session of Nov/ })[0];
    open?.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Session details' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    // The focus is given back in the frame after the panel has gone.
    await waitFor(() => expect(open).toHaveFocus());
  },
};

export const Details: Story = {
  args: { selectedId: twoWeeksAgo },
  play: async ({ args }) => {
    const panel = await screen.findByRole('dialog', { name: 'Session details' });
    const events = await within(panel).findByRole('list', { name: 'What happened' });
    const happened = within(events)
      .getAllByRole('listitem')
      .map((event) => within(event).getByText(/^(Booked|Started|Ended|Billed|Note signed)$/).textContent);
    await expect(happened).toEqual(['Booked', 'Started', 'Ended', 'Billed', 'Note signed']);
    await expect(within(panel).getByText('Tuesday, November 10, 2:30 – 3:20 PM, Eastern Time')).toBeVisible();
    await expect(within(panel).getByText(/^\d+ minutes$/)).toBeVisible();
    await userEvent.click(within(panel).getByRole('button', { name: 'Close' }));
    await expect(args.onSelect).toHaveBeenLastCalledWith(null);
  },
};

export const DetailsInTwoZones: Story = {
  name: 'Details name every zone concerned [CARE-9]',
  args: { selectedId: ids.appointments.upcomingImam },
  play: async () => {
    const panel = await screen.findByRole('dialog', { name: 'Session details' });
    const times = await within(panel).findByRole('region', { name: 'Time' });
    await expect(times).toHaveTextContent(/Your timeMonday, November 30, 7:00 – 7:50 AM, Eastern Time/);
    await expect(times).toHaveTextContent(/Provider’s timeMonday, November 30, 3:00 – 3:50 PM, Türkiye/);
    await expect(times).toHaveTextContent(/Client’s timeThe same as yours/);
  },
};

export const DetailsOfACancellation: Story = {
  args: { selectedId: cancelled },
  play: async () => {
    const panel = await screen.findByRole('dialog', { name: 'Session details' });
    const part = await within(panel).findByRole('region', { name: 'Cancellation' });
    await expect(part).toHaveTextContent('The client');
    await expect(part).toHaveTextContent('Not well');
    await expect(within(panel).getByText('Not billed')).toBeVisible();
  },
};

export const DetailsShowNoClinicalText: Story = {
  args: { selectedId: ids.appointments.startable },
  play: async () => {
    const panel = await screen.findByRole('dialog', { name: 'Session details' });
    await within(panel).findByRole('list', { name: 'What happened' });
    await expect(panel).not.toHaveTextContent('The nights before my presentation');
  },
};

export const DetailsLoading: Story = {
  args: { selectedId: twoWeeksAgo },
  beforeEach: ({ msw }) => msw.use(scenarios.loading(getAdminSession)),
  play: async () => {
    const panel = await screen.findByRole('dialog', { name: 'Session details' });
    await expect(await within(panel).findByRole('status')).toHaveTextContent('The session is on its way');
  },
};

export const DetailsError: Story = {
  args: { selectedId: twoWeeksAgo },
  beforeEach: ({ msw }) => msw.use(scenarios.failingOnce(getAdminSession)),
  play: async () => {
    const panel = await screen.findByRole('dialog', { name: 'Session details' });
    await userEvent.click(await within(panel).findByRole('button', { name: 'Try again' }));
    await expect(await within(panel).findByRole('list', { name: 'What happened' })).toBeVisible();
  },
};

export const DetailsNotFound: Story = {
  args: { selectedId: 'apt-unknown' },
  play: async () => {
    const panel = await screen.findByRole('dialog', { name: 'Session details' });
    await expect(await within(panel).findByRole('alert')).toHaveTextContent('We could not find this session');
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.loading(listAdminSessions)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Sessions, last 30 days' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await total(canvas, /^Loading/);
  },
};

export const Slow: Story = {
  name: 'A slow answer: says that it is on its way, and can be narrowed meanwhile',
  beforeEach: ({ msw }) => msw.use(scenarios.slow(listAdminSessions, 1000)),
  play: async ({ canvas }) => {
    await total(canvas, /^Loading/);
    await expect(canvas.getByRole('searchbox', { name: 'Search' })).toBeEnabled();
    await total(canvas, /^[\d,]+ sessions, last 30 days$/);
    await expect(rows(canvas)).toHaveLength(25);
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.empty(listAdminSessions)),
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show all time' }));
    await expect(args.onQueryChange).toHaveBeenLastCalledWith({ ...defaultAdminSessionsQuery, period: 'all' });
  },
};

export const EmptyByFilter: Story = {
  args: { query: { ...defaultAdminSessionsQuery, status: ['PENDING'], kind: ['MENTOR'], period: 'last7' } },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('heading', { name: 'No session fits' })).toBeVisible();
    await userEvent.click(
      canvas.getAllByRole('button', { name: 'Clear filters' }).at(-1) ??
        canvas.getByRole('button', { name: 'Clear filters' }),
    );
    await expect(args.onQueryChange).toHaveBeenLastCalledWith(defaultAdminSessionsQuery);
    await waitFor(() => expect(rows(canvas)).toHaveLength(25));
  },
};

export const PageThatIsNoMore: Story = {
  args: { query: { ...defaultAdminSessionsQuery, page: 99_999 } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Go to the first page' }));
    await waitFor(() => expect(rows(canvas)).toHaveLength(25));
  },
};

export const Error: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.failingOnce(listAdminSessions)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong on our side');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(rows(canvas)).toHaveLength(25));
  },
};

export const Denied: Story = {
  parameters: { account: 'patient@demo.test' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This is not yours to see');
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
    await waitFor(() => expect(rows(canvas)).toHaveLength(25));
    await expect(canvas.getByRole('table', { name: 'الجلسات، آخر 30 يومًا' })).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: 'البداية' })).toHaveAttribute('aria-sort', 'descending');
    await expect(getComputedStyle(canvas.getByRole('table')).direction).toBe('rtl');
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() =>
      expect(
        within(canvas.getByRole('list', { name: 'Sessions, last 30 days' })).getAllByRole('listitem'),
      ).toHaveLength(25),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Cancelled' }));
    await expect(await canvas.findByRole('button', { name: 'Filters (1)' })).toHaveAttribute('aria-expanded', 'true');
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const Tablet: Story = {
  globals: { viewport: { value: 'tablet', isRotated: false } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(rows(canvas)).toHaveLength(25));
  },
};

export const Cancels: Story = {
  name: 'Cancelling says first which session ends, what goes back and who is told [ROUTE-26]',
  args: { selectedId: ids.appointments.noahUpcoming },
  play: async () => {
    const panel = await screen.findByRole('dialog', { name: 'Session details' });
    await userEvent.click(await within(panel).findByRole('button', { name: 'Cancel session' }));
    const dialog = await screen.findByRole('dialog', { name: 'Cancel on behalf of the platform?' });
    await expect(await within(dialog).findByText(/It costs the client nothing/)).toBeVisible();
    await expect(within(dialog).getByText(/with Dr. Amina Rahman\./)).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel the session' }));
    await expect(await within(dialog).findByText('Choose a reason.')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: /Reason/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Provider not available' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel the session' }));
    await expect(await within(panel).findByText('An administrator')).toBeVisible();
  },
};

export const CancelsADay: Story = {
  name: 'Several sessions of a provider’s day are shown one by one before they are cancelled together',
  args: { selectedId: ids.appointments.noahUpcoming },
  beforeEach: ({ msw }) =>
    msw.use(
      scenarios.answering(previewSessionCancel, {
        items: ['Noah Fischer', 'Layla Haddad'].map((clientName, index) => ({
          id: `apt-${index}` as never,
          startsAt: '2026-11-25T15:00:00Z',
          clientName,
          providerName: 'Dr. Amina Rahman',
          refund: { amountMinor: 9000, currency: 'USD' },
        })),
        dayCount: 2,
        mark: 'setofday',
      }),
      scenarios.failingOnce(cancelManySessions, { status: 409, code: 'SELECTION_CHANGED' }),
    ),
  play: async () => {
    const panel = await screen.findByRole('dialog', { name: 'Session details' });
    await userEvent.click(await within(panel).findByRole('button', { name: 'Cancel session' }));
    const dialog = await screen.findByRole('dialog', { name: 'Cancel on behalf of the platform?' });
    await userEvent.click(await within(dialog).findByRole('radio', { name: /All 2 sessions/ }));
    await expect(await within(dialog).findByText(/Layla Haddad with Dr. Amina Rahman. \$90 /)).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: /Reason/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Provider not available' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel 2 sessions' }));
    await expect(await within(dialog).findByText('These sessions have changed')).toBeVisible();
  },
};
