import { ids, make, PINNED_NOW, scenarios } from '@sakina/mocks';
import { getAppointment, listCalendarEvents, quoteCancellation, updateAppointment } from '@sakina/platform/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { CalendarScreen } from './CalendarScreen.tsx';
import { WithAddress, type } from '../story-help.tsx';

const upcoming = `evt-${ids.appointments.noahUpcoming}`;

const meta = {
  title: 'Provider/Calendar changes',
  component: CalendarScreen,
  parameters: { layout: 'fullscreen', account: 'therapist@demo.test' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: { place: { view: 'agenda', date: null, eventId: null }, onPlaceChange: fn(), onLeave: fn() },
  render: WithAddress,
} satisfies Meta<typeof CalendarScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

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
    await expect(await dialog.findByText(/^For you: Tuesday, March 16/)).toHaveTextContent(
      /10:00 – 10:50 AM, Eastern Time/,
    );
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
