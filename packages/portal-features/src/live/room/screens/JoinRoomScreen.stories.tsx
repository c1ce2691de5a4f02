import { make, scenarios } from '@sakina/mocks';
import { enterRoom, getRoom } from '@sakina/platform/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { JoinRoomScreen } from './JoinRoomScreen.tsx';
import { beyondTheEdge } from '../../../shared/testing/story-help.ts';
import { openTab } from '../story-help.ts';
import { provider, me, outside, roomName, inside, asLayla } from './story-join.ts';
import { minutes } from '../../../shared/testing/story-times.ts';
import { inAllParts } from '../../../shared/testing/story-text.ts';

/** The room as it stands before anyone has come. */
const closedRoom = make.room({ state: 'WAITING', startsAt: minutes(15), endsAt: minutes(65), participants: [] });

const meta = {
  title: 'Consumer/Join a session',
  component: JoinRoomScreen,
  args: { roomName, onLeave: fn(), onSwitchAccount: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof JoinRoomScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Someone signed in enters as themselves [ROUTE-14]',
  parameters: asLayla,
  beforeEach: ({ msw }) => msw.use(scenarios.answering(getRoom, closedRoom)),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Your session with Dr. Amina Rahman' }),
    ).toBeVisible();
    await expect(canvas.getByText('You’ll join as Layla Haddad.')).toBeVisible();
    await expect(canvas.getByText(inAllParts(/Today, 10:15 – 11:05 AM, Eastern Time/))).toBeVisible();
    await expect(canvas.getByText('Audio and video are off in this room.')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const Guest: Story = {
  name: 'A guest is asked for a name [ROUTE-14]',
  beforeEach: ({ msw }) => {
    const joined = make.room({
      state: 'WAITING',
      participants: [{ ...outside, role: 'GUEST', identity: 'GUEST', displayName: 'Samir Haddad' }],
    });
    msw.use(
      scenarios.answering(getRoom, closedRoom),
      scenarios.answering(enterRoom, { participantId: 'own-2', room: joined }),
    );
  },
  play: async ({ canvas, msw }) => {
    const enter = await canvas.findByRole('button', { name: 'Enter the waiting room' });
    await userEvent.click(enter);
    await expect(await canvas.findByText('Enter the name others should see.')).toBeVisible();
    const name = canvas.getByRole('textbox', { name: /Your name/ });
    await expect(name).toHaveFocus();
    await userEvent.type(name, 'Samir Haddad');
    msw.use(
      scenarios.answering(
        getRoom,
        make.room({
          state: 'WAITING',
          participants: [{ ...outside, role: 'GUEST', identity: 'GUEST', displayName: 'Samir Haddad' }],
        }),
      ),
    );
    await userEvent.click(enter);
    const heading = await canvas.findByRole('heading', { level: 1, name: 'You’re in the waiting room' });
    await waitFor(() => expect(heading).toHaveFocus());
  },
};

export const NameIsKept: Story = {
  name: 'Keeps the name when entering fails [ERROR-2]',
  beforeEach: ({ msw }) => msw.use(scenarios.answering(getRoom, closedRoom), scenarios.offline(enterRoom)),
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('textbox', { name: /Your name/ });
    await userEvent.type(name, 'Samir Haddad');
    await userEvent.click(canvas.getByRole('button', { name: 'Enter the waiting room' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We couldn’t reach the server');
    await expect(name).toHaveValue('Samir Haddad');
  },
};

export const Waiting: Story = {
  name: 'Waits calmly until the provider opens the room, and is let in',
  parameters: asLayla,
  beforeEach: ({ msw }) => msw.use(...inside({ state: 'WAITING', participants: [outside] })),
  play: async ({ canvas, msw }) => {
    await expect(
      await canvas.findByText('Dr. Amina Rahman hasn’t opened the room yet. We’ll let you in as soon as it opens.'),
    ).toBeVisible();
    msw.use(scenarios.answering(getRoom, make.room({ participants: [provider, me] })));
    const heading = await canvas.findByRole(
      'heading',
      { level: 1, name: 'Session with Dr. Amina Rahman' },
      { timeout: 6000 },
    );
    await waitFor(() => expect(heading).toHaveFocus());
  },
};

export const Refused: Story = {
  name: 'Whoever was not let in reads it in neutral words, with help and a way on [SESSION-5]',
  parameters: asLayla,
  beforeEach: ({ msw }) => msw.use(...inside({ participants: [{ ...outside, presence: 'REFUSED' }] })),
  play: async ({ canvas, args }) => {
    const heading = await canvas.findByRole('heading', { level: 1, name: 'You weren’t let in this time' });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.getByRole('heading', { name: 'If you need help now' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'In this room' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Leave this page' }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};

export const Locked: Story = {
  name: 'A locked room says so at the door, and the typed name stays',
  beforeEach: ({ msw }) =>
    msw.use(scenarios.answering(getRoom, closedRoom), scenarios.conflict(enterRoom, { code: 'ROOM_LOCKED' })),
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('textbox', { name: /Your name/ });
    await userEvent.type(name, 'Samir Haddad');
    await userEvent.click(canvas.getByRole('button', { name: 'Enter the waiting room' }));
    await expect(await canvas.findByText('The room is locked')).toBeVisible();
    await expect(name).toHaveValue('Samir Haddad');
  },
};

export const NotFound: Story = {
  name: 'An unknown room is said, with a way on',
  parameters: asLayla,
  args: { roomName: 'nosuchroom42' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'We couldn’t find this room' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to your sessions' })).toHaveAttribute('href', '/dashboard');
  },
};

export const Denied: Story = {
  parameters: asLayla,
  beforeEach: ({ msw }) => msw.use(scenarios.denied(getRoom)),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'This room isn’t for your account' }),
    ).toBeVisible();
  },
};

export const WrongAccount: Story = {
  name: 'Tells another account neither with whom the session is nor when, and leads to another sign-in and home [ROUTE-14]',
  parameters: { account: 'second@demo.test' },
  args: { roomName: 'rpcyv9669n6wb4aj' },
  play: async ({ args, canvas, canvasElement }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'This link belongs to another account' }),
    ).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent(/Rahman|Haddad|[AP]M|\d{1,2}:\d{2}|today/i);
    await expect(canvas.getByRole('link', { name: 'Go to your sessions' })).toHaveAttribute('href', '/dashboard');
    await userEvent.click(canvas.getByRole('button', { name: 'Log in with another account' }));
    await expect(args.onSwitchAccount).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = {
  parameters: asLayla,
  beforeEach: ({ msw }) => msw.use(scenarios.loading(getRoom)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your room…')).toBeVisible();
  },
};

export const Slow: Story = {
  name: 'A slow answer: says that the room is looked for, then opens its door',
  parameters: asLayla,
  beforeEach: ({ msw }) => msw.use(scenarios.slow(getRoom), scenarios.answering(getRoom, closedRoom)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your room…')).toBeVisible();
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Your session with Dr. Amina Rahman' }),
    ).toBeVisible();
  },
};

export const Error: Story = {
  name: 'Says that the room could not be read, and tries again',
  parameters: asLayla,
  beforeEach: ({ msw }) => msw.use(scenarios.failingOnce(getRoom), scenarios.answering(getRoom, closedRoom)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Your session with Dr. Amina Rahman' }),
    ).toBeVisible();
  },
};

export const LongText: Story = {
  parameters: asLayla,
  beforeEach: ({ msw }) =>
    msw.use(
      ...inside({
        providerName: 'Dr. Maria Fernanda de Albuquerque-Vasconcelos e Carvalho',
        participants: [
          { ...provider, displayName: 'Dr. Maria Fernanda de Albuquerque-Vasconcelos e Carvalho' },
          { ...me, displayName: 'عبد الرحمن بن عبد العزيز آل الشيخ المنصوري' },
        ],
      }),
    ),
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /Albuquerque-Vasconcelos/ })).toBeVisible();
    await openTab(canvas, /^People/);
    await expect(await canvas.findByRole('heading', { name: 'In this room' })).toBeVisible();
    await expect(canvas.getByText(/آل الشيخ المنصوري/)).toBeVisible();
    await expect(beyondTheEdge()).toEqual([]);
  },
};

export const RightToLeft: Story = {
  parameters: asLayla,
  globals: { locale: 'ar' },
  beforeEach: ({ msw }) => msw.use(...inside()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'هل يجوز تسجيل هذه الجلسة؟' })).toBeVisible();
  },
};

export const Phone: Story = {
  parameters: asLayla,
  globals: { viewport: { value: 'phone', isRotated: false } },
  beforeEach: ({ msw }) => msw.use(...inside({ state: 'WAITING', participants: [outside] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Leave the waiting room' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
