import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { EventCalendar } from '@sakina/design-system';
import type { EventCalendarProps } from '@sakina/design-system';
import { arabicEvents, at, storyEvents } from './story-events.tsx';

/** A screen, which keeps the month and the day. */
function Screen(args: EventCalendarProps) {
  const [month, setMonth] = useState(args.month);
  const [day, setDay] = useState(args.value);
  return (
    <main>
      <EventCalendar
        {...args}
        month={month}
        onMonthChange={(next) => {
          setMonth(next);
          args.onMonthChange(next);
        }}
        value={day}
        onChange={(next) => {
          setDay(next);
          args.onChange(next);
        }}
      />
    </main>
  );
}

const meta = {
  title: 'Design system/Data/EventCalendar',
  component: EventCalendar,
  tags: ['autodocs'],
  args: {
    label: 'Sessions',
    events: storyEvents,
    month: '2026-11',
    value: null,
    today: '2026-11-24',
    timeZone: 'America/New_York',
    headingLevel: 1,
    onMonthChange: fn(),
    onChange: fn(),
    onOpenEvent: fn(),
  },
  globals: { viewport: { value: 'desktop' } },
  render: (args) => <Screen {...args} />,
} satisfies Meta<typeof EventCalendar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'A month says in words what is on each day [CARE-8]',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: 'November 2026' })).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: 'Tuesday' })).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Tuesday, November 24, today, 4 events' })).toHaveAttribute(
      'aria-current',
      'date',
    );
    await expect(canvas.getByRole('button', { name: 'Saturday, November 28, no events' })).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', {
        name: 'Noah Bergström, Wednesday, November 25, 10:30 AM to 11:20 AM, Video session, Confirmed',
      }),
    );
    await expect(args.onOpenEvent).toHaveBeenCalledWith(storyEvents.find((event) => event.id === 'noah'));
  },
};

export const Keyboard: Story = {
  name: 'Works by keyboard alone [CARE-8]',
  play: async ({ canvas, args }) => {
    for (const name of ['Previous month', 'Today', 'Next month']) {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name })).toHaveFocus();
    }
    await userEvent.tab();
    const day = (name: RegExp) => canvas.findByRole('button', { name });
    await expect(await day(/^Tuesday, November 24/)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(await day(/^Wednesday, November 25/)).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(await day(/^Wednesday, November 18/)).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(await day(/^Sunday, November 15/)).toHaveFocus();
    await userEvent.keyboard('{End}{ArrowDown}');
    await expect(await day(/^Saturday, November 28/)).toHaveFocus();
    await userEvent.keyboard('{PageDown}');
    await expect(canvas.getByRole('heading', { name: 'December 2026' })).toBeVisible();
    await expect(await day(/^Monday, December 28/)).toHaveFocus();
    await userEvent.keyboard('{PageUp}{Shift>}{PageUp}{/Shift}');
    await expect(canvas.getByRole('heading', { name: 'November 2025' })).toBeVisible();
    await userEvent.keyboard('{Shift>}{PageDown}{/Shift}{ArrowUp}{ArrowLeft}{ArrowLeft}{ArrowLeft}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-18');
    await expect(await day(/^Wednesday, November 18/)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-24');
    await userEvent.tab();
    await expect(within(canvas.getByRole('grid')).getByRole('button', { name: /^Amal Haddad/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpenEvent).toHaveBeenCalledWith(storyEvents[0]);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '1 more event on Tuesday, November 24' })).toHaveFocus();
    await userEvent.tab();
    await expect(
      within(canvas.getByRole('region', { name: 'Tuesday, November 24' })).getByRole('button', {
        name: /^Amal Haddad/,
      }),
    ).toHaveFocus();
  },
};

export const OpenDay: Story = {
  name: 'A day that holds more than fits opens with all of it',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '1 more event on Tuesday, November 24' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-24');
    const day = await canvas.findByRole('region', { name: 'Tuesday, November 24' });
    await expect(within(day).getAllByRole('listitem')).toHaveLength(4);
    await expect(within(day).getByText('Group · 8 of 10 places taken')).toBeVisible();
    await expect(canvas.getByRole('gridcell', { selected: true })).toHaveTextContent('24');
  },
};

export const Hijri: Story = {
  name: 'The Hijri date is shown beside the Gregorian one [CARE-4]',
  args: { hasHijri: true, value: '2026-11-24' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Jumada al-awwal – Jumada al-thani 1448')).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: 'Tuesday, November 24, 14 Jumada al-thani 1448, today, 4 events' }),
    ).toHaveTextContent('14');
  },
};

export const HijriOffset: Story = {
  name: 'A community that sights the moon itself moves the Hijri date [CARE-4]',
  args: { hasHijri: true, hijriOffsetDays: -1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Tuesday, November 24, 13 Jumada al-thani 1448/ })).toBeVisible();
  },
};

export const WeeksFromMonday: Story = {
  args: { weekStart: 'mon' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader')[0]).toHaveAccessibleName('Monday');
  },
};

export const Phone: Story = {
  name: 'On a phone dots mark the days and the open day lists its events',
  args: { value: '2026-11-24', hasHijri: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid');
    await expect(within(grid).queryByRole('button', { name: /^Amal Haddad/ })).not.toBeInTheDocument();
    await userEvent.click(within(grid).getByRole('button', { name: /^Wednesday, November 25, .*1 event$/ }));
    const day = await canvas.findByRole('region', { name: 'Wednesday, November 25' });
    await expect(within(day).getByRole('button', { name: /^Noah Bergström/ })).toBeVisible();
  },
};

export const EmptyDay: Story = {
  args: { value: '2026-11-28' },
  play: async ({ canvas }) => {
    await expect(
      within(canvas.getByRole('region', { name: 'Saturday, November 28' })).getByText(
        'Nothing is planned on this day.',
      ),
    ).toBeVisible();
  },
};

export const Empty: Story = {
  args: { events: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing is planned in November 2026.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Tuesday, November 24, today, no events' })).toBeVisible();
  },
};

export const Loading: Story = {
  name: 'While events load, the days can be read and the month changed',
  args: { isLoading: true, events: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading events…')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Tuesday, November 24, today' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next month' }));
    await expect(canvas.getByRole('heading', { name: 'December 2026' })).toBeVisible();
  },
};

export const Failed: Story = {
  args: { hasFailed: true, onRetry: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Couldn’t load events');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const BrokenEvents: Story = {
  name: 'An event without a name or a readable time breaks nothing else',
  args: {
    value: '2026-11-25',
    events: [
      { id: 'nameless', title: '  ', start: at('2026-11-25', '09:00'), end: at('2026-11-25', '09:00') },
      { id: 'broken', title: 'Broken', start: 'soon', end: 'later' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Wednesday, November 25, 1 event' })).toBeVisible();
    await expect(
      within(canvas.getByRole('region', { name: 'Wednesday, November 25' })).getByText('Untitled'),
    ).toBeVisible();
    await expect(canvas.queryByText('Broken')).not.toBeInTheDocument();
  },
};

export const Crowded: Story = {
  name: 'Ten thousand events are a month like any other',
  args: {
    events: Array.from({ length: 10_000 }, (_, index): CalendarEventOfStory => {
      const start = Date.UTC(2026, 0, 1, 14) + index * 3_600_000;
      return {
        id: String(index),
        title: `Session ${index}`,
        start: new Date(start).toISOString(),
        end: new Date(start + 3_000_000).toISOString(),
      };
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Tuesday, November 24, today, 24 events' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '21 more events on Tuesday, November 24' })).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    value: '2026-11-24',
    events: [
      {
        id: 'long',
        title: 'Introductory conversation with Abdulrahman Mohammed Al-Khatib and Wolfeschlegelsteinhausenbergerdorff',
        start: at('2026-11-24', '10:00'),
        end: at('2026-11-24', '11:00'),
        kind: 'Video session with an interpreter and a member of the family',
        status: 'Waits for the answer of both of them',
      },
      {
        id: 'arabic',
        title: 'عبد الرحمن بن محمد الخطيب',
        start: at('2026-11-24', '12:00'),
        end: at('2026-11-24', '13:00'),
        status: 'Confirmed',
        tone: 'pink',
      },
    ],
  },
  play: async ({ canvas }) => {
    const day = canvas.getByRole('region', { name: 'Tuesday, November 24' });
    await expect(within(day).getByRole('button', { name: /Wolfeschlegelsteinhausenbergerdorff/ })).toBeVisible();
    await expect(day.scrollWidth).toBeLessThanOrEqual(day.clientWidth);
  },
};

export const RightToLeft: Story = {
  args: { label: 'الجلسات', events: arabicEvents, hasHijri: true, value: '2026-11-24' },
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'نوفمبر 2026' })).toBeVisible();
    await expect(canvas.getByText(/جمادى الأولى.* – .*جمادى الآخرة.* 1448/)).toBeVisible();
    const today = canvas.getByRole('button', { name: /الثلاثاء، 24 نوفمبر.*14 جمادى الآخرة 1448.*اليوم.*3 مواعيد/ });
    today.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('button', { name: /الأربعاء، 25 نوفمبر.*موعد واحد/ })).toHaveFocus();
  },
};

export const RightToLeftPhone: Story = { ...RightToLeft, globals: { locale: 'ar', viewport: { value: 'phone' } } };
export const Admin: Story = {
  args: { value: '2026-11-24' },
  globals: { theme: 'admin', density: 'compact' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Tuesday, November 24' })).toBeVisible();
  },
};
export const Compact: Story = { args: { hasHijri: true }, globals: { density: 'compact' } };

type CalendarEventOfStory = EventCalendarProps['events'][number];
