import { make, scenarios, signInStoryAs } from '@sakina/mocks';
import { enterRoom, getRoom, listRoomChat, updateParticipant } from '@sakina/platform/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { placeInRoom } from '../components/use-own-tab.ts';
import { JoinRoomScreen } from './JoinRoomScreen.tsx';

const ACCOUNT = 'patient@demo.test';
/** A room of these stories alone: whoever left the room of the story before may say so only now. */
const roomName = 'twotabs2026nov';
const room = make.room({ roomName });
const joined = make.room({
  roomName,
  participants: room.participants.map((one) => ({ ...one, isSelf: one.role === 'CLIENT' })),
});
/** What the tab of the story has asked of the server. */
const calls: string[] = [];

/**
 * Another tab of the browser, in which the same person takes their place; it gives it up when the returned function is
 * called.
 */
async function otherTab(): Promise<() => void> {
  const name = placeInRoom(roomName, signInStoryAs(ACCOUNT).user.id);
  return new Promise((onHeld) => {
    navigator.locks
      .request(name, { steal: true }, () => new Promise<void>((release) => onHeld(release)))
      // Taken over by the story's tab.
      .catch(() => undefined);
  });
}

/** For stories that begin while another tab is inside. */
const besideAnotherTab = { beforeEach: otherTab };

const meta = {
  title: 'Consumer/Join a session/In two tabs',
  component: JoinRoomScreen,
  args: { roomName, onLeave: fn(), onSwitchAccount: fn() },
  parameters: { layout: 'fullscreen', account: ACCOUNT },
  beforeEach: ({ msw }) => {
    calls.length = 0;
    msw.use(
      scenarios.answering(getRoom, joined),
      scenarios.answering(listRoomChat, { items: [] }),
      scenarios.watched(enterRoom, () => calls.push('enter')),
      scenarios.watched(updateParticipant, (_, path) => void (path.includes(roomName) && calls.push('update'))),
      scenarios.answering(enterRoom, { participantId: 'own-2', room: joined }),
      scenarios.answering(updateParticipant, joined),
    );
  },
} satisfies Meta<typeof JoinRoomScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const SecondTab: Story = {
  name: 'A second tab does not enter by itself, and goes on where it is asked to [ROUTE-14]',
  ...besideAnotherTab,
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { level: 1, name: 'You’re in this room in another tab' });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(calls).toEqual([]);
    await userEvent.click(canvas.getByRole('button', { name: 'Continue in this tab' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Session with Dr. Amina Rahman' })).toBeVisible();
    await expect(calls).toEqual(['enter']);
  },
};

export const TakenOver: Story = {
  name: 'A tab whose place is taken over steps out without saying that the person has left [ROUTE-14]',
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Session with Dr. Amina Rahman' });
    calls.length = 0;
    const close = await otherTab();
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'You’re in this room in another tab' }),
    ).toBeVisible();
    await expect(calls).toEqual([]);
    close();
  },
};

export const RightToLeft: Story = {
  ...besideAnotherTab,
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'المتابعة في هذه العلامة' })).toBeVisible();
  },
};
