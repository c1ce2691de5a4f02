import { ids, make, PINNED_NOW, scenarios } from '@sakina/mocks';
import { getDashboardStats, listAppointments, verifyCredentials } from '@sakina/platform/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { beyondTheEdge } from '../../shared/story-help.ts';
import { TherapistDashboardScreen } from './TherapistDashboardScreen.tsx';

const minutes = (count: number) => new Date(Date.parse(PINNED_NOW) + count * 60_000).toISOString();
const phone = { viewport: { value: 'phone', isRotated: false } };

const meta = {
  title: 'Consumer/Provider’s short home',
  component: TherapistDashboardScreen,
  parameters: { layout: 'fullscreen', account: 'therapist@demo.test' },
} satisfies Meta<typeof TherapistDashboardScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Shows today, what needs the provider, and the way into the portal [ROUTE-21]',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Your practice at a glance' })).toBeVisible();
    const today = within(await canvas.findByRole('list', { name: 'Today’s sessions' }));
    await expect(today.getByRole('link', { name: /Start the session with .*Layla Haddad/ })).toHaveAttribute(
      'href',
      `/provider/start-session?appointment=${ids.appointments.startable}`,
    );
    await expect(await canvas.findByText(/notes are waiting for your signature/)).toBeVisible();
    await expect(canvas.getByText('2 unread client messages')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open the provider portal' })).toHaveAttribute(
      'href',
      '/provider/portal',
    );
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.loading(listAppointments), scenarios.loading(getDashboardStats)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Looking for today’s sessions')).toBeInTheDocument();
    await expect(canvas.getByText('Looking for what needs you')).toBeInTheDocument();
  },
};

export const Slow: Story = {
  name: 'Slow sessions: what needs the provider is there before them',
  beforeEach: ({ msw }) => msw.use(scenarios.slow(listAppointments)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Looking for today’s sessions')).toBeInTheDocument();
    await expect(await canvas.findByText(/notes are waiting for your signature/)).toBeVisible();
    await expect(await canvas.findByRole('list', { name: 'Today’s sessions' })).toBeVisible();
  },
};

export const Empty: Story = {
  name: 'Says that the day is free and that nothing waits',
  beforeEach: ({ msw }) =>
    msw.use(
      scenarios.empty(listAppointments),
      scenarios.answering(
        getDashboardStats,
        make.dashboardStats({ unsignedNotes: 0, unreadMessages: 0, unreadFrom: [] }),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No sessions today' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Check your availability' })).toHaveAttribute(
      'href',
      '/provider/availability',
    );
    await expect(await canvas.findByText('Nothing waits for you at the moment.')).toBeVisible();
  },
};

export const FreeDay: Story = {
  name: 'Says on a free day when the next session is',
  beforeEach: ({ msw }) =>
    msw.use(
      scenarios.answering(listAppointments, {
        items: [make.appointment({ startsAt: minutes(24 * 60), endsAt: minutes(25 * 60), status: 'CONFIRMED' })],
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The next one is with .*: Tomorrow, 10:00/)).toBeVisible();
  },
};

export const UnderWay: Story = {
  name: 'Leads back into the session under way, and counts bookings to confirm',
  beforeEach: ({ msw }) =>
    msw.use(
      scenarios.answering(listAppointments, {
        items: [
          make.appointment({
            id: ids.appointments.startable,
            status: 'IN_PROGRESS',
            startsAt: minutes(-15),
            endsAt: minutes(35),
            startedAt: minutes(-12),
          }),
          make.appointment({ status: 'PENDING', startsAt: minutes(120), endsAt: minutes(170) }),
        ],
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Return to the session with/ })).toBeVisible();
    await expect(await canvas.findByText('1 booking awaits confirmation')).toBeVisible();
  },
};

export const Error: Story = {
  name: 'Keeps a failing panel to itself, and tries again [ERROR-2]',
  beforeEach: ({ msw }) => msw.use(scenarios.failing(getDashboardStats)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Today’s sessions' })).toBeVisible();
    const panel = within(canvas.getByRole('region', { name: 'What needs you' }));
    await expect(await panel.findByRole('alert')).toHaveTextContent('Something went wrong on our side');
    await userEvent.click(panel.getByRole('button', { name: 'Try again' }));
    await expect(await panel.findByRole('alert')).toBeVisible();
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
    const today = within(await canvas.findByRole('region', { name: 'Today' }));
    await expect(await today.findByText('This is not yours to see')).toBeVisible();
    await expect(today.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};

export const NotVerified: Story = {
  name: 'Says first that credentials are not verified, and shows no notes [PORTAL-3]',
  parameters: { account: 'unverified@demo.test' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Your licence is still being checked/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'To your credentials' })).toHaveAttribute(
      'href',
      '/provider/credentials',
    );
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
      scenarios.answering(listAppointments, {
        items: [make.appointment({ client, status: 'CONFIRMED', startsAt: minutes(30), endsAt: minutes(80) })],
      }),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Albuquerque-Vasconcelos e Carvalho · ماريا فرناندا/)).toBeVisible();
    await expect(beyondTheEdge()).toEqual([]);
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'عملك في لمحة' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: /بدء الجلسة مع .*Layla Haddad/ })).toBeVisible();
    await expect(beyondTheEdge()).toEqual([]);
  },
};
