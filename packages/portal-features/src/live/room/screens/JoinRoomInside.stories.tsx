import { PINNED_NOW, make, scenarios } from '@sakina/mocks';
import {
  answerRecordingConsent,
  getRoom,
  updateParticipant,
  withdrawRecordingConsent,
} from '@sakina/platform/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { JoinRoomScreen } from './JoinRoomScreen.tsx';
import { openTab } from '../story-help.ts';
import { amina, layla, provider, me, outside, roomName, inside, asLayla } from './story-join.ts';
import { minutes } from '../../../shared/testing/story-times.ts';

const answers = {
  textVersion: '2026-11',
  scopes: ['AUDIO' as const, 'VIDEO' as const, 'TRANSCRIPT' as const],
  items: [],
};

const meta = {
  title: 'Consumer/Join a session/Inside',
  component: JoinRoomScreen,
  args: { roomName, onLeave: fn(), onSwitchAccount: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof JoinRoomScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

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
