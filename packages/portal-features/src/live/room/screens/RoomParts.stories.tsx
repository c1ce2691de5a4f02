import { make, PINNED_NOW, scenarios, storyServer, ids } from '@sakina/mocks';
import {
  admitParticipant,
  enterRoom,
  getRoom,
  sendRoomCaption,
  setRoomCaptions,
  setStage,
  startAppointment,
  updateParticipant,
} from '@sakina/platform/contract';
import { CallProvider, RealtimeProvider } from '@sakina/platform/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { chooseWayIn } from '../devices/choice.ts';
import { JoinRoomScreen } from './JoinRoomScreen.tsx';
import { realtime, connectRoom, roomName, amina, layla, me, answers, group } from './story-room.tsx';

const host = storyServer.as('therapist@demo.test');

const broadcast = { kind: 'BROADCAST' as const, title: 'Panic on the train' };

/** What people do beside each other in a room: reading along, passing, leading together, speaking in a broadcast. */
const meta = {
  title: 'Consumer/Join a session/Parts',
  component: JoinRoomScreen,
  args: { roomName, onLeave: fn(), onSwitchAccount: fn() },
  parameters: { layout: 'fullscreen', account: 'patient@demo.test' },
  beforeEach: () => chooseWayIn(roomName, { way: 'text' }),
  decorators: [
    (Story) => (
      <RealtimeProvider realtime={realtime} connectRoom={connectRoom}>
        <CallProvider connect={() => new Promise(() => undefined)}>
          <Story />
        </CallProvider>
      </RealtimeProvider>
    ),
  ],
} satisfies Meta<typeof JoinRoomScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ReadsAlong: Story = {
  name: 'Reads what is said once captions are on: words that change in their place, each in its own language [CLOUD-574]',
  beforeEach: async () => {
    await host.call(startAppointment, { params: { id: ids.appointments.startable } });
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Enter the waiting room' }));
    await canvas.findByRole('heading', { level: 1, name: 'You’re in the waiting room' });
    const own = await host.call(enterRoom, { params: { roomName }, body: {} });
    const { participants } = await host.call(getRoom, { params: { roomName } });
    const participantId = participants.find(({ role }) => role === 'CLIENT')?.id ?? '';
    await host.call(admitParticipant, { params: { roomName, participantId } });
    const say = (id: string, language: 'en' | 'ar', text: string, isFinal: boolean) =>
      host.call(sendRoomCaption, {
        params: { roomName },
        body: { participantId: own.participantId, caption: { id, language, text, isFinal } },
      });
    const toggle = await canvas.findByRole('button', { name: 'Captions', pressed: false }, { timeout: 6000 });
    await expect((await say('a', 'en', 'How did', false)).passedOn).toBe(0);
    await userEvent.click(toggle);
    const captions = within(await canvas.findByRole('group', { name: 'Captions' }));
    await expect(captions.getByText('Captions appear here when someone speaks.')).toBeVisible();
    await waitFor(async () => expect((await say('b', 'en', 'How did', false)).passedOn).toBe(1));
    await waitFor(() => expect(captions.getByText('How did')).toBeVisible());
    await say('b', 'en', 'How did you sleep?', true);
    await say('c', 'ar', 'كيف نمت؟', true);
    const [said] = await captions.findAllByText('كيف نمت؟');
    await expect(said).toHaveAttribute('lang', 'ar');
    await expect(captions.queryByText('How did')).toBeNull();
    await expect(captions.getAllByText('How did you sleep?')[0]).toBeVisible();
    await expect(canvas.getByText(/They aren’t told who uses captions/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Captions', pressed: true }));
    await expect(canvas.queryByRole('group', { name: 'Captions' })).toBeNull();
    await waitFor(async () => expect((await say('d', 'en', 'Good.', true)).passedOn).toBe(0));
  },
};

export const CaptionsFail: Story = {
  name: 'Says why captions could not be turned on, and leaves them off [CLOUD-574]',
  beforeEach: ({ msw }) =>
    msw.use(...answers({ participants: [{ ...amina, isSelf: false }, me] }), scenarios.offline(setRoomCaptions)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Captions', pressed: false }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Captions', pressed: false })).toBeVisible();
  },
};

export const Passes: Story = {
  name: 'Passes in a round of a group, which the others see [ROUTE-28]',
  beforeEach: ({ msw }) => msw.use(...answers({ ...group, participants: [{ ...amina, isSelf: false }, me] })),
  play: async ({ canvas, msw }) => {
    const pass = await canvas.findByRole('button', { name: 'Pass', pressed: false });
    const passed = make.room({
      ...group,
      recordingRequested: false,
      recording: 'NONE',
      participants: [
        { ...amina, isSelf: false },
        { ...me, passedAt: PINNED_NOW },
      ],
    });
    msw.use(scenarios.answering(updateParticipant, passed), scenarios.answering(getRoom, passed));
    await userEvent.click(pass);
    await expect(await canvas.findByText('Passing this round')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Pass', pressed: true })).toHaveFocus();
  },
};

export const ChoosesAName: Story = {
  name: 'Chooses the name that the others in a group see [ROUTE-28]',
  beforeEach: ({ msw }) => msw.use(...answers({ ...group, state: 'WAITING', participants: [] })),
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('textbox', { name: /Display name/ });
    await expect(name).toHaveValue('Layla Haddad');
    await userEvent.clear(name);
    await userEvent.click(canvas.getByRole('button', { name: 'Enter the waiting room' }));
    await expect(await canvas.findByText('Enter the name others should see.')).toBeVisible();
  },
};

export const AsksToSpeak: Story = {
  name: 'Someone who watches asks to speak, and sends nothing by that [ROUTE-25]',
  beforeEach: ({ msw }) => msw.use(...answers({ ...broadcast, participants: [{ ...amina, isSelf: false }, me] })),
  play: async ({ canvas, msw }) => {
    const asked = make.room({
      ...broadcast,
      recordingRequested: false,
      recording: 'NONE',
      participants: [
        { ...amina, isSelf: false },
        { ...me, stage: 'REQUESTED' },
      ],
    });
    const ask = await canvas.findByRole('button', { name: 'Ask to speak' });
    msw.use(scenarios.answering(updateParticipant, asked), scenarios.answering(getRoom, asked));
    await userEvent.click(ask);
    await expect(await canvas.findByText(/No one can see or hear you yet/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Cancel request' })).toHaveFocus();
  },
};

export const StageOfABroadcast: Story = {
  name: 'The host of a broadcast lets someone speak who asks to, or not now [ROUTE-25]',
  parameters: { account: 'therapist@demo.test' },
  beforeEach: ({ msw }) =>
    msw.use(
      ...answers({
        ...broadcast,
        participants: [
          amina,
          { ...layla, stage: 'REQUESTED' },
          { ...layla, id: 'participant-3', displayName: 'Noor', stage: 'ON' },
          { ...layla, id: 'participant-4', displayName: 'Samir' },
        ],
      }),
    ),
  play: async ({ canvas, msw }) => {
    const stage = within(await canvas.findByRole('group', { name: 'Requests to speak' }));
    await expect(stage.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      expect.stringContaining('Layla Haddad · wants to speak'),
    ]);
    const speakers = within(canvas.getByRole('group', { name: 'On stage' }));
    await expect(speakers.getByRole('listitem')).toHaveTextContent('Noor · is on stage');
    const seen = fn();
    const on = make.room({ ...broadcast, participants: [amina, { ...layla, stage: 'ON' }] });
    msw.use(
      scenarios.watched(setStage, seen),
      scenarios.answering(setStage, on),
      ...answers({ ...broadcast, participants: [amina, { ...layla, stage: 'ON' }] }),
    );
    await userEvent.click(stage.getByRole('button', { name: 'Bring on stage: Layla Haddad' }));
    await waitFor(() => expect(seen).toHaveBeenCalledOnce());
    await expect(await speakers.findByRole('button', { name: 'Remove from stage: Layla Haddad' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Requests to speak' })).toHaveFocus());
  },
};
