import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { WeekSchedule } from '@sakina/design-system';
import type { CalendarEvent, MoveAnswer, ScheduleMove, WeekScheduleProps } from '@sakina/design-system';
import { arabicEvents, at, storyEvents } from '../EventCalendar/story-events.tsx';

/** A screen, which keeps the days and the events. */
function Screen(args: WeekScheduleProps) {
  const [date, setDate] = useState(args.date);
  const [events, setEvents] = useState(args.events);
  const { onMove } = args;
  async function move(change: ScheduleMove): Promise<MoveAnswer> {
    const answer = await onMove?.(change);
    if (!answer)
      setEvents((known) =>
        known.map((event) =>
          event.id === change.event.id ? { ...event, start: change.start, end: change.end } : event,
        ),
      );
    return answer;
  }
  return (
    <main>
      <WeekSchedule
        {...args}
        events={events}
        date={date}
        onDateChange={(next) => {
          setDate(next);
          args.onDateChange(next);
        }}
        {...(onMove ? { onMove: move } : {})}
      />
    </main>
  );
}

const WEEK = ['mon', 'tue', 'wed', 'thu', 'fri'] as const;
const workingHours = Object.fromEntries(WEEK.map((day) => [day, [{ from: '09:00', to: '17:00' }]]));
const days = ['2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28'];
const bands = days.flatMap((day) =>
  [
    ['Dhuhr', '11:43', '12:05'],
    ['Asr', '14:10', '14:30'],
    ['Maghrib', '16:31', '16:55'],
  ].map(([label = '', from = '', to = '']) => ({
    id: `${day} ${label}`,
    label,
    start: at(day, from),
    end: at(day, to),
  })),
);
const blocked = WEEK.map((_, index) => `2026-11-${23 + index}`).map((day) => ({
  id: day,
  label: 'Lunch',
  start: at(day, '12:30'),
  end: at(day, '13:30'),
}));

const meta = {
  title: 'Design system/Data/WeekSchedule',
  component: WeekSchedule,
  tags: ['autodocs'],
  args: {
    label: 'Sessions',
    events: storyEvents,
    date: '2026-11-24',
    today: '2026-11-24',
    now: at('2026-11-24', '09:20'),
    timeZone: 'America/New_York',
    fromHour: 8,
    toHour: 20,
    headingLevel: 1,
    workingHours,
    onDateChange: fn(),
    onMove: fn(),
    onCreate: fn(),
    onOpenEvent: fn(),
  },
  globals: { viewport: { value: 'desktop' } },
  render: (args) => <Screen {...args} />,
} satisfies Meta<typeof WeekSchedule>;
export default meta;

type Story = StoryObj<typeof meta>;

const AMAL = 'Amal Haddad, Tuesday, November 24, 10:00 AM to 10:50 AM, Video session, Confirmed';

export const Default: Story = {
  name: 'A week is a list of days, each with its events in words [CARE-8]',
  args: { view: 'week' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'November 22 – 28, 2026' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Tuesday, November 24, today, 4 events' })).toBeInTheDocument();
    await expect(
      within(canvas.getByRole('list', { name: 'Tuesday, November 24' })).getByRole('button', { name: AMAL }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next week' }));
    await expect(args.onDateChange).toHaveBeenLastCalledWith('2026-12-01');
    await userEvent.click(canvas.getByRole('button', { name: 'Today' }));
    await expect(canvas.getByRole('heading', { level: 1, name: 'November 22 – 28, 2026' })).toBeVisible();
  },
};

export const Keyboard: Story = {
  name: 'Events are reached, moved, resized and restored by keyboard alone [CARE-8]',
  args: { view: 'week' },
  play: async ({ canvas, args }) => {
    const said = canvas.getByRole('status');
    for (const name of ['Previous week', 'Today', 'Next week']) {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name })).toHaveFocus();
    }
    canvas.getByRole('button', { name: AMAL }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('button', { name: /^James Okonkwo/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: /^Noah Bergström/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('button', { name: AMAL })).toHaveFocus();

    await userEvent.keyboard('{Enter}');
    await expect(said).toHaveTextContent(/^Amal Haddad picked up, Tuesday, November 24, 10:00 AM to 10:50 AM/);
    await userEvent.keyboard('{ArrowRight}');
    await expect(said).toHaveTextContent(
      'Moved to Wednesday, November 25, 10:00 AM to 10:50 AM. Overlaps with Noah Bergström.',
    );
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}');
    await expect(said).toHaveTextContent('Moved to Wednesday, November 25, 9:00 AM to 9:50 AM.');
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await expect(said).toHaveTextContent('Now Wednesday, November 25, 9:00 AM to 10:05 AM.');
    await userEvent.keyboard('-');
    await expect(said).toHaveTextContent('Now Wednesday, November 25, 9:00 AM to 9:50 AM.');
    await userEvent.keyboard('{Enter}');
    await expect(args.onMove).toHaveBeenCalledWith(
      expect.objectContaining({ start: '2026-11-25T09:00:00-05:00', end: '2026-11-25T09:50:00-05:00' }),
    );
    const moved = await canvas.findByRole('button', {
      name: /^Amal Haddad, Wednesday, November 25, 9:00 AM to 9:50 AM/,
    });
    await expect(moved).toHaveFocus();
    await waitFor(() => expect(moved).toHaveAttribute('aria-busy', 'false'));

    await userEvent.keyboard(' {ArrowDown}{Escape}');
    await expect(said).toHaveTextContent('Amal Haddad is back at Wednesday, November 25, 9:00 AM to 9:50 AM.');
    await expect(args.onMove).toHaveBeenCalledOnce();
    await expect(moved).toHaveFocus();
    await expect(canvas.getAllByRole('button', { name: /^Amal Haddad/ })).toHaveLength(1);
  },
};

export const MoveByForm: Story = {
  name: 'The same is done by a form, without dragging or arrow keys [CARE-8]',
  args: { view: 'week' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: AMAL }));
    const card = await screen.findByRole('dialog', { name: 'Amal Haddad' });
    await waitFor(() => expect(within(card).getByText('Tuesday, November 24, 10:00 AM to 10:50 AM')).toBeVisible());
    await userEvent.click(within(card).getByRole('button', { name: 'Move…' }));
    const form = await screen.findByRole('dialog', { name: 'Move Amal Haddad' });
    await userEvent.click(within(form).getByRole('button', { name: /Start/ }));
    await userEvent.click(await screen.findByRole('option', { name: '2:15 PM' }));
    await userEvent.click(within(form).getByRole('button', { name: /Length/ }));
    await userEvent.click(await screen.findByRole('option', { name: '1 hour 15 minutes' }));
    await userEvent.click(within(form).getByRole('button', { name: 'Move' }));
    await expect(args.onMove).toHaveBeenCalledWith(
      expect.objectContaining({ start: '2026-11-24T14:15:00-05:00', end: '2026-11-24T15:30:00-05:00' }),
    );
    await waitFor(() =>
      expect(
        canvas.getByRole('button', { name: /^Amal Haddad, Tuesday, November 24, 2:15 PM to 3:30 PM/ }),
      ).toHaveFocus(),
    );
  },
};

export const Blocked: Story = {
  name: 'A time that is taken says why before anything is put there',
  args: {
    view: 'week',
    blocked,
    canPlace: ({ start }) => (start.includes('T17') ? 'You do not work after 5 PM.' : null),
  },
  play: async ({ canvas, args }) => {
    const said = canvas.getByRole('status');
    canvas.getByRole('button', { name: AMAL }).focus();
    await userEvent.keyboard('{Enter}{PageDown}{PageDown}{PageDown}');
    await expect(said).toHaveTextContent('It can’t go here: Conflicts with Lunch.');
    await userEvent.keyboard('{Enter}');
    await expect(args.onMove).not.toHaveBeenCalled();
    await userEvent.keyboard('{PageDown}{PageDown}{PageDown}{PageDown}');
    await expect(said).toHaveTextContent('It can’t go here: You do not work after 5 PM.');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: AMAL })).toHaveFocus());
  },
};

export const RefusedMove: Story = {
  name: 'A move that the server refuses is reverted and says why',
  args: { view: 'week', onMove: fn(() => Promise.resolve({ refusal: 'Amal has another appointment then.' })) },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: AMAL }).focus();
    await userEvent.keyboard('{Enter}{ArrowRight}{ArrowRight}{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(
        'Amal Haddad moved back to Tuesday, November 24, 10:00 AM to 10:50 AM. Amal has another appointment then.',
      ),
    );
    await expect(canvas.getByRole('button', { name: AMAL })).toHaveFocus();
    await expect(canvas.getAllByRole('button', { name: /^Amal Haddad/ })).toHaveLength(1);
  },
};

export const LeftWhereItWas: Story = {
  name: 'A move that the reader decides against is reverted and told without alarm',
  args: { view: 'week', onMove: fn(() => Promise.resolve<MoveAnswer>('left')) },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: AMAL }).focus();
    await userEvent.keyboard('{Enter}{ArrowRight}{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('Amal Haddad is back at Tuesday, November 24'),
    );
    await expect(canvas.getByRole('button', { name: AMAL })).toHaveFocus();
  },
};

export const FailedMove: Story = {
  name: 'A move that could not be saved is reverted as well',
  args: { view: 'week', onMove: fn(() => Promise.reject(new Error('offline'))) },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: AMAL }).focus();
    await userEvent.keyboard('{Enter}{ArrowRight}{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('The change couldn’t be saved. Try again in a moment.'),
    );
    await expect(canvas.getByRole('button', { name: AMAL })).toHaveFocus();
  },
};

export const Saving: Story = {
  name: 'While a move is saved the event is shown at its new time, once',
  args: { view: 'week', onMove: fn(() => new Promise<MoveAnswer>(() => undefined)) },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: AMAL }).focus();
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
    const moved = await canvas.findByRole('button', { name: /^Amal Haddad, Tuesday, November 24, 10:15 AM/ });
    await expect(moved).toHaveAttribute('aria-busy', 'true');
    // It has not moved yet, so nothing says that it has.
    await expect(canvas.getByRole('status')).toHaveTextContent(/^\s*$/);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Amal Haddad is still being saved.');
    await expect(canvas.getAllByRole('button', { name: /^Amal Haddad/ })).toHaveLength(1);
  },
};

export const Drag: Story = {
  name: 'A pointer drags in steps, and Escape cancels',
  args: { view: 'week' },
  play: async ({ canvas, args }) => {
    const amal = canvas.getByRole('button', { name: AMAL });
    const box = amal.getBoundingClientRect();
    const from = { clientX: box.left + 20, clientY: box.top + 10, button: 0, pointerId: 7, pointerType: 'mouse' };
    const hour = ((box.height + 1) / 50) * 60;
    const later = { ...from, clientY: from.clientY + hour };
    await fireEvent.pointerDown(amal, from);
    await fireEvent.pointerMove(window, later);
    await waitFor(() => expect(canvas.getByText('11:00 AM to 11:50 AM')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByText('11:00 AM to 11:50 AM')).not.toBeInTheDocument());
    await expect(args.onMove).not.toHaveBeenCalled();
    await fireEvent.pointerDown(amal, from);
    await fireEvent.pointerMove(window, later);
    await waitFor(() => expect(canvas.getByText('11:00 AM to 11:50 AM')).toBeVisible());
    await fireEvent.pointerUp(window, later);
    await expect(args.onMove).toHaveBeenCalledWith(expect.objectContaining({ start: '2026-11-24T11:00:00-05:00' }));
  },
};

export const Create: Story = {
  name: 'An event is added at a free time by keyboard alone [CARE-8]',
  args: { view: 'week' },
  play: async ({ canvas, args }) => {
    const slot = canvas.getByRole('button', { name: 'New event, Tuesday, November 24, 8:00 AM to 9:00 AM' });
    slot.focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() =>
      expect(
        canvas.getByRole('button', { name: 'New event, Wednesday, November 25, 8:00 AM to 9:00 AM' }),
      ).toHaveFocus(),
    );
    await userEvent.keyboard('{PageDown}{ArrowDown}-');
    await expect(canvas.getByRole('status')).toHaveTextContent('Now Wednesday, November 25, 9:15 AM to 10:00 AM.');
    await userEvent.keyboard('{Enter}');
    await expect(args.onCreate).toHaveBeenCalledWith({
      start: '2026-11-25T09:15:00-05:00',
      end: '2026-11-25T10:00:00-05:00',
    });
  },
};

export const Bands: Story = {
  name: 'Prayer times are drawn behind the events, with their hours [CARE-5]',
  args: { view: 'week', bands, blocked, hasHijri: true },
  play: async ({ canvas }) => {
    const [times] = canvas.getAllByRole('list', { name: 'Times and blocked hours' });
    await expect(times).toHaveTextContent(/Dhuhr11:43 AM to 12:05 PM/);
    await expect(canvas.getByText('Jumada al-thani 1448')).toBeVisible();
  },
};

export const TwoZones: Story = {
  name: 'Two zones are side by side, and each event says both [CARE-9]',
  args: { view: 'week', secondTimeZone: 'Asia/Dubai' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('GMT+4')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: AMAL }));
    const card = await screen.findByRole('dialog', { name: 'Amal Haddad' });
    await waitFor(() =>
      expect(within(card).getByText('Tuesday, November 24, 7:00 PM to 7:50 PM in Gulf Standard Time')).toBeVisible(),
    );
  },
};

const night: CalendarEvent[] = [
  {
    id: 'first',
    title: 'Crisis line, first half',
    start: '2026-11-01T01:00:00-04:00',
    end: '2026-11-01T01:00:00-05:00',
    kind: 'Shift',
  },
  {
    id: 'second',
    title: 'Crisis line, second half',
    start: '2026-11-01T01:00:00-05:00',
    end: '2026-11-01T02:30:00-05:00',
    kind: 'Shift',
    tone: 'pink',
  },
  {
    id: 'later',
    title: 'Night watch',
    start: '2026-11-03T01:00:00-05:00',
    end: '2026-11-03T04:00:00-05:00',
    tone: 'neutral',
  },
];

export const ClockBack: Story = {
  name: 'A day of 25 hours has its repeated hour twice [CARE-9]',
  args: {
    view: 'week',
    events: night,
    date: '2026-11-01',
    today: '2026-11-01',
    fromHour: 0,
    toHour: 8,
    firstHour: 0,
    workingHours: {},
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Sunday, November 1: the clock goes back at 2:00 AM, so this day has 25 hours.'),
    ).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: /^Crisis line, first half, Sunday, November 1, 1:00 AM EDT to 1:00 AM EST/ }),
    ).toBeVisible();
    await expect(canvas.getByText('1 AM EST')).toBeVisible();
  },
};

export const ClockForward: Story = {
  name: 'A day of 23 hours shows the hour that it skips [CARE-9]',
  args: {
    view: 'threeDays',
    events: [],
    date: '2027-03-13',
    today: '2027-03-13',
    fromHour: 0,
    toHour: 8,
    firstHour: 0,
    secondTimeZone: 'Europe/London',
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Sunday, March 14: the clock goes forward at 2:00 AM, so this day has 23 hours.'),
    ).toBeVisible();
    await expect(canvas.getByText('This hour doesn’t exist on this day')).toBeVisible();
    await expect(canvas.getByText(/^The two time zones change clocks on different days/)).toBeVisible();
  },
};

export const Overlaps: Story = {
  name: 'Simultaneous events are side by side',
  args: {
    view: 'week',
    events: ['Amal Haddad', 'James Okonkwo', 'Noah Bergström', 'Supervision'].map((title, index) => ({
      id: title,
      title,
      start: at('2026-11-24', `1${index === 3 ? 2 : 0}:${index}0`),
      end: at('2026-11-24', `1${index === 3 ? 3 : 1}:${index}0`),
      tone: (['primary', 'pink', 'orange', 'success'] as const)[index] ?? 'neutral',
    })),
  },
  play: async ({ canvas }) => {
    const [one, other] = [
      canvas.getByRole('button', { name: /^Amal/ }),
      canvas.getByRole('button', { name: /^James/ }),
    ].map((event) => event.getBoundingClientRect());
    await expect(one?.right).toBeLessThanOrEqual(other?.left ?? 0);
  },
};

export const BusyWeek: Story = {
  args: {
    view: 'week',
    bands,
    blocked,
    events: days.slice(1, 6).flatMap((day, dayIndex) =>
      [
        'Amal Haddad',
        'James Okonkwo',
        'Noah Bergström',
        'Layla Nasser',
        'María Ortiz',
        'Yusuf Rahman',
        'Hana Suzuki',
      ].map((title, index): CalendarEvent => ({
        id: `${day} ${title}`,
        title,
        start: at(day, ['09:00', '10:00', '11:00', '13:30', '14:30', '15:30', '16:00'][index] ?? ''),
        end: at(day, ['09:50', '10:50', '11:50', '14:20', '15:20', '16:20', '16:50'][index] ?? ''),
        status: 'Confirmed',
        tone: (['primary', 'pink', 'success', 'orange', 'warning'] as const)[(dayIndex + index) % 5] ?? 'neutral',
        isTentative: (dayIndex + index) % 4 === 0,
      })),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: /Confirmed$/ })).toHaveLength(35);
  },
};

export const ReadOnly: Story = {
  name: 'Where nothing can be moved, a press opens an event',
  render: ({ events, label, timeZone, date, onDateChange, onOpenEvent }) => (
    <main>
      <WeekSchedule
        events={events}
        label={label}
        timeZone={timeZone}
        date={date}
        onDateChange={onDateChange}
        {...(onOpenEvent ? { onOpenEvent } : {})}
        view="week"
        headingLevel={1}
      />
    </main>
  ),
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: AMAL }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpenEvent).toHaveBeenCalledWith(storyEvents[0]);
    await expect(canvas.queryByRole('button', { name: /^New event/ })).not.toBeInTheDocument();
  },
};

export const Phone: Story = {
  name: 'On a phone one day is shown',
  args: { bands },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'November 24, 2026' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Next day' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: /^Wednesday/ })).not.toBeInTheDocument();
  },
};

export const Tablet: Story = {
  name: 'On a tablet three days are shown',
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Next 3 days' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: /^Thursday, November 26/ })).toBeInTheDocument();
  },
};

export const Empty: Story = {
  args: { view: 'week', events: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing is planned for these days.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^New event/ })).toBeInTheDocument();
  },
};

export const Loading: Story = {
  args: { view: 'week', isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading events…')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Next week' })).toBeVisible();
  },
};

export const Failed: Story = {
  args: { view: 'week', hasFailed: true, onRetry: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  args: {
    view: 'week',
    events: [
      {
        id: 'long',
        title: 'Introductory conversation with Abdulrahman Mohammed Al-Khatib and Wolfeschlegelsteinhausenbergerdorff',
        start: at('2026-11-24', '10:00'),
        end: at('2026-11-24', '11:00'),
        status: 'Waits for the answer of both of them',
      },
      {
        id: 'arabic',
        title: 'عبد الرحمن بن محمد الخطيب',
        start: at('2026-11-25', '10:00'),
        end: at('2026-11-25', '10:20'),
        tone: 'pink',
      },
    ],
  },
  play: async ({ canvas }) => {
    const event = canvas.getByRole('button', { name: /Wolfeschlegelsteinhausenbergerdorff/ });
    await expect(event.getBoundingClientRect().width).toBeLessThan(200);
  },
};

export const AllDayOnly: Story = {
  name: 'What lasts all day is opened by keyboard, also in a week without hours [CARE-8]',
  args: { events: storyEvents.filter(({ isAllDay }) => isAllDay), onOpenEvent: fn() },
  play: async ({ canvas, args }) => {
    const [event] = args.events;
    const chip = canvas.getAllByRole('button', { name: new RegExp(event?.title ?? '') })[0] as HTMLElement;
    await expect(chip).toHaveAttribute('tabindex', '0');
    chip.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpenEvent).toHaveBeenCalledWith(event);
  },
};
export const RightToLeft: Story = {
  name: 'In a right-to-left page the days run right to left, and the arrow keys are visual',
  args: { view: 'week', label: 'الجلسات', events: arabicEvents, hasHijri: true },
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    const amal = canvas.getByRole('button', { name: /أمل حداد/ });
    const james = canvas.getByRole('button', { name: /James Okonkwo/ });
    await expect(james.getBoundingClientRect().right).toBeLessThanOrEqual(amal.getBoundingClientRect().left);
    amal.focus();
    await userEvent.keyboard('{Enter}{ArrowLeft}');
    await expect(canvas.getByRole('status')).toHaveTextContent(/نُقل إلى .*الأربعاء، 25 نوفمبر/);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(amal).toHaveFocus());
  },
};

export const Admin: Story = {
  args: { view: 'week', bands, blocked },
  globals: { theme: 'admin', density: 'compact' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: AMAL })).toBeVisible();
  },
};
export const Compact: Story = { tags: ['look'], args: { view: 'week' }, globals: { density: 'compact' } };
