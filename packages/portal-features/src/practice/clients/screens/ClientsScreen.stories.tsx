import { make, scenarios } from '@sakina/mocks';
import { getClient, listAppointments, listClients } from '@sakina/platform/contract';
import { ClientsScreen } from '@sakina/portal-features/practice/clients';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { beyondTheEdge } from '../../../shared/testing/story-help.ts';
import { DEFAULT_QUERY } from '../model/query.ts';
import { account, dialogNamed, opened, WithAddress } from '../story-help.tsx';

const layla = make.client().id;

const meta = {
  title: 'Provider/Clients',
  component: ClientsScreen,
  parameters: { layout: 'fullscreen', account },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: { query: DEFAULT_QUERY, onQueryChange: fn() },
  render: WithAddress,
} satisfies Meta<typeof ClientsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Lists those first to whom most is owed, each with one next action [ROUTE-29] [CALL-16] [CARE-2]',
  play: async ({ canvas, args }) => {
    const rows = within(await canvas.findByRole('list', { name: 'Your clients' })).getAllByRole('listitem');
    const first = within(rows[0] as HTMLElement);
    await expect(first.getByRole('link', { name: 'Fatima Zahra Benali' })).toBeVisible();
    await expect(first.getByText(/Self-harm answer not yet reviewed/)).toBeVisible();
    await expect(first.getByText('Needs a closer look')).toBeVisible();
    await expect(first.getByRole('link', { name: 'Review the answer: Fatima Zahra Benali' })).toBeVisible();
    for (const row of rows) {
      const links = within(row).getAllByRole('link');
      await expect(links.length).toBeLessThanOrEqual(2);
    }
    await expect(canvas.getByText('9 clients')).toBeVisible();
    // Her record is open on arrival; the focus and the address stay as they were.
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Fatima Zahra Benali' })).toBeVisible();
    await expect(first.getByRole('link', { name: 'Fatima Zahra Benali' })).toHaveAttribute('aria-current', 'true');
    await expect(document.body).toHaveFocus();
    await expect(args.onQueryChange).not.toHaveBeenCalled();
  },
};

export const FindsByKeyboard: Story = {
  name: 'A client is found by a preferred name or Arabic spelling, by keyboard alone [CALL-16] [SEC-8]',
  play: async ({ canvas, args }) => {
    const search = await canvas.findByRole('searchbox', { name: 'Search clients' });
    search.focus();
    await userEvent.keyboard('عائشه');
    await waitFor(() => expect(canvas.getByText('1 client')).toBeVisible());
    await userEvent.clear(search);
    await userEvent.keyboard('dina');
    await waitFor(() => expect(canvas.getByRole('link', { name: /Konstantina.*\(Dina\)/ })).toBeVisible());
    await waitFor(() => expect(canvas.getByText('1 client')).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('link', { name: /Konstantina.*\(Dina\)/ })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('heading', { level: 2, name: /Konstantina/ })).toHaveFocus();
    await expect(canvas.getByText('Goes by Dina')).toBeVisible();
    await expect(JSON.stringify(fn(args.onQueryChange).mock.calls)).not.toContain('dina');
    await expect(canvas.getByRole('link', { name: /Konstantina.*\(Dina\)/ })).toHaveAttribute('aria-current', 'true');
  },
};

export const FiltersAndNoMatch: Story = {
  name: 'The filter shows the discharged alone, and no match offers everyone again',
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: 'Your clients' });
    await userEvent.click(canvas.getByRole('button', { name: /Status/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Discharged' }));
    await waitFor(() => expect(canvas.getByText('1 client')).toBeVisible());
    await expect(canvas.getByRole('link', { name: 'Jonas Keller' })).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox'), 'unknown');
    await expect(await canvas.findByRole('heading', { name: 'No matching clients' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all clients' }));
    await waitFor(() => expect(canvas.getByText('9 clients')).toBeVisible());
  },
};

export const ManyClients: Story = {
  name: 'A long list comes in pieces, and the next piece takes the focus [CALL-16]',
  beforeEach: ({ msw }) => {
    const items = Array.from({ length: 50 }, (_, index) =>
      make.client({ id: `usr-many${index}` as never, displayName: `Client ${index + 1}` }),
    );
    msw.use(scenarios.answering(listClients, { items, total: 5000, nextCursor: 'usr-many49' }));
  },
  play: async ({ canvas, msw }) => {
    await expect(await canvas.findByText('5,000 clients')).toBeVisible();
    msw.use(
      scenarios.answering(listClients, {
        items: [make.client({ id: 'usr-late' as never, displayName: 'Late Client' })],
        total: 5000,
        nextCursor: null,
      }),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Show more clients' }));
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Late Client' })).toHaveFocus());
    await expect(canvas.getByRole('link', { name: 'Client 1' })).toBeInTheDocument();
  },
};

/** The props that React last gave to a link: others once it was drawn again. */
const drawnWith = (link: HTMLElement): unknown =>
  Object.entries(link).find(([key]) => key.startsWith('__reactProps'))?.[1];

export const OpensOneOfMany: Story = {
  name: 'Opening a client draws that row again and none of the others, however many there are [FAST-3]',
  beforeEach: ({ msw }) => {
    const items = Array.from({ length: 50 }, (_, index) =>
      make.client({ id: `usr-many${index}` as never, displayName: `Client ${index + 1}` }),
    );
    msw.use(scenarios.answering(listClients, { items, total: 50, nextCursor: null }));
  },
  play: async ({ canvas }) => {
    const link = (name: string) => canvas.getByRole('link', { name });
    await canvas.findByRole('link', { name: 'Client 50' });
    const others = ['Client 10', 'Client 30', 'Client 50'].map((name) => [link(name), drawnWith(link(name))] as const);
    await expect(others[0]?.[1]).toBeDefined();
    await userEvent.click(link('Client 20'));
    await waitFor(() => expect(link('Client 20')).toHaveAttribute('aria-current', 'true'));
    for (const [other, before] of others) await expect(drawnWith(other)).toBe(before);
  },
};

export const Record: Story = {
  name: 'The record says in one line of time what happened, and what the client sees [CALL-17]',
  args: { query: opened(layla) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Layla Haddad' })).toBeVisible();
    await expect(canvas.getByText('she/her')).toBeVisible();
    const line = await canvas.findByRole('list', { name: 'Timeline' });
    await expect((await within(line).findAllByText('Visible to the client')).length).toBeGreaterThan(0);
    await userEvent.click(canvas.getByRole('button', { name: /All activity/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Notes' }));
    await waitFor(() => expect(within(line).queryByText('Visible to the client')).not.toBeInTheDocument());
    await expect(within(line).getAllByText('Only visible to you')[0]).toBeVisible();
    await expect(within(line).getAllByRole('link', { name: 'Open the note' })[0]).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/provider\/notes\?note=/),
    );
  },
};

/** Sessions of one client, a week apart, the latest first. */
const sessions = Array.from({ length: 45 }, (_, week) => {
  const startsAt = new Date(Date.parse('2026-11-20T15:00:00Z') - week * 7 * 86_400_000).toISOString();
  return make.appointment({ id: `apt-week${week}` as never, status: 'COMPLETED', startsAt, endsAt: startsAt });
});
const piece = (from: number, to: number) =>
  scenarios.answering(listAppointments, {
    items: sessions.slice(from, to),
    total: sessions.length,
    nextCursor: to < sessions.length ? `${to}` : null,
  });

export const EarlierRecord: Story = {
  name: 'The record reads earlier sessions on request, asks again where they did not come, and ends with the first [CALL-9] [ERROR-1]',
  args: { query: opened(layla) },
  beforeEach: ({ msw }) => msw.use(piece(0, 20)),
  play: async ({ canvas, msw }) => {
    const line = within(await canvas.findByRole('list', { name: 'Timeline' }));
    await userEvent.click(canvas.getByRole('button', { name: /All activity/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Sessions' }));
    await expect(await canvas.findByText('45 entries')).toBeVisible();
    await expect(line.getAllByRole('listitem')).toHaveLength(20);
    const more = canvas.getByRole('button', { name: 'Show 20 earlier entries' });
    msw.use(scenarios.failingOnce(listAppointments));
    await userEvent.click(more);
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(line.getAllByRole('listitem')).toHaveLength(20);
    msw.use(piece(20, 40));
    await userEvent.click(more);
    await waitFor(() => expect(line.getAllByRole('listitem')).toHaveLength(40));
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    msw.use(piece(40, 45));
    await userEvent.click(canvas.getByRole('button', { name: 'Show 5 earlier entries' }));
    await waitFor(() => expect(line.getAllByRole('listitem')).toHaveLength(45));
    await expect(canvas.queryByRole('button', { name: /earlier entr/ })).not.toBeInTheDocument();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.loading(listClients)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your clients…')).toBeInTheDocument();
    await expect(canvas.getByRole('searchbox')).toBeVisible();
  },
};

export const Empty: Story = {
  name: 'Without clients it says how they come, and offers to invite',
  beforeEach: ({ msw }) => msw.use(scenarios.empty(listClients)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No clients yet' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Invite a client' }));
    await expect((await dialogNamed('Invitations')).getByRole('textbox', { name: /^Email/ })).toBeVisible();
  },
};

export const Error: Story = {
  name: 'A list that failed can be read again',
  beforeEach: ({ msw }) => msw.use(scenarios.failingOnce(listClients)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('list', { name: 'Your clients' })).toBeVisible();
  },
};

export const NotFound: Story = {
  name: 'Someone else’s client is not shown',
  args: { query: opened('usr-unknown') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'This person isn’t one of your clients' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Back to all clients' }));
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Fatima Zahra Benali' })).toBeVisible();
  },
};

export const Denied: Story = {
  name: 'Records stay closed while credentials are not verified [PORTAL-3]',
  parameters: { account: 'unverified@demo.test' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', {
        name: 'Client records become available once your credentials are verified',
      }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to your credentials' })).toBeVisible();
    await expect(canvas.queryByRole('searchbox')).not.toBeInTheDocument();
  },
};

export const Slow: Story = {
  args: { query: opened(layla) },
  beforeEach: ({ msw }) => msw.use(scenarios.slow(getClient)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the record…')).toBeInTheDocument();
    await expect(await canvas.findByRole('link', { name: 'Noah Bergström' })).toBeVisible();
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Layla Haddad' })).toBeVisible();
  },
};

export const LongText: Story = {
  name: 'Long names and words stay inside a phone, where the record takes the list’s place',
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { query: opened(layla) },
  beforeEach: ({ msw }) => {
    const client = make.client({
      displayName: 'Maria Fernanda de Albuquerque-Vasconcelos e Carvalho · ماريا فرناندا',
      preferredName: 'Mafe'.repeat(18),
      risk: { level: 'HIGH', notes: 'x'.repeat(200) },
      unsignedNotes: 12,
    });
    msw.use(
      scenarios.answering(getClient, client),
      scenarios.answering(listClients, { items: [client], total: 1, nextCursor: null }),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: /Albuquerque/ })).toBeVisible();
    await expect(within(canvas.getByRole('article')).getByText('High risk')).toBeVisible();
    await expect(await canvas.findByRole('list', { name: 'Timeline' })).toBeVisible();
    await expect(beyondTheEdge()).toEqual([]);
    await userEvent.click(canvas.getByRole('link', { name: 'All clients' }));
    await waitFor(() => expect(canvas.getByRole('link', { name: /Albuquerque.*Mafe/ })).toHaveFocus());
    await expect(beyondTheEdge()).toEqual([]);
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: { query: opened(layla, 'measures') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'المستفيدون' })).toBeVisible();
    await expect(await canvas.findByRole('heading', { level: 3, name: 'إجابات عن إيذاء النفس' })).toBeVisible();
    await expect(await canvas.findByText(/تحسّن موثوق: أقل بـ 8 نقاط/)).toBeVisible();
    await expect(canvas.getByText('9 مستفيدين')).toBeVisible();
    await expect(beyondTheEdge()).toEqual([]);
  },
};
