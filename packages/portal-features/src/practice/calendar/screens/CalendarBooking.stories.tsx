import { ids, scenarios } from '@sakina/mocks';
import { listAppointments, listClients } from '@sakina/platform/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { CalendarScreen } from './CalendarScreen.tsx';
import { WithAddress, type } from '../story-help.tsx';

const meta = {
  title: 'Provider/Calendar changes/Booking and blocking',
  component: CalendarScreen,
  parameters: { layout: 'fullscreen', account: 'therapist@demo.test' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: { place: { view: 'agenda', date: null, eventId: null }, onPlaceChange: fn(), onLeave: fn() },
  render: WithAddress,
} satisfies Meta<typeof CalendarScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Blocks: Story = {
  name: 'Blocks lunch, refuses a session’s time with what is there, and removes the block [CALL-8]',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Block time' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Block time' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /Label/ }), 'Lunch');
    await type(dialog, /^First day/, '11252026');
    await type(dialog, /^Last day/, '11252026');
    await type(dialog, /^From/, '1000AM');
    await expect(await dialog.findByText(/sessions? (is|are) at this time/)).toBeVisible();
    await expect(dialog.getByText(/^Noah Bergström: Wednesday/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Block this time' }));
    await expect(await dialog.findByText(/Move or cancel those sessions first/)).toBeVisible();
    await type(dialog, /^First day/, '12052026');
    await type(dialog, /^Last day/, '12052026');
    await userEvent.click(dialog.getByRole('button', { name: 'Block this time' }));
    await userEvent.click(await canvas.findByRole('button', { name: /^Lunch/ }));
    const panel = within(await screen.findByRole('dialog', { name: 'Lunch' }));
    await userEvent.click(await panel.findByRole('button', { name: 'Remove block…' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Remove “Lunch”?' }));
    await userEvent.click(question.getByRole('button', { name: 'Remove the block' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Lunch/ })).toBeNull());
  },
};

export const BooksFromARecord: Story = {
  name: 'A client’s record leads to the booking of a session for them; closed, the address asks no more [CALL-10]',
  args: { place: { view: 'agenda', date: null, eventId: null, bookFor: ids.users.noah } },
  play: async ({ canvas, args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Book for a client' }));
    await waitFor(() => expect(dialog.getByRole('combobox', { name: /Client/ })).toHaveValue('Noah Bergström'));
    await userEvent.click(dialog.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onPlaceChange).toHaveBeenLastCalledWith({ view: 'agenda', date: null, eventId: null });
    await expect(await canvas.findByRole('button', { name: 'Book a session' })).toBeVisible();
  },
};

/** What was asked for clients and sessions while a story ran. */
let asked: URLSearchParams[] = [];

export const FindsAClient: Story = {
  name: 'Looks for the client to book for at the server, and reads the sessions of no one else [FAST-4] [CALL-16]',
  beforeEach: ({ msw }) => {
    asked = [];
    msw.use(scenarios.watched(listClients, (query) => asked.push(query)));
  },
  play: async ({ canvas, msw }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Book a session' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Book for a client' }));
    const client = await dialog.findByRole('combobox', { name: /Client/ });
    const sessions: URLSearchParams[] = [];
    msw.use(scenarios.watched(listAppointments, (query) => sessions.push(query)));
    await userEvent.type(client, 'Layla');
    await waitFor(() => expect(asked.map((query) => query.get('q'))).toContain('Layla'));
    await userEvent.click(await screen.findByRole('option', { name: 'Layla Haddad' }));
    await waitFor(() => expect(sessions.map((query) => query.get('clientId'))).toContain(ids.users.layla));
    await expect(asked.filter((query) => query.get('limit') === null)).toEqual([]);
    const all = sessions.filter((query) => query.get('clientId') === null && (query.get('from') ?? '') < '2020');
    await expect(all).toEqual([]);
  },
};

export const BooksASeries: Story = {
  name: 'Books a weekly series for a client, with each date listed before it is made [CALL-10] [CARE-9]',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Book a session' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Book for a client' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Book session' }));
    await expect(await dialog.findByText('Choose a client.')).toBeVisible();
    await userEvent.type(dialog.getByRole('combobox', { name: /Client/ }), 'Layla');
    await userEvent.click(await screen.findByRole('option', { name: 'Layla Haddad' }));
    await type(dialog, /^Date/, '12082026');
    await waitFor(() => expect(dialog.getByRole('button', { name: /Available time/ })).toBeEnabled());
    await userEvent.click(dialog.getByRole('button', { name: /Available time/ }));
    await userEvent.click((await screen.findAllByRole('option'))[0] as HTMLElement);
    await userEvent.click(dialog.getByRole('button', { name: /Frequency/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Every week' }));
    const dates = within(await dialog.findByRole('region', { name: 'All dates' }));
    await expect(dates.getAllByRole('listitem')).toHaveLength(10);
    await userEvent.click(dialog.getByRole('checkbox', { name: /has agreed/ }));
    await userEvent.click(dialog.getByRole('button', { name: /^Book (\d+ sessions|the other)/ }));
    await expect(await screen.findByText(/\d+ sessions (with Layla Haddad|are) booked/)).toBeInTheDocument();
  },
};

export const BooksOutsideHours: Story = {
  name: 'Books a time outside the hours that are offered, after a warning, and none that is taken [CALL-10]',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Book a session' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Book for a client' }));
    await userEvent.type(await dialog.findByRole('combobox', { name: /Client/ }), 'Layla');
    await userEvent.click(await screen.findByRole('option', { name: 'Layla Haddad' }));
    await type(dialog, /^Date/, '11252026');
    await userEvent.click(dialog.getByRole('button', { name: /Available time/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Another time' }));
    await type(dialog, /^Start/, '1000AM');
    await userEvent.click(dialog.getByRole('checkbox', { name: /has agreed/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Book session' }));
    await expect((await dialog.findAllByText(/Conflicts with: Noah Bergström/))[0]).toBeVisible();
    await type(dialog, /^Start/, '0700PM');
    await expect(await dialog.findByText('This is outside your availability.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Book session' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Book for a client' })).toBeNull());
  },
};

export const BooksAtNight: Story = {
  name: 'Shows the client’s time first and asks before a session at night on their clock is booked [CALL-10] [CARE-9]',
  parameters: { account: 'imam@demo.test' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Book a session' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Book for a client' }));
    await userEvent.type(await dialog.findByRole('combobox', { name: /Client/ }), 'Layla');
    await userEvent.click(await screen.findByRole('option', { name: 'Layla Haddad' }));
    await type(dialog, /^Date/, '12082026');
    await waitFor(() => expect(dialog.getByRole('button', { name: /Available time/ })).toBeEnabled());
    await userEvent.click(dialog.getByRole('button', { name: /Available time/ }));
    await userEvent.click((await screen.findAllByRole('option'))[0] as HTMLElement);
    await expect(await dialog.findByText(/^For Layla Haddad: .* AM, Eastern Time \(at night\)$/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: /Frequency/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Every week' }));
    const dates = within(await dialog.findByRole('region', { name: 'All dates' }));
    await expect(dates.getAllByText(/^For Layla Haddad: .*\(at night\)$/)).toHaveLength(10);
    await userEvent.click(dialog.getByRole('checkbox', { name: /has agreed/ }));
    await userEvent.click(dialog.getByRole('button', { name: /^Book (\d+ sessions|the other)/ }));
    const night = dialog.getByRole('checkbox', { name: 'Layla Haddad knows and agrees to this time at night' });
    await waitFor(() => expect(night).toHaveFocus());
    await expect(dialog.getByText(/^Ask .*Layla Haddad.* first, or choose a time in their day\.$/)).toBeVisible();
    await userEvent.click(night);
    await userEvent.click(dialog.getByRole('button', { name: /^Book (\d+ sessions|the other)/ }));
    await expect(await screen.findByText(/\d+ sessions (with Layla Haddad|are) booked/)).toBeInTheDocument();
  },
};
