import { ids, scenarios, storyServer } from '@sakina/mocks';
import {
  cancelSeries,
  createAppointmentSeries,
  createCalendarBlock,
  moveSeries,
  previewSeriesCancel,
  previewSeriesMove,
} from '@sakina/platform/contract';
import type { Appointment } from '@sakina/platform/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { CalendarScreen } from './CalendarScreen.tsx';
import { WithAddress } from '../story-help.tsx';

const amina = 'therapist@demo.test';

/** Ten Thursdays at noon in New York, over the clock change of March 14, 2027. */
const TIMES = [
  ...['01-28', '02-04', '02-11', '02-18', '02-25', '03-04', '03-11'].map((day) => `2027-${day}T12:00:00-05:00`),
  ...['03-18', '03-25', '04-01'].map((day) => `2027-${day}T12:00:00-04:00`),
];

/** Books the series and gives its sessions. */
async function bookSeries(): Promise<Appointment[]> {
  const { results } = await storyServer.as(amina).call(createAppointmentSeries, {
    body: {
      clientId: ids.users.layla,
      serviceId: 'prv-amina-rahman-session' as Appointment['service']['id'],
      mode: 'ONLINE',
      frequency: 'WEEKLY',
      times: TIMES,
      ifTaken: 'BOOK_NONE',
      consent: { treatment: true, telehealth: true, policy: true },
    },
  });
  return results.flatMap((result) => (result.outcome === 'BOOKED' ? [result.appointment] : []));
}

const meta = {
  title: 'Provider/Calendar series',
  component: CalendarScreen,
  parameters: { layout: 'fullscreen', account: amina },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: { place: { view: 'agenda', date: '2027-02-18', eventId: null }, onPlaceChange: fn(), onLeave: fn() },
  beforeEach: async () => {
    await bookSeries();
  },
  render: WithAddress,
} satisfies Meta<typeof CalendarScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Pick<typeof screen, 'findAllByRole'>;

async function open(canvas: Canvas, action: 'Move…' | 'Cancel session…') {
  await userEvent.click((await canvas.findAllByRole('button', { name: /^Layla Haddad/ }))[0] as HTMLElement);
  const panel = within(await screen.findByRole('dialog', { name: 'Layla Haddad' }));
  await expect(await panel.findByText('Session 4 of 10, every week')).toBeVisible();
  await userEvent.click(await panel.findByRole('button', { name: action }));
  return within(await screen.findByRole('dialog', { name: / the session with Layla Haddad/ }));
}

/** Types a time part by part, as its field takes it. */
async function typeTime(dialog: Awaited<ReturnType<typeof open>>, parts: string) {
  const [first] = within(dialog.getByRole('group', { name: /^Start/ })).getAllByRole('spinbutton');
  first?.focus();
  await userEvent.keyboard(parts);
}

const scope = (dialog: Awaited<ReturnType<typeof open>>, name: RegExp) =>
  userEvent.click(dialog.getByRole('radio', { name }));

export const MovesThoseThatFollow: Story = {
  name: 'A session and those that follow are moved over a clock change, each listed before, and moved back [CALL-12] [CARE-9]',
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Move…');
    await typeTime(dialog, '0200PM');
    await scope(dialog, /following sessions/);
    const plan = within(await dialog.findByRole('region', { name: '7 sessions move' }));
    const lines = plan.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(lines).toHaveLength(7);
    await expect(lines[0]).toMatch(/February 18.*from 12:00\sPM to 2:00\s–\s2:50\sPM/);
    await expect(lines[4]).toMatch(/March 18.*2:00\s–\s2:50\sPM/);
    await expect(dialog.getByText('The client is notified once for all of them.')).toBeVisible();
    await userEvent.click(await dialog.findByRole('button', { name: 'Move 7 sessions' }));
    await expect(await screen.findByText('7 sessions with Layla Haddad are moved')).toBeInTheDocument();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(await screen.findByText(/^Moved back to Thursday, February 18/)).toBeInTheDocument();
  },
};

export const OneIsTaken: Story = {
  name: 'Where one of the new times is taken, times near it are named, and the others or none are moved',
  beforeEach: async () => {
    await storyServer.as(amina).call(createCalendarBlock, {
      body: { title: 'Supervision', startsAt: '2027-03-04T14:00:00-05:00', endsAt: '2027-03-04T15:00:00-05:00' },
    });
  },
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Move…');
    await typeTime(dialog, '0200PM');
    await scope(dialog, /All upcoming sessions/);
    await expect(await dialog.findByText(/Conflicts with something else on your calendar/)).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: 'Move none' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Move none' }));
    await expect(await dialog.findByText('No sessions were moved')).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: 'Move the others' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Move 9 sessions' }));
    await expect(await screen.findByText('9 sessions with Layla Haddad are moved')).toBeInTheDocument();
  },
};

export const MoveHasChanged: Story = {
  name: 'A series that changed since it was shown is shown again before anything is moved [SEC-16]',
  beforeEach: ({ msw }) => msw.use(scenarios.failingOnce(moveSeries, { status: 409, code: 'SELECTION_CHANGED' })),
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Move…');
    await typeTime(dialog, '0200PM');
    await scope(dialog, /following sessions/);
    await dialog.findByRole('region', { name: '7 sessions move' });
    await userEvent.click(await dialog.findByRole('button', { name: 'Move 7 sessions' }));
    await expect(await dialog.findByText('These sessions have changed')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Check again' }));
    await waitFor(() => expect(dialog.queryByText('These sessions have changed')).not.toBeInTheDocument());
  },
};

export const MovePreviewFails: Story = {
  name: 'A series that cannot be looked up says so, and can be looked up again',
  beforeEach: ({ msw }) => msw.use(scenarios.failingOnce(previewSeriesMove)),
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Move…');
    await typeTime(dialog, '0200PM');
    await scope(dialog, /following sessions/);
    await userEvent.click(await dialog.findByRole('button', { name: 'Check again' }));
    await expect(await dialog.findByRole('region', { name: '7 sessions move' })).toBeVisible();
  },
};

const choosesReason = async (dialog: Awaited<ReturnType<typeof open>>) => {
  await userEvent.click(dialog.getByRole('button', { name: /Reason/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Provider unavailable' }));
};

export const CancelsThoseThatFollow: Story = {
  name: 'A session and those that follow are canceled together, each listed before [CALL-13]',
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Cancel session…');
    await scope(dialog, /following sessions/);
    const set = within(await dialog.findByRole('region', { name: '7 sessions are canceled' }));
    await expect(set.getAllByRole('listitem')).toHaveLength(7);
    await choosesReason(dialog);
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel 7 sessions' }));
    await expect(await screen.findByText('7 sessions with Layla Haddad canceled')).toBeInTheDocument();
  },
};

export const CancelHasChanged: Story = {
  name: 'A series that changed since it was shown is shown again before anything is canceled [SEC-16]',
  beforeEach: ({ msw }) => msw.use(scenarios.failingOnce(cancelSeries, { status: 409, code: 'SELECTION_CHANGED' })),
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Cancel session…');
    await scope(dialog, /All upcoming sessions/);
    await dialog.findByRole('region', { name: '10 sessions are canceled' });
    await choosesReason(dialog);
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel 10 sessions' }));
    await expect(await dialog.findByText('These sessions have changed')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Check again' }));
    await waitFor(() => expect(dialog.queryByText('These sessions have changed')).not.toBeInTheDocument());
  },
};

export const CancelPreviewFails: Story = {
  name: 'Sessions of a series that cannot be looked up for canceling can be looked up again',
  beforeEach: ({ msw }) => msw.use(scenarios.failingOnce(previewSeriesCancel)),
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Cancel session…');
    await scope(dialog, /following sessions/);
    await userEvent.click(await dialog.findByRole('button', { name: 'Check again' }));
    await expect(await dialog.findByRole('region', { name: '7 sessions are canceled' })).toBeVisible();
  },
};

export const OnPhone: Story = {
  ...OneIsTaken,
  name: 'On a phone',
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await userEvent.click((await canvas.findAllByRole('button', { name: /Layla Haddad|ليلى/ }))[0] as HTMLElement);
    await expect(await screen.findByRole('dialog', { name: /Layla Haddad|ليلى/ })).toBeVisible();
  },
};
