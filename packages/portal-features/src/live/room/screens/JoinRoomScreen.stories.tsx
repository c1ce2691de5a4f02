import { PINNED_NOW, make, scenarios } from '@sakina/mocks';
import {
  answerRecordingConsent,
  enterRoom,
  getRoom,
  listRoomChat,
  sendRoomChat,
  updateParticipant,
  withdrawRecordingConsent,
} from '@sakina/platform/contract';
import type { Room } from '@sakina/platform/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { expectHelpWhileTyping } from '../../../shared/testing/story-danger.ts';
import { JoinRoomScreen } from './JoinRoomScreen.tsx';
import { beyondTheEdge } from '../../../shared/testing/story-help.ts';
import { openTab } from '../story-help.ts';

const minutes = (count: number) => new Date(Date.parse(PINNED_NOW) + count * 60_000).toISOString();
const [amina, layla] = make.room().participants as [Room['participants'][number], Room['participants'][number]];
const provider = { ...amina, isSelf: false };
const me = { ...layla, isSelf: true };
const outside = { ...me, presence: 'WAITING' as const, admittedAt: null, waitingSince: PINNED_NOW };
const { roomName } = make.room();
const answers = {
  textVersion: '2026-11',
  scopes: ['AUDIO' as const, 'VIDEO' as const, 'TRANSCRIPT' as const],
  items: [],
};

const line = {
  id: 'line-1',
  authorId: me.id,
  authorName: me.displayName,
  isOwn: true,
  to: 'ALL' as const,
  text: 'Good morning.',
  sentAt: PINNED_NOW,
};

/** The room as it stands before anyone has come. */
const closedRoom = make.room({ state: 'WAITING', startsAt: minutes(15), endsAt: minutes(65), participants: [] });

/** A room that the caller is in. */
const inside = (room: Partial<Room> = {}) => {
  const joined = make.room({ participants: [provider, me], ...room });
  return [
    scenarios.answering(getRoom, joined),
    scenarios.answering(enterRoom, { participantId: 'own-2', room: joined }),
    scenarios.answering(listRoomChat, { items: [] }),
  ];
};

const meta = {
  title: 'Consumer/Join a session',
  component: JoinRoomScreen,
  args: { roomName, onLeave: fn(), onSwitchAccount: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof JoinRoomScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Signed in; the other stories are a guest’s. */
const asLayla = { account: 'patient@demo.test' };

export const Default: Story = {
  name: 'Someone signed in enters as themselves [ROUTE-14]',
  parameters: asLayla,
  beforeEach: ({ msw }) => msw.use(scenarios.answering(getRoom, closedRoom)),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Your session with Dr. Amina Rahman' }),
    ).toBeVisible();
    await expect(canvas.getByText('You’ll join as Layla Haddad.')).toBeVisible();
    await expect(canvas.getByText(/Today, 10:15 – 11:05 AM, Eastern Time/)).toBeVisible();
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

export const Inside: Story = {
  name: 'Asks whether the session may be recorded, and takes the answer [CARE-10]',
  parameters: asLayla,
  beforeEach: ({ msw }) => msw.use(...inside()),
  play: async ({ canvas, msw }) => {
    await expect(await canvas.findByRole('heading', { name: 'Can we record this session?' })).toBeVisible();
    await expect(canvas.getByText('Waiting for you.')).toBeVisible();
    const after = make.room({
      recording: 'RECORDING',
      recordingScopes: ['AUDIO', 'TRANSCRIPT'],
      participants: [provider, { ...me, recordingConsent: true }],
    });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'A written transcript' }));
    // Not before the press: a room that is read again with the answer in it no longer asks.
    msw.use(scenarios.answering(answerRecordingConsent, answers), scenarios.answering(getRoom, after));
    await userEvent.click(canvas.getByRole('button', { name: 'Yes' }));
    await expect(await canvas.findByText('Recording')).toBeVisible();
    await expect(canvas.getByText(/Recorded: audio and transcript\./)).toBeVisible();
    // The question goes to the panel with its answer, so reading goes on at the heading.
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
    await openTab(canvas, /^Consent/);
    await expect(await canvas.findByRole('button', { name: 'Yes', pressed: true })).toBeVisible();
  },
};

export const Withdraws: Story = {
  name: 'After withdrawing, the screen says that nothing is recorded any more',
  parameters: asLayla,
  beforeEach: ({ msw }) =>
    msw.use(...inside({ recording: 'RECORDING', participants: [provider, { ...me, recordingConsent: true }] })),
  play: async ({ canvas, msw }) => {
    await openTab(canvas, /^Consent/);
    const no = await canvas.findByRole('button', { name: 'No' });
    const after = make.room({ recording: 'STOPPED', participants: [provider, { ...me, recordingConsent: false }] });
    msw.use(scenarios.answering(withdrawRecordingConsent, answers), scenarios.answering(getRoom, after));
    await userEvent.click(no);
    await expect(
      (await canvas.findAllByText(/^You withdrew your consent\. Nothing is being recorded/))[0],
    ).toBeVisible();
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

export const SentBack: Story = {
  name: 'Whoever is sent back sees the waiting room and why, and no one any more',
  parameters: asLayla,
  beforeEach: ({ msw }) => msw.use(...inside()),
  play: async ({ canvas, msw }) => {
    await expect(await canvas.findByRole('heading', { name: 'In this room' })).toBeVisible();
    const after = make.room({ participants: [{ ...outside, admittedAt: PINNED_NOW }] });
    msw.use(scenarios.answering(getRoom, after));
    const heading = await canvas.findByRole(
      'heading',
      { level: 1, name: 'You’re in the waiting room' },
      { timeout: 6000 },
    );
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.getByText(/has asked you to wait outside for a moment/)).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'In this room' })).toBeNull();
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

export const WordToHost: Story = {
  name: 'From the waiting room a word goes to the host alone, and stays in the field while it cannot be sent',
  parameters: asLayla,
  beforeEach: ({ msw }) =>
    msw.use(scenarios.failingOnce(sendRoomChat), ...inside({ state: 'WAITING', participants: [outside] })),
  play: async ({ canvas, msw }) => {
    const send = await canvas.findByRole('button', { name: 'Send' });
    await userEvent.click(send);
    await expect(await canvas.findByText('Write something first.')).toBeVisible();
    const field = canvas.getByRole('textbox', { name: /Your message/ });
    await expect(field).toHaveFocus();
    await userEvent.type(field, 'I can be heard, not seen.{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong on our side');
    await expect(field).toHaveValue('I can be heard, not seen.');
    msw.use(scenarios.answering(sendRoomChat, { ...line, to: 'HOST' }));
    await userEvent.click(send);
    await waitFor(() => expect(field).toHaveValue(''));
    await expect(canvas.getAllByText('Sent to Dr. Amina Rahman.')[0]).toBeVisible();
  },
};

export const Chats: Story = {
  name: 'Writes in the room without sound and picture: Enter sends, and each line stands once',
  parameters: asLayla,
  beforeEach: ({ msw }) => msw.use(...inside({ recordingRequested: false, recording: 'NONE' })),
  play: async ({ canvas, msw }) => {
    await openTab(canvas, /^Chat/);
    const log = await canvas.findByRole('log', { name: 'Messages in this room' });
    await expect(log).toHaveTextContent('No messages yet.');
    const field = canvas.getByRole('textbox', { name: /Message/ });
    await userEvent.type(field, 'First line{Shift>}{Enter}{/Shift}second line');
    await expect(field).toHaveValue('First line\nsecond line');
    const own = { ...line, text: 'First line\nsecond line' };
    msw.use(scenarios.answering(sendRoomChat, own), scenarios.answering(listRoomChat, { items: [own] }));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(log).toHaveTextContent(/You .*First line second line/));
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
  },
};

export const DangerTyped: Story = {
  name: 'Shows help under a line in the room in the moment that danger is typed [CARE-1]',
  parameters: asLayla,
  beforeEach: ({ msw }) => msw.use(...inside({ recordingRequested: false, recording: 'NONE' })),
  play: async ({ canvas }) => {
    await openTab(canvas, /^Chat/);
    await canvas.findByRole('log', { name: 'Messages in this room' });
    await expectHelpWhileTyping(canvas, canvas.getByRole('textbox', { name: /Message/ }));
  },
};

export const NewLines: Story = {
  name: 'Says a line of someone else once while the chat is folded away, and counts it at its tab',
  parameters: asLayla,
  beforeEach: ({ msw }) => msw.use(...inside({ recordingRequested: false, recording: 'NONE' })),
  play: async ({ canvas, msw }) => {
    // What was written before someone came in is not new: the chat has been read once.
    await canvas.findByText('No messages yet.');
    const theirs = { ...line, id: 'line-2', authorId: amina.id, authorName: 'Dr. Amina Rahman', isOwn: false };
    msw.use(scenarios.answering(listRoomChat, { items: [theirs] }));
    const chat = await canvas.findByRole('tab', { name: /^Chat ?1$/ }, { timeout: 12_000 });
    await expect(canvas.getAllByText('Dr. Amina Rahman: Good morning.')).toHaveLength(1);
    await userEvent.click(chat);
    await expect(await canvas.findByText('Good morning.')).toBeVisible();
    await expect(await canvas.findByRole('tab', { name: 'Chat' })).toBeVisible();
    await expect(canvas.queryByText('Dr. Amina Rahman: Good morning.')).toBeNull();
  },
};

export const InAGroup: Story = {
  name: 'In a group a hand can be raised, and a line can go to the host alone',
  parameters: asLayla,
  beforeEach: ({ msw }) =>
    msw.use(...inside({ kind: 'GROUP', title: 'Grief circle', recordingRequested: false, recording: 'NONE' })),
  play: async ({ canvas, msw }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Grief circle' })).toBeVisible();
    await openTab(canvas, /^Chat/);
    await expect(canvas.getByRole('radio', { name: 'Only Dr. Amina Rahman' })).toBeInTheDocument();
    await openTab(canvas, /^People/);
    const hand = canvas.getByRole('button', { name: 'Raise hand', pressed: false });
    const raised = make.room({
      kind: 'GROUP',
      title: 'Grief circle',
      recordingRequested: false,
      recording: 'NONE',
      participants: [provider, { ...me, handRaisedAt: PINNED_NOW }],
    });
    msw.use(scenarios.answering(updateParticipant, raised), scenarios.answering(getRoom, raised));
    await userEvent.click(hand);
    await expect(await canvas.findByText('Hand raised')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Raise hand', pressed: true })).toHaveFocus();
  },
};

export const AsHost: Story = {
  name: 'The host of a group lets people in from the same room, and sees whose hand was first',
  parameters: { account: 'therapist@demo.test' },
  beforeEach: ({ msw }) =>
    msw.use(
      ...inside({
        kind: 'GROUP',
        title: 'Grief circle',
        recordingRequested: false,
        recording: 'NONE',
        participants: [
          { ...amina, isSelf: true },
          { ...layla, isSelf: false, handRaisedAt: minutes(-1) },
          { ...layla, id: 'participant-3', displayName: 'Samir Haddad', isSelf: false, handRaisedAt: minutes(-2) },
          { ...outside, id: 'participant-4', displayName: 'Noor', isSelf: false, identity: 'SIGNED_IN_OTHER' },
        ],
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Let in Noor' })).toBeVisible();
    await expect(canvas.getByText(/This account isn’t part of the session/)).toBeVisible();
    await expect(canvas.getByText('Raised hands, in order: Samir Haddad and Layla Haddad')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Remove Samir Haddad' })).toBeVisible();
    await openTab(canvas, /^Chat/);
    await expect(canvas.getByRole('textbox', { name: /Message/ })).toBeVisible();
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
};

export const Leaves: Story = {
  name: 'Leaves the room, the others are told, and the way back comes first',
  parameters: asLayla,
  beforeEach: ({ msw }) => msw.use(...inside(), scenarios.answering(updateParticipant, make.room())),
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Leave the room' }));
    const heading = await canvas.findByRole('heading', { level: 1, name: 'You left the room' });
    await waitFor(() => expect(heading).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Rejoin' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Session with Dr. Amina Rahman' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Leave the room' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Go to your sessions' }));
    await waitFor(() => expect(args.onLeave).toHaveBeenCalledOnce());
  },
};

export const ConnectionLost: Story = {
  name: 'A lost connection is said and recovers by itself',
  parameters: asLayla,
  beforeEach: ({ msw }) => msw.use(...inside()),
  play: async ({ canvas, msw }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Session with Dr. Amina Rahman' })).toBeVisible();
    msw.use(scenarios.offline(getRoom));
    await expect(await canvas.findByText('Connection lost', undefined, { timeout: 6000 })).toBeVisible();
    await expect(
      canvas.getByText(
        'Your place in the room is kept. We’re trying to reconnect, and this page will catch up automatically.',
      ),
    ).toBeVisible();
    msw.use(scenarios.answering(getRoom, make.room({ participants: [provider, me] })));
    await waitFor(() => expect(canvas.queryByText('Connection lost')).toBeNull(), { timeout: 6000 });
  },
};

export const Ended: Story = {
  parameters: asLayla,
  beforeEach: ({ msw }) => msw.use(scenarios.answering(getRoom, make.room({ state: 'ENDED', participants: [] }))),
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'This session is over' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Leave the room' }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
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
