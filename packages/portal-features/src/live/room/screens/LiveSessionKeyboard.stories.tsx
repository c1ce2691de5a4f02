import { make, scenarios } from '@sakina/mocks';
import {
  admitParticipant,
  answerRecordingConsent,
  enterRoom,
  failRecording,
  getClient,
  getMediaAccess,
  getRoom,
  listRoomChat,
} from '@sakina/platform/contract';
import type { Room } from '@sakina/platform/contract';
import type { ScriptedRoom } from '@sakina/platform/media/scripted';
import { CallProvider } from '@sakina/platform/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { chooseWayIn } from '../devices/choice.ts';
import { callOf, track } from '../stage/story-help.ts';
import { amina, ending, id, layla, runningSession } from '../story-help.ts';
import { StartSessionScreen } from './StartSessionScreen.tsx';

const host = { ...amina, recordingConsent: null };
const alone = make.room({ participants: [host] });
const { roomName } = alone;

let call: ScriptedRoom;

/** Has the server answer with the room as it is from now on. */
const now = (room: Partial<Room>) => scenarios.answering(getRoom, make.room(room));

const meta = {
  title: 'Provider/Live session by keyboard',
  component: StartSessionScreen,
  args: { appointmentId: id, onAppointmentChange: fn() },
  parameters: { layout: 'fullscreen', account: 'therapist@demo.test' },
  beforeEach: ({ msw }) => {
    chooseWayIn(roomName, null);
    call = callOf({ ownId: amina.id });
    call.gone('amina');
    msw.use(
      scenarios.answering(enterRoom, { participantId: 'own-1', room: alone }),
      scenarios.answering(getMediaAccess, {
        adapter: 'direct',
        participantId: amina.id,
        iceServers: [],
        relayOnly: false,
        maxParticipants: 4,
        expiresAt: alone.endsAt,
      }),
      scenarios.answering(listRoomChat, { items: [] }),
      scenarios.answering(admitParticipant, alone),
      scenarios.answering(answerRecordingConsent, { textVersion: '2026-11', scopes: ['AUDIO'], items: [] }),
      scenarios.answering(failRecording, make.recording()),
      scenarios.answering(getClient, make.client()),
      now(alone),
      ...ending,
    );
  },
  decorators: [
    (Story) => (
      <CallProvider connect={async () => call}>
        <Story />
      </CallProvider>
    ),
  ],
} satisfies Meta<typeof StartSessionScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Presses Tab until an element has the focus, as a person without a mouse would. */
async function tabTo(element: HTMLElement): Promise<void> {
  for (let presses = 0; presses < 60 && document.activeElement !== element; presses += 1) await userEvent.tab();
  await expect(element).toHaveFocus();
}

/** Reaches an element by Tab and presses Enter on it. */
async function press(element: HTMLElement): Promise<void> {
  await tabTo(element);
  await userEvent.keyboard('{Enter}');
}

export const Default: Story = {
  name: 'From the start to the end by keyboard alone: after each step the focus is where reading goes on [CARE-8]',
  play: async ({ canvas, msw }) => {
    await press(await canvas.findByRole('button', { name: 'Start session' }));
    const early = within(await screen.findByRole('alertdialog', { name: 'Start this session early?' }));
    await press(early.getByRole('button', { name: 'Start now' }));
    const join = await canvas.findByRole('button', { name: 'Join' });
    const heading = canvas.getByRole('heading', { level: 1, name: 'Session with Layla Haddad' });
    await waitFor(() => expect(heading).toHaveFocus());

    // What was pressed goes with the question that it answers.
    await press(join);
    await canvas.findByRole('figure', { name: 'Dr. Amina Rahman (you)' });
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Audio and video' })).toHaveFocus());

    // Whoever knocks takes the focus from no one.
    msw.use(now({ participants: [host, { ...layla, presence: 'WAITING', admittedAt: null }] }));
    const letIn = await canvas.findByRole('button', { name: 'Let in Layla Haddad' }, { timeout: 12_000 });
    await expect(canvas.getByRole('region', { name: 'Audio and video' })).toHaveFocus();
    await tabTo(letIn);
    msw.use(now({ participants: [host, layla] }));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Waiting to come in' })).toHaveFocus());
    call.seat({ id: layla.id, tracks: [track('layla', 'microphone'), track('layla', 'camera')] });
    await canvas.findByRole('figure', { name: 'Layla Haddad' });

    // The question is answered over the stage, and goes to the panel.
    const yes = await canvas.findByRole('button', { name: 'Yes' }, { timeout: 12_000 });
    await tabTo(yes);
    const agreed = [host, layla].map((one) => ({ ...one, recordingConsent: true }));
    msw.use(now({ recording: 'RECORDING', participants: agreed }));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(await canvas.findByText('REC', undefined, { timeout: 12_000 })).toBeVisible();
    await expect(heading).toHaveFocus();

    // While she is lost she can be called; once she is back, the number goes.
    call.seat({ id: layla.id, quality: 'lost' });
    await expect(await canvas.findByText(/^Layla Haddad is coming back \(\d+ seconds?\)$/)).toBeVisible();
    await expect(heading).toHaveFocus();
    await tabTo(await canvas.findByRole('link', { name: /^Call Layla Haddad: \+1/ }));
    call.seat({ id: layla.id, quality: 'good' });
    await waitFor(() => expect(canvas.queryByRole('link', { name: /^Call Layla Haddad/ })).toBeNull());
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Audio and video' })).toHaveFocus());

    // Ending asks first; whoever stays is back where they were.
    const out = canvas.getByRole('button', { name: 'Leave or end' });
    const askToEnd = async () => {
      await press(out);
      await waitFor(() => expect(screen.getByRole('menuitem', { name: /^Leave/ })).toHaveFocus());
      await userEvent.keyboard('{ArrowDown}{Enter}');
      return within(await screen.findByRole('alertdialog', { name: 'End this session?' }));
    };
    await press((await askToEnd()).getByRole('button', { name: 'Stay in the session' }));
    await waitFor(() => expect(out).toHaveFocus());
    await press((await askToEnd()).getByRole('button', { name: 'End session' }));
    await expect(await canvas.findByRole('group', { name: 'Billed' })).toHaveTextContent('42minutes');
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

/** Whether the middle of an element is in the window and under nothing. */
function isInSight(element: HTMLElement): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

export const QuestionInALowWindow: Story = {
  name: 'On a phone on its side both answers about recording are in sight, and cover nothing that has the focus',
  globals: { viewport: { value: 'phone', isRotated: true } },
  beforeEach: ({ msw }) => {
    chooseWayIn(roomName, { way: 'video' });
    msw.use(...runningSession({ room: { participants: [host, layla] } }));
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('figure', { name: 'Dr. Amina Rahman (you)' });
    const answers = await Promise.all(['Yes', 'No'].map((name) => canvas.findByRole('button', { name })));
    await waitFor(() => expect(answers.every(isInSight)).toBe(true));
    await expect(isInSight(canvas.getByRole('heading', { name: 'Can we record this session?' }))).toBe(true);
    for (const box of canvas.getAllByRole('checkbox')) {
      await tabTo(box);
      await expect(box).not.toBeChecked();
      await waitFor(() => expect(isInSight(box.closest('label') as HTMLElement)).toBe(true));
      await expect(answers.every(isInSight)).toBe(true);
    }
  },
};
