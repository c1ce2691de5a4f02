import { ids, make, PINNED_NOW, scenarios } from '@sakina/mocks';
import {
  getAppointment,
  listAppointments,
  listCalendarEvents,
  listClients,
  quoteCancellation,
  updateAppointment,
} from '@sakina/platform/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { CalendarScreen } from './CalendarScreen.tsx';

const upcoming = `evt-${ids.appointments.noahUpcoming}`;

const meta = {
  title: 'Provider/Calendar changes',
  component: CalendarScreen,
  parameters: { layout: 'fullscreen', account: 'therapist@demo.test' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: { place: { view: 'agenda', date: null, eventId: null }, onPlaceChange: fn(), onLeave: fn() },
  render: function WithAddress({ place: first, onPlaceChange, ...rest }) {
    const [place, setPlace] = useState(first);
    return (
      <CalendarScreen
        {...rest}
        place={place}
        onPlaceChange={(next) => {
          setPlace(next);
          onPlaceChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof CalendarScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Types a date or a time part by part, as its field takes it. */
async function type(dialog: ReturnType<typeof within>, field: RegExp, parts: string) {
  const [first] = within(dialog.getByRole('group', { name: field })).getAllByRole('spinbutton');
  first?.focus();
  await userEvent.keyboard(parts);
}

/** Presses a button once what it needs is known. */
async function pressWhenOn(dialog: ReturnType<typeof within>, name: string) {
  const button = await dialog.findByRole('button', { name });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
}

async function openMove() {
  const panel = within(await screen.findByRole('dialog', { name: 'Noah Bergström' }));
  await userEvent.click(await panel.findByRole('button', { name: 'Move…' }));
  return within(await screen.findByRole('dialog', { name: 'Move the session with Noah Bergström' }));
}

export const Moves: Story = {
  name: 'Moves a session over a clock change: says what follows first, then offers to undo it [CALL-12] [CARE-9]',
  args: { place: { view: 'agenda', date: null, eventId: upcoming } },
  play: async ({ canvas }) => {
    const dialog = await openMove();
    await pressWhenOn(dialog, 'Move session');
    await expect(await dialog.findByText('This is the current time. Choose another.')).toBeVisible();
    await type(dialog, /^Date/, '03162027');
    await expect(await dialog.findByText(/For you: Tuesday, March 16.*10:00 – 10:50 AM, Eastern Time/)).toBeVisible();
    await expect(dialog.getByText(/pays no late fee/)).toBeVisible();
    await pressWhenOn(dialog, 'Move session');
    await expect(await screen.findByText('Session with Noah Bergström moved')).toBeInTheDocument();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(await screen.findByText(/^Moved back to Wednesday, November 25/)).toBeInTheDocument();
    await expect(canvas).toBeDefined();
  },
};

export const MovesByKeyboard: Story = {
  name: 'Moves a session by keyboard in the week, after the same questions [CALL-12]',
  args: { place: { view: 'week', date: null, eventId: null } },
  play: async ({ canvas }) => {
    const noah = await canvas.findByRole('button', { name: /^Noah Bergström/ });
    noah.focus();
    await userEvent.keyboard('{Enter}{PageUp}{PageUp}{PageUp}{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Move the session with Noah Bergström' }));
    await expect(await dialog.findByText('This is outside your availability.')).toBeVisible();
    // Nothing is said of a move that has not been made.
    await expect(canvas.queryByText(/^Noah Bergström moved to/)).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Keep current time' }));
    const told = await canvas.findAllByText(/^Noah Bergström is back at Wednesday, November 25, 10:00 AM/);
    await expect(told.some((each) => each.closest('[data-tone="danger"]'))).toBe(false);
  },
};

export const MovesAndUndoes: Story = {
  name: 'A session that was moved and moved back stands at its old time again, without a reload [CALL-12]',
  args: { place: { view: 'week', date: null, eventId: null } },
  play: async ({ canvas }) => {
    const noah = await canvas.findByRole('button', { name: /^Noah Bergström, Wednesday, November 25, 10:00 AM/ });
    noah.focus();
    await userEvent.keyboard('{Enter}{PageUp}{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Move the session with Noah Bergström' }));
    await pressWhenOn(dialog, 'Move session');
    await expect(await screen.findByText('Session with Noah Bergström moved')).toBeInTheDocument();
    await expect(
      await canvas.findByRole('button', { name: /^Noah Bergström, Wednesday, November 25, 9:00 AM/ }),
    ).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(await screen.findByText(/^Moved back to Wednesday, November 25/)).toBeInTheDocument();
    await expect(
      await canvas.findByRole('button', { name: /^Noah Bergström, Wednesday, November 25, 10:00 AM/ }),
    ).toBeVisible();
  },
};

export const MovesFromTheGrid: Story = {
  name: 'The key for a move opens the one dialog for it, which names what is there before anything is pressed [CALL-12]',
  args: { place: { view: 'week', date: null, eventId: null } },
  beforeEach: ({ msw }) => msw.use(scenarios.slow(listCalendarEvents)),
  play: async ({ canvas }) => {
    const noah = await canvas.findByRole('button', { name: /^Noah Bergström/ }, { timeout: 5000 });
    noah.focus();
    await userEvent.keyboard('m');
    const dialog = within(await screen.findByRole('dialog', { name: 'Move the session with Noah Bergström' }));
    await expect(dialog.queryByRole('button', { name: /Length/ })).toBeNull();
    await expect(dialog.getByRole('button', { name: 'Move session' })).toBeDisabled();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Move session' })).toBeEnabled(), { timeout: 5000 });
    await expect(dialog.getByText('In Eastern Time')).toBeVisible();
  },
};

export const Stale: Story = {
  name: 'Shows both times where the session was moved meanwhile, and loses neither [CALL-12] [SEC-16]',
  args: { place: { view: 'agenda', date: null, eventId: upcoming } },
  beforeEach: ({ msw }) => {
    const details = { startsAt: '2026-11-26T15:00:00.000Z', endsAt: '2026-11-26T15:50:00.000Z' };
    msw.use(scenarios.failingOnce(updateAppointment, { status: 409, code: 'VERSION_CONFLICT', details }));
  },
  play: async () => {
    const dialog = await openMove();
    await type(dialog, /^Date/, '12042026');
    await pressWhenOn(dialog, 'Move session');
    await expect(await dialog.findByText('This session was moved by someone else')).toBeVisible();
    await expect(dialog.getByText(/now at Thursday, November 26.*You chose Friday, December 4/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Keep the other time' })).toBeVisible();
  },
};

export const Cancels: Story = {
  name: 'Says who pays what before a session is canceled [CALL-13]',
  args: { place: { view: 'agenda', date: null, eventId: upcoming } },
  play: async () => {
    const panel = within(await screen.findByRole('dialog', { name: 'Noah Bergström' }));
    await userEvent.click(await panel.findByRole('button', { name: 'Cancel session…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel the session with Noah Bergström?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel session' }));
    await waitFor(() => expect(dialog.getByRole('radio', { name: 'I am' })).toHaveFocus());
    await expect(dialog.getAllByText('Choose who’s canceling.')[0]).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: 'I am' }));
    await expect(await dialog.findByText(/canceling, Noah Bergström pays no fee/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel session' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: /Reason/ })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('option', { name: 'Provider unavailable' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel session' }));
    await expect(await screen.findByText('Session with Noah Bergström canceled')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Calendar' })).toHaveFocus());
  },
};

const FEE = {
  freeUntil: '2026-11-23T15:00:00.000Z',
  lateFeePercent: 50,
  fee: { amountMinor: 6000, currency: 'USD' },
  paid: { amountMinor: 0, currency: 'USD' },
  refund: { amountMinor: 0, currency: 'USD' },
  charge: { amountMinor: 6000, currency: 'USD' },
  card: null,
  isInsured: false,
};

export const CancelsForClient: Story = {
  name: 'A client who asked for it pays the fee that is shown, unless it is waived with a reason [CALL-13] [CLOUD-403]',
  args: { place: { view: 'agenda', date: null, eventId: upcoming } },
  beforeEach: ({ msw }) => msw.use(scenarios.answering(quoteCancellation, FEE)),
  play: async () => {
    const panel = within(await screen.findByRole('dialog', { name: 'Noah Bergström' }));
    await userEvent.click(await panel.findByRole('button', { name: 'Cancel session…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel the session with Noah Bergström?' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Noah Bergström asked to cancel' }));
    await expect(await dialog.findByText(/pays a late cancellation fee of \$60/)).toBeVisible();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Waive the fee' }));
    await expect(dialog.getByText(/Noah Bergström pays nothing/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: /Reason/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Not feeling well' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel session' }));
    const why = dialog.getByRole('textbox', { name: 'Reason for waiving the fee' });
    await waitFor(() => expect(why).toHaveFocus());
    await userEvent.type(why, 'Was in the hospital');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel session' }));
    await expect(await screen.findByText('Session with Noah Bergström canceled')).toBeInTheDocument();
  },
};

export const CancelledStays: Story = {
  name: 'A canceled session stays on the calendar, with who canceled, when, why and the fee [CALL-8] [CALL-13]',
  args: { place: { view: 'agenda', date: null, eventId: upcoming } },
  beforeEach: ({ msw }) =>
    msw.use(
      scenarios.answering(
        getAppointment,
        make.appointment({
          client: { id: ids.users.noah, displayName: 'Noah Bergström' },
          status: 'CANCELLED',
          cancellation: {
            reason: { code: 'COST', text: 'It is too much this month.' },
            by: 'CLIENT',
            at: PINNED_NOW,
            fee: { amountMinor: 0, currency: 'USD' },
            waivedBecause: 'First time',
          },
        }),
      ),
    ),
  play: async () => {
    const panel = within(await screen.findByRole('dialog', { name: 'Noah Bergström' }));
    await expect(
      await panel.findByText('Noah Bergström canceled this session on Tuesday, November 24 at 10:00 AM.'),
    ).toBeVisible();
    await expect(panel.getByText('Reason: Cost')).toBeVisible();
    await expect(panel.getByText(/It is too much this month/)).toBeVisible();
    await expect(panel.getByText('The fee was waived: First time')).toBeVisible();
    await expect(panel.queryByRole('button', { name: 'Cancel session…' })).toBeNull();
  },
};

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
