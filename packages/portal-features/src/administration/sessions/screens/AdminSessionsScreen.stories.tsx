import { cancelChosenSessions, listAdminSessions, previewChosenCancel, saveView } from '@sakina/platform/contract';
import { ids, make, scenarios } from '@sakina/mocks';
import { AdminSessionsScreen } from '@sakina/portal-features/administration/sessions';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { beyondTheEdge } from '../../../shared/testing/story-help.ts';
import { addressOf, WithAddress } from '../story-help.tsx';

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

type Canvas = Pick<typeof screen, 'findByRole' | 'findByText' | 'getByRole' | 'getAllByRole'>;

/** The rows near the viewport, without the head. */
const rows = (canvas: Canvas) =>
  within(canvas.getByRole('grid'))
    .getAllByRole('row')
    .filter((row) => within(row).queryByRole('rowheader') !== null);
const loaded = (canvas: Canvas) => canvas.findByText(/^100 of [\d,]+ rows loaded/);
const choose = async (canvas: Canvas, field: RegExp, option: string) => {
  await userEvent.click(canvas.getByRole('button', { name: field }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
};
const lastAddress = (args: { onAddressChange: unknown }) =>
  (args.onAddressChange as ReturnType<typeof fn>).mock.lastCall?.[0] as ReturnType<typeof addressOf>;

export const Default: Story = {
  name: 'Lists the sessions of the last 30 days, the newest first [ROUTE-26]',
  play: async ({ canvas }) => {
    await expect(await loaded(canvas)).toBeVisible();
    await expect(canvas.getByRole('grid', { name: 'Sessions' })).toHaveAttribute('aria-colcount', '9');
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
    await userEvent.click(within(panel).getByRole('checkbox', { name: 'No-show' }));
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

export const ChoosesAPeriod: Story = {
  play: async ({ canvas, args }) => {
    await loaded(canvas);
    await choose(canvas, /Period/, 'Today');
    await expect(lastAddress(args).period).toBe('today');
    await waitFor(() => expect(rows(canvas).every((row) => row.textContent.includes('Nov 24, 2026'))).toBe(true));
  },
};

export const DaysInThePlaceOfThePeriod: Story = {
  name: 'Days chosen in the filters take the place of the period, and a period theirs',
  args: { address: addressOf('f.startsAt=2026-10-05..2026-10-06') },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('button', { name: /Dates in the filters/ })).toBeVisible();
    await waitFor(() => expect(rows(canvas).every((row) => /Oct [56], 2026/.test(row.textContent))).toBe(true));
    await choose(canvas, /Period/, 'Last 7 days');
    await expect(lastAddress(args)).toMatchObject({ period: 'last7', table: { filters: {} } });
    await waitFor(() => expect(rows(canvas).every((row) => /Nov/.test(row.textContent))).toBe(true));
  },
};

export const GivenViews: Story = {
  name: 'Given views show what someone may have to look at, and leave the list in one step [ADM-60]',
  play: async ({ canvas }) => {
    await loaded(canvas);
    await choose(canvas, /^All sessions/, 'Note unsigned after 24 hours');
    await waitFor(() =>
      expect(
        rows(canvas).every((row) => /Unsigned|None/.test(row.textContent) && row.textContent.includes('Completed')),
      ).toBe(true),
    );
    await choose(canvas, /^Note unsigned/, 'All sessions');
    await expect(await loaded(canvas)).toBeVisible();
  },
};

export const SavesAView: Story = {
  name: 'A view is saved with its given view and period, and sets both again',
  args: { address: addressOf('show=NO_SHOW&period=last7&f.kind=IMAM&hide=service') },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(rows(canvas).length).toBeGreaterThan(0));
    await userEvent.click(canvas.getByRole('button', { name: 'Views' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /Save/ }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.type(within(dialog).getByRole('textbox'), 'Missed with imams{Enter}');
    await waitFor(() => expect(screen.getByText('View saved')).toBeVisible());
    await choose(canvas, /^No-shows/, 'All sessions');
    await userEvent.click(canvas.getByRole('button', { name: /Views/ }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Missed with imams' }));
    await expect(lastAddress(args)).toMatchObject({ show: 'NO_SHOW', period: 'last7' });
    await expect(await canvas.findByText(/Only you see “Missed with imams”/)).toBeVisible();
  },
};

export const ViewNotSaved: Story = {
  name: 'A view whose name is taken is not saved, and that is said',
  beforeEach: ({ msw }) => msw.use(scenarios.failing(saveView, { status: 409, code: 'NAME_TAKEN' })),
  play: async ({ canvas }) => {
    await loaded(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Views' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /Save/ }));
    await userEvent.type(within(await screen.findByRole('dialog')).getByRole('textbox'), 'Mine{Enter}');
    await waitFor(() => expect(screen.getByText('You already have a view with this name')).toBeVisible());
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

const selectFirst = async (canvas: Canvas, count: number) => {
  await waitFor(() => expect(rows(canvas).length).toBeGreaterThanOrEqual(count));
  for (const row of rows(canvas).slice(0, count)) await userEvent.click(within(row).getByRole('checkbox'));
  await userEvent.click(await canvas.findByRole('button', { name: 'Cancel selected sessions' }));
  return screen.findByRole('dialog', { name: 'Cancel this session on behalf of the platform?' });
};

export const CancelsSeveral: Story = {
  name: 'Several chosen sessions are shown one by one, canceled together, and nothing stays selected [ADM-61]',
  args: { address: addressOf('period=next7&f.status=CONFIRMED&sort=-startsAt') },
  play: async ({ canvas }) => {
    const dialog = await selectFirst(canvas, 3);
    await expect(await within(dialog).findByText('These 3 sessions are canceled')).toBeVisible();
    await expect(within(dialog).getAllByText(/ with .*\./)).toHaveLength(3);
    await expect(within(dialog).getByText(/The client isn’t charged/)).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel 3 sessions' }));
    await expect(await within(dialog).findByText('Choose a reason.')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: /Reason/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Provider unavailable' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel 3 sessions' }));
    await waitFor(() => expect(screen.getByText('3 sessions are canceled')).toBeVisible());
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: 'Cancel selected sessions' })).not.toBeInTheDocument(),
    );
  },
};

export const CancelsNone: Story = {
  name: 'Of chosen sessions that are over none can be canceled, and that is said',
  args: { address: addressOf('f.status=COMPLETED') },
  play: async ({ canvas }) => {
    const dialog = await selectFirst(canvas, 2);
    await expect(await within(dialog).findByText('None of these can be canceled')).toBeVisible();
    await expect(within(dialog).getByText(/^2 selected sessions have started/)).toBeVisible();
    await userEvent.click(within(dialog).getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: 'Cancel selected sessions' })).toBeVisible();
  },
};

export const CancelsTooMany: Story = {
  name: 'More than 50 sessions are not canceled at once, and that is said before anything is sent',
  play: async ({ canvas }) => {
    await loaded(canvas);
    await userEvent.click(canvas.getByRole('checkbox', { name: /Select all/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel selected sessions' }));
    const dialog = await screen.findByRole('dialog', { name: 'Cancel this session on behalf of the platform?' });
    await expect(within(dialog).getByText('Too many at once')).toBeVisible();
    await expect(within(dialog).getByText(/You can cancel up to 50 sessions at once/)).toBeVisible();
  },
};

export const ChosenHaveChanged: Story = {
  name: 'Chosen sessions that changed since they were shown are shown again before anything is canceled',
  args: { address: addressOf('period=next7&f.status=CONFIRMED&sort=-startsAt') },
  beforeEach: ({ msw }) =>
    msw.use(scenarios.failingOnce(cancelChosenSessions, { status: 409, code: 'SELECTION_CHANGED' })),
  play: async ({ canvas }) => {
    const dialog = await selectFirst(canvas, 2);
    await userEvent.click(await within(dialog).findByRole('button', { name: /Reason/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Provider unavailable' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel 2 sessions' }));
    await expect(await within(dialog).findByText('These sessions have changed')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Review again' }));
    const send = within(dialog).getByRole('button', { name: 'Cancel 2 sessions' });
    await waitFor(() => expect(send).toBeEnabled());
    await userEvent.click(send);
    await waitFor(() => expect(screen.getByText('2 sessions are canceled')).toBeVisible());
  },
};

export const PreviewFails: Story = {
  name: 'A preview that cannot be read says so, and can be tried again',
  args: { address: addressOf('period=next7&f.status=CONFIRMED&sort=-startsAt') },
  beforeEach: ({ msw }) => msw.use(scenarios.failingOnce(previewChosenCancel)),
  play: async ({ canvas }) => {
    const dialog = await selectFirst(canvas, 1);
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Review again' }));
    await expect(await within(dialog).findByText('This session is canceled')).toBeVisible();
  },
};
