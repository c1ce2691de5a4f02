import { ids, make, scenarios } from '@sakina/mocks';
import { getProviderProfile, listAppointments, listCalendarEvents, listCalendars } from '@sakina/platform/contract';
import { PracticeClock } from '@sakina/platform/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { beyondTheEdge } from '../../../shared/testing/story-help.ts';
import { CalendarScreen } from './CalendarScreen.tsx';
import { WithAddress } from '../story-help.tsx';
import { inAllParts } from '../../../shared/testing/story-text.ts';

const here = { view: null, date: null, eventId: null } as const;
const desktop = { viewport: { value: 'desktop', isRotated: false } };
const phone = { viewport: { value: 'phone', isRotated: false } };

const meta = {
  title: 'Provider/Calendar',
  component: CalendarScreen,
  parameters: { layout: 'fullscreen', account: 'therapist@demo.test' },
  globals: desktop,
  args: { place: here, onPlaceChange: fn(), onLeave: fn() },
  render: WithAddress,
} satisfies Meta<typeof CalendarScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Pick<typeof screen, 'findByRole' | 'getByRole' | 'findByText'>;

const week = (canvas: Canvas) => canvas.findByRole('region', { name: 'Calendar week' });
const event = (canvas: Canvas, name: RegExp) => canvas.findByRole('button', { name });

export const Default: Story = {
  name: 'Shows the week, and turns it by button and key; the zone is not told where the reader’s clock is the same [ROUTE-29] [CALL-8]',
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Calendar' })).toBeVisible();
    await expect(canvas.queryByText(/Eastern Time/)).toBeNull();
    await expect(await event(within(await week(canvas)), /^Layla Haddad.*Online session/)).toBeVisible();
    const noah = await event(canvas, /^Noah Bergström/);
    noah.focus();
    await userEvent.keyboard('n');
    await expect(args.onPlaceChange).toHaveBeenLastCalledWith({ ...here, date: '2026-12-01' });
    await userEvent.click(canvas.getByRole('button', { name: 'Today' }));
    await expect(args.onPlaceChange).toHaveBeenLastCalledWith(here);
    await userEvent.click(canvas.getByRole('button', { name: 'Month' }));
    await expect(await canvas.findByRole('region', { name: 'Calendar month' })).toBeVisible();
    await expect(args.onPlaceChange).toHaveBeenLastCalledWith({ ...here, view: 'month' });
  },
};

export const FitsTheWindow: Story = {
  name: 'The foot of the week is in the window, under a notice as well',
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Outlook isn’t syncing: your login expired')).toBeVisible(), {
      timeout: 4000,
    });
    await event(canvas, /^Layla Haddad.*Online session/);
    const grid = canvas.getByRole('group', { name: 'Calendar week' });
    await waitFor(() => expect(grid.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
    await expect(grid.scrollHeight).toBeGreaterThan(grid.clientHeight);
  },
};

export const DeviceElsewhere: Story = {
  name: 'Tells the zone of the practice, and the reader’s own clock, where they differ [CARE-9]',
  globals: { timeZone: 'Australia/Lord_Howe' },
  decorators: [
    (Shown) => (
      <PracticeClock>
        <Shown />
      </PracticeClock>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^Eastern Time\. Where you are, it’s 2:00\sAM on Wednesday, November 25\.$/),
    ).toBeVisible();
  },
};

export const OpensASession: Story = {
  name: 'Opens a session with both times and the ways on from it [CALL-11]',
  args: { place: { ...here, eventId: `evt-${ids.appointments.startable}` } },
  play: async () => {
    const panel = within(await screen.findByRole('dialog', { name: 'Layla Haddad' }));
    await expect(await panel.findByText('Confirmed')).toBeVisible();
    await expect(panel.getByText(inAllParts(/Tuesday, November 24, 10:30 – 11:20 AM, Eastern Time/))).toBeVisible();
    await expect(panel.getByRole('link', { name: 'Client’s record' })).toHaveAttribute(
      'href',
      '/provider/clients?client=usr-4f1c9a',
    );
    await expect(panel.getByRole('link', { name: 'Start session' })).toBeVisible();
  },
};

export const Busy: Story = {
  name: 'A month of a thousand events shows a few a day and says how many more there are',
  args: { place: { ...here, view: 'month' } },
  beforeEach: ({ msw }) => {
    const items = Array.from({ length: 1000 }, (_, index) => {
      const start = Date.parse('2026-11-01T13:00:00Z') + (index % 30) * 86_400_000 + Math.floor(index / 30) * 900_000;
      return {
        id: `evt-${index}`,
        kind: 'BLOCK' as const,
        title: `Intake ${index + 1}`,
        startsAt: new Date(start).toISOString(),
        endsAt: new Date(start + 900_000).toISOString(),
        timeZone: 'America/New_York',
        appointmentId: null,
      };
    });
    msw.use(scenarios.answering(listCalendarEvents, { items }));
  },
  play: async ({ canvas }) => {
    const month = within(await canvas.findByRole('region', { name: 'Calendar month' }));
    await expect((await month.findAllByText(/30 more/)).length).toBeGreaterThan(20);
    await expect(month.getAllByRole('button').length).toBeLessThan(250);
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => {
    msw.use(scenarios.loading(listCalendarEvents));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Calendar' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Book a session' })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Layla/ })).toBeNull());
  },
};

export const Empty: Story = {
  args: { place: { ...here, view: 'agenda' } },
  beforeEach: ({ msw }) => {
    msw.use(
      scenarios.empty(listCalendarEvents),
      scenarios.empty(listAppointments),
      scenarios.answering(listCalendars, { items: [] }),
    );
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Nothing planned in the next 28 days.')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('No calendar can be connected')).toBeVisible());
  },
};

export const Error: Story = {
  name: 'Says that the calendar could not be read, and reads it again [ERROR-2]',
  beforeEach: ({ msw }) => {
    msw.use(scenarios.failingOnce(listCalendarEvents), scenarios.failingOnce(getProviderProfile));
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await event(canvas, /^Noah Bergström/)).toBeVisible();
  },
};

export const Denied: Story = {
  name: 'Says that another’s calendar is closed, and that the plan lacks the sync [ROLE-10]',
  parameters: { account: 'imam@demo.test' },
  beforeEach: ({ msw }) => {
    msw.use(scenarios.failing(listCalendarEvents, { status: 403 }));
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('You don’t have access to this')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('Calendar sync isn’t included in your plan')).toBeVisible());
    await expect(canvas.getByText(/Professional, Enterprise, or Unlimited/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Connect/ })).toBeNull();
  },
};

export const Slow: Story = {
  beforeEach: ({ msw }) => {
    msw.use(scenarios.slow(listCalendarEvents));
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Layla/ })).toBeNull();
    await expect(await event(canvas, /^Noah Bergström/)).toBeVisible();
  },
};

export const LongText: Story = {
  name: 'A long name and a long title wrap on a phone, where the agenda is shown',
  globals: phone,
  beforeEach: ({ msw }) => {
    const title = 'Abdurrahman-Maximilian al-Qurtubi von Hohenstaufen-Wolfenbüttel-Lüneburg';
    const startsAt = '2026-11-24T19:00:00Z';
    const at = { startsAt, endsAt: '2026-11-24T19:50:00Z', timeZone: 'America/New_York' };
    msw.use(
      scenarios.answering(listCalendarEvents, {
        items: [{ id: 'blk-9', kind: 'EXTERNAL', title: `${title} ${title}`, appointmentId: null, ...at }],
      }),
      scenarios.answering(listAppointments, scenarios.whole([make.appointment(at)])),
    );
  },
  play: async ({ canvas }) => {
    await expect(await event(canvas, /Hohenstaufen/)).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'Google Calendar' })).toBeVisible();
    await expect(beyondTheEdge()).toEqual([]);
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar', ...phone },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'التقويم' })).toBeVisible();
    await expect(await event(canvas, /Noah Bergström/)).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'تقويم Google' })).toBeVisible();
    await expect(beyondTheEdge()).toEqual([]);
  },
};

export const PhoneHasNoWeek: Story = {
  name: 'A phone offers no week, and shows the day of one that is asked for [CARE-8]',
  globals: phone,
  args: { place: { view: 'week', date: null, eventId: null } },
  play: async ({ canvas }) => {
    const views = within(await canvas.findByRole('group', { name: 'Show the calendar as' }));
    await expect(views.queryByText('Week')).toBeNull();
    await expect(views.getByText('Day')).toBeVisible();
  },
};

export const ShowsNow: Story = {
  name: 'The week opens at the hour before now, and each state of a session has a shape of its own',
  args: { place: { view: 'week', date: null, eventId: null } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByRole('button', { name: /^Noah Bergström/ });
    const box = canvasElement.querySelector('[data-part="scroller"]');
    await waitFor(() => expect(box?.scrollTop).toBeGreaterThan(0));
    const shapes = new Set(
      [...canvasElement.querySelectorAll('[data-part="mark"] > svg')].map((mark) => mark.getAttribute('data-status')),
    );
    await expect(shapes.size).toBeGreaterThan(1);
  },
};
