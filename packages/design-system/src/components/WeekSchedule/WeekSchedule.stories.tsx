import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { WeekSchedule } from '@sakina/design-system';
import type { CalendarEvent } from '@sakina/design-system';
import { arabicEvents, at, storyEvents } from '../EventCalendar/story-events.tsx';
import { Screen, weekArgs, days, bands, blocked, AMAL } from './story-week.tsx';

const meta = {
  title: 'Design system/Data/WeekSchedule',
  component: WeekSchedule,
  tags: ['autodocs'],
  args: weekArgs,
  globals: { viewport: { value: 'desktop' } },
  render: (args) => <Screen {...args} />,
} satisfies Meta<typeof WeekSchedule>;
export default meta;

type Story = StoryObj<typeof meta>;

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
