import { make, scenarios } from '@sakina/mocks';
import { failRecording, getAppointment, getClient, getMediaAccess, getRoom } from '@sakina/platform/contract';
import type { Room } from '@sakina/platform/contract';
import type { ScriptedRoom } from '@sakina/platform/media/scripted';
import { CallProvider } from '@sakina/platform/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { minutes } from '../../../shared/testing/story-times.ts';
import { chooseWayIn } from '../devices/choice.ts';
import { callOf, track } from '../stage/story-help.ts';
import { amina, id, layla, openTab, running, runningSession } from '../story-help.ts';
import { StartSessionScreen } from './StartSessionScreen.tsx';
import type { StartSessionScreenProps } from './StartSessionScreen.tsx';

const { roomName } = make.room();

let call: ScriptedRoom;
let showAnotherPage: (isAnother: boolean) => void;

/** A session that its frame holds: the browser’s Back shows another page beside it. */
function Held(props: StartSessionScreenProps) {
  const [isShown, setShown] = useState(true);
  useEffect(() => {
    showAnotherPage = (isAnother) => setShown(!isAnother);
  }, []);
  return <StartSessionScreen {...props} isShown={isShown} />;
}

/** Has the server answer with the room as it is from now on. */
const now = (room: Partial<Room>) => scenarios.answering(getRoom, make.room({ recording: 'NONE', ...room }));

const meta = {
  title: 'Provider/Live session beside a page',
  component: StartSessionScreen,
  args: { appointmentId: id, onAppointmentChange: fn(), onOver: fn() },
  parameters: { layout: 'fullscreen', account: 'therapist@demo.test' },
  beforeEach: ({ msw }) => {
    chooseWayIn(roomName, { way: 'video' });
    call = callOf({ ownId: amina.id });
    call.gone('amina');
    msw.use(
      scenarios.answering(getMediaAccess, {
        adapter: 'direct',
        participantId: amina.id,
        iceServers: [],
        relayOnly: false,
        maxParticipants: 4,
        expiresAt: make.room().endsAt,
      }),
      scenarios.answering(failRecording, make.recording()),
      scenarios.answering(getClient, make.client()),
      ...runningSession({ room: { recordingRequested: false, recording: 'NONE' } }),
    );
  },
  decorators: [
    (Story) => (
      <CallProvider connect={async () => call}>
        <Story />
      </CallProvider>
    ),
  ],
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof StartSessionScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** Waits until the call runs, with the client in it. */
async function inTheCall(canvas: Canvas): Promise<void> {
  await canvas.findByRole('figure', { name: 'Dr. Amina Rahman (you)' });
  call.seat({ id: layla.id, tracks: [track('layla', 'microphone'), track('layla', 'camera')] });
  await canvas.findByRole('figure', { name: 'Layla Haddad' });
}

/** The small window, once another page is shown. */
async function besideAPage(canvas: Canvas) {
  showAnotherPage(true);
  return within(await canvas.findByRole('region', { name: 'Session with Layla Haddad' }));
}

export const Default: Story = {
  name: 'A question that stands open closes where another page is shown, nothing is done by it, and what was typed stays',
  play: async ({ canvas }) => {
    await inTheCall(canvas);
    await openTab(canvas, /Chat/);
    await userEvent.type(await canvas.findByRole('textbox', { name: /Message/ }), 'Take your time.');
    await openTab(canvas, /People/);
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Layla Haddad' }));
    await screen.findByRole('alertdialog', { name: 'Remove Layla Haddad?' });
    const small = await besideAPage(canvas);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(small.getByRole('figure', { name: 'Layla Haddad' })).toBeVisible();

    showAnotherPage(false);
    await expect(await canvas.findByRole('button', { name: 'Remove Layla Haddad' })).toBeVisible();
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await openTab(canvas, /Chat/);
    await expect(canvas.getByRole('textbox', { name: /Message/ })).toHaveValue('Take your time.');
  },
};

export const Menu: Story = {
  name: 'The menu of the own picture closes where another page is shown',
  play: async ({ canvas }) => {
    await inTheCall(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Your video' }));
    await screen.findByRole('menu');
    await besideAPage(canvas);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

export const News: Story = {
  name: 'While the picture is put away, who left and who is back is seen and heard in the small window',
  play: async ({ canvas, msw }) => {
    await inTheCall(canvas);
    const small = await besideAPage(canvas);
    await userEvent.click(small.getByRole('button', { name: 'Hide video' }));
    msw.use(now({ recordingRequested: false, participants: [amina, { ...layla, presence: 'LEFT' }] }));
    const left = await small.findByText('Layla Haddad left.', undefined, { timeout: 12_000 });
    await expect(left).toBeVisible();
    await expect(left).toHaveAttribute('role', 'status');
    const box = left.getBoundingClientRect();
    await expect(left.contains(document.elementFromPoint(box.left + 8, box.top + box.height / 2))).toBe(true);
    msw.use(now({ recordingRequested: false, participants: [amina, layla] }));
    await expect(await small.findByText('Layla Haddad joined.', undefined, { timeout: 12_000 })).toBeVisible();

    // The panel shows it in the large window, and beside the next page it is no news.
    showAnotherPage(false);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Session with Layla Haddad' })).toBeVisible();
    await besideAPage(canvas);
    await expect(small.queryByText('Layla Haddad joined.')).toBeNull();
  },
};

export const Lost: Story = {
  name: 'While the picture is put away, that the own connection is lost is in sight',
  play: async ({ canvas }) => {
    await inTheCall(canvas);
    const small = await besideAPage(canvas);
    await userEvent.click(small.getByRole('button', { name: 'Hide video' }));
    call.play({ state: 'reconnecting' });
    const notice = await small.findByText('Reconnecting…');
    await waitFor(() => {
      const { left, top, width, height } = notice.getBoundingClientRect();
      return expect(notice.contains(document.elementFromPoint(left + width / 2, top + height / 2))).toBe(true);
    });
  },
};

export const RecordingFailed: Story = {
  name: 'While the picture is put away, that the recording failed is in sight, with another try, and is heard [CARE-10]',
  play: async ({ canvas, msw }) => {
    await inTheCall(canvas);
    const small = await besideAPage(canvas);
    await userEvent.click(small.getByRole('button', { name: 'Hide video' }));
    msw.use(now({ recording: 'FAILED', recordingFailure: 'NOT_STARTED' }));
    const again = await small.findByRole('button', { name: 'Record again' }, { timeout: 12_000 });
    await waitFor(() => {
      const { left, top, width, height } = again.getBoundingClientRect();
      return expect(again.contains(document.elementFromPoint(left + width / 2, top + height / 2))).toBe(true);
    });
    await expect(small.getByText(/^Not recorded\. /)).toHaveAttribute('role', 'status');
  },
};

export const EndedElsewhere: Story = {
  name: 'A session that is ended elsewhere takes its small window along, and says when it ended, with the way to its summary',
  play: async ({ args, canvas, msw }) => {
    await inTheCall(canvas);
    await besideAPage(canvas);
    msw.use(
      now({ state: 'ENDED' }),
      scenarios.answering(getAppointment, { ...running, status: 'COMPLETED', endedAt: minutes(0) }),
    );
    const told = await screen.findByText(/^The session with Layla Haddad ended at \d+:\d\d [AP]M$/, undefined, {
      timeout: 12_000,
    });
    await expect(told).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Session with Layla Haddad' })).toBeNull();
    await expect(args.onOver).toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'See session summary' }));
    await expect(args.onAppointmentChange).toHaveBeenCalledWith(id);
  },
};

export const EndedOnItsPage: Story = {
  name: 'Whoever read that it ended, and goes on to another page, is not told again',
  play: async ({ args, canvas, msw }) => {
    await inTheCall(canvas);
    msw.use(
      now({ state: 'ENDED' }),
      scenarios.answering(getAppointment, { ...running, status: 'COMPLETED', endedAt: minutes(0) }),
    );
    await canvas.findByRole('link', { name: 'Write the note' }, { timeout: 12_000 });
    showAnotherPage(true);
    await waitFor(() => expect(args.onOver).toHaveBeenCalled());
    await expect(screen.queryByText(/^The session with Layla Haddad ended/)).toBeNull();
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar', viewport: { value: 'tablet', isRotated: false } },
  play: async ({ canvas, msw }) => {
    await canvas.findByRole('figure', { name: /Dr\. Amina Rahman/ });
    call.seat({ id: layla.id, tracks: [track('layla', 'microphone'), track('layla', 'camera')] });
    await canvas.findByRole('figure', { name: 'Layla Haddad' });
    showAnotherPage(true);
    const small = await canvas.findByRole('region', { name: /^جلسة مع/ });
    const { left, right } = small.getBoundingClientRect();
    await expect(left).toBeLessThan(window.innerWidth - right);
    await userEvent.click(within(small).getByRole('button', { name: 'إخفاء الصورة' }));
    msw.use(now({ recordingRequested: false, participants: [amina, { ...layla, presence: 'LEFT' }] }));
    await expect(
      await within(small).findByText(/Layla Haddad/, { selector: '[role=status]' }, { timeout: 12_000 }),
    ).toBeVisible();
  },
};
