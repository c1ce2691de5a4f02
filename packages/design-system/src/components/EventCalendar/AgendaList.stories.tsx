import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { AgendaList } from '@sakina/design-system';
import { arabicEvents, at, storyEvents } from './story-events.tsx';

const meta = {
  title: 'Design system/Data/AgendaList',
  component: AgendaList,
  tags: ['autodocs'],
  args: {
    events: storyEvents,
    from: '2026-11-23',
    to: '2026-11-30',
    today: '2026-11-24',
    timeZone: 'America/New_York',
    headingLevel: 2,
    onOpenEvent: fn(),
  },
  render: (args) => (
    <main>
      <h1 style={{ marginBlockEnd: '1rem' }}>This week</h1>
      <AgendaList {...args} />
    </main>
  ),
} satisfies Meta<typeof AgendaList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const days = canvas.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    await expect(days).toEqual([
      'Monday, November 23',
      'Tuesday, November 24, today',
      'Wednesday, November 25',
      'Thursday, November 26',
      'Friday, November 27',
    ]);
    await expect(
      canvas.getByRole('button', { name: 'Thanksgiving, Friday, November 27, All day, day 2 of 2, Holiday' }),
    ).toBeVisible();
  },
};

export const Keyboard: Story = {
  name: 'Works by keyboard alone [CARE-8]',
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^Yusuf Rahman/ })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^María Fernanda Ortiz/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpenEvent).toHaveBeenLastCalledWith(storyEvents.find((event) => event.id === 'maria'));
  },
};

export const OtherZone: Story = {
  name: 'The same events in another zone are on that zone’s days [CARE-9]',
  args: { timeZone: 'Asia/Tokyo', from: '2026-11-25', to: '2026-11-25' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', {
        name: 'Amal Haddad, Wednesday, November 25, 12:00 AM to 12:50 AM, Video session, Confirmed',
      }),
    ).toBeVisible();
  },
};

export const Hijri: Story = {
  name: 'Each day has its Hijri date [CARE-4]',
  args: { hasHijri: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('14 Jumada al-thani 1448')).toBeVisible();
  },
};

export const Overnight: Story = {
  name: 'An event past midnight is on both days',
  args: {
    events: [{ id: 'watch', title: 'On call', start: at('2026-11-24', '22:00'), end: at('2026-11-26', '06:00') }],
  },
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('button', {
      name: 'On call, Tuesday, November 24, 10:00 PM to Thursday, November 26, 6:00 AM',
    });
    await expect(rows).toHaveLength(3);
    await expect(rows[0]).toHaveTextContent(/10:00 PMuntil Thursday, November 26, 6:00 AM/);
    await expect(rows[2]).toHaveTextContent(/until 6:00 AMOn call$/);
  },
};

export const ReadOnly: Story = {
  name: 'Where nothing can be opened, events are text',
  render: ({ events, from, to, timeZone }) => (
    <main>
      <h1>This week</h1>
      <AgendaList events={events} from={from} to={to} timeZone={timeZone} headingLevel={2} />
    </main>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Amal Haddad')).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const ManyDays: Story = {
  name: 'A long list grows when asked',
  args: { pageSize: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Show more days' }));
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(4);
  },
};

export const Empty: Story = {
  args: { events: [], emptyText: 'You have no sessions this week.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'You have no sessions this week.' })).toBeVisible();
  },
};

export const Loading: Story = {
  args: { isLoading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading events…');
  },
};

export const Failed: Story = {
  args: { hasFailed: true, onRetry: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  args: {
    events: [
      {
        id: 'long',
        title: 'Introductory conversation with Abdulrahman Mohammed Al-Khatib and Wolfeschlegelsteinhausenbergerdorff',
        start: at('2026-11-24', '10:00'),
        end: at('2026-11-24', '11:00'),
        kind: 'Video session with an interpreter',
        status: 'Waits for the answer of both of them',
      },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('main');
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
};

export const RightToLeft: Story = {
  args: { events: arabicEvents, hasHijri: true },
  globals: { locale: 'ar' },
  render: (args) => (
    <main>
      <h1 style={{ marginBlockEnd: '1rem' }}>هذا الأسبوع</h1>
      <AgendaList {...args} />
    </main>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: /الثلاثاء، 24 نوفمبر.*، .*اليوم/ })).toBeVisible();
  },
};

export const Admin: Story = { tags: ['look'], globals: { theme: 'admin', density: 'compact' } };
export const Compact: Story = { tags: ['look'], globals: { density: 'compact' } };
