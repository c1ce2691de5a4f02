import { PINNED_NOW, make, scenarios } from '@sakina/mocks';
import { listAppointments, listGroupSessions } from '@sakina/platform/contract';
import { ClockProvider } from '@sakina/platform/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { expect, userEvent } from 'storybook/test';
import { beyondTheEdge } from '../../../shared/testing/story-help.ts';
import { ChooseRoomScreen } from './ChooseRoomScreen.tsx';
import { minutes } from '../../../shared/testing/story-times.ts';

const soon = make.appointment({ roomName: 'soon00000000', startsAt: minutes(10), endsAt: minutes(60), mode: 'ONLINE' });
const later = make.appointment({
  id: 'apt-later',
  roomName: 'later0000000',
  startsAt: minutes(120),
  endsAt: minutes(170),
  mode: 'ONLINE',
});

const meta = {
  title: 'Consumer/Choose a room',
  component: ChooseRoomScreen,
  args: { kind: 'SESSION' },
  parameters: { layout: 'fullscreen', account: 'patient@demo.test' },
} satisfies Meta<typeof ChooseRoomScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Lists one’s own rooms: the open one with its door, the others with when they open [ROUTE-25]',
  beforeEach: ({ msw }) => msw.use(scenarios.answering(listAppointments, scenarios.whole([later, soon]))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Open room: Dr. Amina Rahman' })).toHaveAttribute(
      'href',
      '/video-call?room=soon00000000',
    );
    await expect(canvas.getByText(/^Opens: Today, 11:45 AM$/)).toBeVisible();
  },
};

const clockAhead = (ms: number) => ({ now: () => Date.parse(PINNED_NOW) + ms, timeZone: 'America/New_York' });

/** A device five hours ahead, until an answer of the server corrects its clock: here at a press. */
function OnWrongDevice({ children }: { children: ReactNode }) {
  const [clock, setClock] = useState(() => clockAhead(5 * 3_600_000));
  return (
    <ClockProvider clock={clock}>
      {children}
      <button type="button" onClick={() => setClock(clockAhead(0))}>
        An answer comes
      </button>
    </ClockProvider>
  );
}

export const WrongDeviceClock: Story = {
  name: 'Follows the server’s clock as soon as it is known, not a device that is five hours ahead [SESSION-3]',
  beforeEach: ({ msw }) => {
    msw.use(scenarios.answering(listAppointments, scenarios.whole([later, soon])));
  },
  render: (args) => (
    <OnWrongDevice>
      <ChooseRoomScreen {...args} />
    </OnWrongDevice>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No upcoming online sessions' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'An answer comes' }));
    await expect(await canvas.findByRole('link', { name: 'Open room: Dr. Amina Rahman' })).toBeVisible();
    await expect(canvas.getByText(/^Opens: Today, 11:45 AM$/)).toBeVisible();
  },
};

export const Groups: Story = {
  name: 'Lists the groups in which one has a seat',
  args: { kind: 'GROUP' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Your group rooms' })).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.empty(listAppointments)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No upcoming online sessions' })).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.loading(listAppointments)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your rooms…')).toBeInTheDocument();
  },
};

export const Error: Story = {
  name: 'Says that the rooms could not be read, and tries again [ERROR-2]',
  beforeEach: ({ msw }) =>
    msw.use(scenarios.failingOnce(listAppointments), scenarios.answering(listAppointments, scenarios.whole([soon]))),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('link', { name: /^Open room/ })).toBeVisible();
  },
};

export const Denied: Story = {
  args: { kind: 'GROUP' },
  beforeEach: ({ msw }) => msw.use(scenarios.failing(listGroupSessions, { status: 403, code: 'FORBIDDEN' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You don’t have access to this')).toBeVisible();
  },
};

export const Slow: Story = {
  beforeEach: ({ msw }) =>
    msw.use(scenarios.slow(listAppointments), scenarios.answering(listAppointments, scenarios.whole([soon]))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your rooms…')).toBeInTheDocument();
    await expect(await canvas.findByRole('link', { name: /^Open room/ }, { timeout: 3000 })).toBeVisible();
  },
};

export const LongText: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      scenarios.answering(
        listAppointments,
        scenarios.whole([
          {
            ...soon,
            provider: { ...soon.provider, displayName: 'Dr. Maria Fernanda de Albuquerque-Vasconcelos e Carvalho' },
          },
        ]),
      ),
    ),
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /Albuquerque-Vasconcelos/ })).toBeVisible();
    await expect(beyondTheEdge()).toEqual([]);
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  beforeEach: ({ msw }) => msw.use(scenarios.answering(listAppointments, scenarios.whole([soon]))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'غرف جلساتك' })).toBeVisible();
  },
};
