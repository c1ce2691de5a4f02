import { ids, make, scenarios } from '@sakina/mocks';
import { getDashboardStats, listAppointments, listSafetyAlerts, verifyCredentials } from '@sakina/platform/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { beyondTheEdge } from '../../../shared/testing/story-help.ts';
import { ShortHomeScreen } from './ShortHomeScreen.tsx';
import { minutes } from '../../../shared/testing/story-times.ts';

const phone = { viewport: { value: 'phone', isRotated: false } };

const meta = {
  title: 'Consumer/Provider’s short home',
  component: ShortHomeScreen,
  parameters: { layout: 'fullscreen', account: 'therapist@demo.test' },
} satisfies Meta<typeof ShortHomeScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Shows who may be in danger first, then the next session, what is owed, and the way into the portal [ROUTE-21] [CARE-2]',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Your practice at a glance' })).toBeVisible();
    const danger = (await canvas.findAllByText(/Fatima Zahra Benali/))[0];
    const start = await canvas.findByRole('link', { name: 'Start session' });
    await expect(start).toHaveAttribute('href', `/provider/start-session?appointment=${ids.appointments.startable}`);
    await expect(danger?.compareDocumentPosition(start)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await waitFor(() => expect(canvas.getByText(/notes are waiting for your signature/)).toBeVisible());
    await waitFor(() => expect(canvas.getByText('2 unread messages')).toBeVisible());
    // The portal’s home has the day.
    await expect(canvas.queryByRole('region', { name: 'Today' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Open the provider portal' })).toHaveAttribute(
      'href',
      '/provider/portal',
    );
  },
};

export const ToConfirm: Story = {
  name: 'Has a booking confirmed where it is announced [ROUTE-21] [CALL-11]',
  beforeEach: ({ msw }) =>
    msw.use(
      scenarios.answering(
        listAppointments,
        scenarios.whole([make.appointment({ status: 'PENDING', startsAt: minutes(120), endsAt: minutes(170) })]),
      ),
    ),
  play: async ({ canvas }) => {
    const bookings = within(await canvas.findByRole('list', { name: 'New bookings' }));
    await expect(await bookings.findByText('Needs confirmation')).toBeVisible();
    await expect(await bookings.findByRole('button', { name: /Confirm/ })).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(...[listAppointments, getDashboardStats, listSafetyAlerts].map(scenarios.loading)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your next session…')).toBeInTheDocument();
  },
};

export const Slow: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.slow(listAppointments)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Start session' })).toBeVisible();
  },
};

export const Empty: Story = {
  name: 'Says that nothing is booked, and leads to the hours that can be',
  beforeEach: ({ msw }) =>
    msw.use(
      scenarios.empty(listAppointments),
      scenarios.answering(
        getDashboardStats,
        make.dashboardStats({ unsignedNotes: 0, unreadMessages: 0, unreadFrom: [] }),
      ),
    ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('No upcoming sessions')).toBeVisible());
    await expect(await canvas.findByRole('link', { name: 'Check your availability' })).toHaveAttribute(
      'href',
      '/provider/availability',
    );
  },
};

export const Error: Story = {
  name: 'Keeps a failing panel to itself, and tries again [ERROR-2]',
  beforeEach: ({ msw }) => msw.use(scenarios.failingOnce(listAppointments)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Calendar' })).toBeVisible();
    const [again] = await canvas.findAllByRole('button', { name: 'Try again' });
    if (again) await userEvent.click(again);
    await expect(await canvas.findByRole('link', { name: 'Start session' })).toBeVisible();
  },
};

export const Denied: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      scenarios.denied(listAppointments),
      scenarios.denied(getDashboardStats),
      scenarios.denied(verifyCredentials),
    ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('You don’t have access to this')[0]).toBeVisible());
  },
};

export const NotVerified: Story = {
  name: 'Says first that credentials are not verified, and shows no notes [PORTAL-3]',
  parameters: { account: 'unverified@demo.test' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/Your license is still being checked/)).toBeVisible(), {
      timeout: 4000,
    });
    for (const link of canvas.getAllByRole('link', { name: 'Go to your credentials' }))
      await expect(link).toHaveAttribute('href', '/provider/credentials');
    await expect(canvas.queryByText(/waiting for your signature/)).toBeNull();
  },
};

export const LongText: Story = {
  globals: phone,
  beforeEach: ({ msw }) => {
    const client = {
      id: ids.users.noah,
      displayName: 'Maria Fernanda de Albuquerque-Vasconcelos e Carvalho · ماريا فرناندا',
    };
    msw.use(
      scenarios.answering(
        listAppointments,
        scenarios.whole([
          make.appointment({ client, status: 'CONFIRMED', startsAt: minutes(30), endsAt: minutes(80) }),
        ]),
      ),
    );
  },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getAllByText(/Albuquerque-Vasconcelos e Carvalho · ماريا فرناندا/)[0]).toBeVisible(),
    );
    await expect(beyondTheEdge()).toEqual([]);
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'عملك في لمحة' })).toBeVisible();
    await expect(beyondTheEdge()).toEqual([]);
  },
};
