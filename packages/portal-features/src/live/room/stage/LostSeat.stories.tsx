import { NightStage, Text } from '@sakina/design-system';
import { make, scenarios } from '@sakina/mocks';
import { getAppointment, getClient, getMediaAccess } from '@sakina/platform/contract';
import type { RoomParticipant } from '@sakina/platform/contract';
import type { ScriptedRoom } from '@sakina/platform/media/scripted';
import { CallProvider } from '@sakina/platform/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef } from 'react';
import styled from 'styled-components';
import { expect, userEvent, waitFor } from 'storybook/test';
import { chooseWayIn } from '../devices/choice.ts';
import { amina, id, layla, running } from '../story-help.ts';
import { RoomWindow } from '../window/RoomWindow.tsx';
import { CallPanel } from './CallPanel.tsx';
import { callOf, track } from './story-help.ts';

const Page = styled.div`
  position: relative;
  block-size: 100dvh;
`;
const heading = createRef<HTMLHeadingElement>();

let call: ScriptedRoom;

/** A room as one of its people sees it. */
function roomOf(reader: RoomParticipant, others: readonly RoomParticipant[], kind: 'SESSION' | 'GROUP' = 'SESSION') {
  const participants = [{ ...reader, isSelf: true }, ...others.map((one) => ({ ...one, isSelf: false }))];
  return make.room({ kind, recordingRequested: false, recording: 'NONE', participants });
}
const noah: RoomParticipant = { ...layla, id: 'participant-3', displayName: 'Noah Reyes' };
const guest: RoomParticipant = { ...noah, role: 'GUEST', identity: 'GUEST', displayName: 'Samir Haddad' };
const bySession = roomOf(amina, [layla]);
const byClient = roomOf(layla, [amina]);
const { roomName } = bySession;

/** What is said and can be done while someone’s connection is lost, by who reads it. */
const meta = {
  title: 'Consumer/Call, someone is lost',
  component: CallPanel,
  args: { room: bySession, participantId: 'own-1', selfId: amina.id, recordingId: id },
  parameters: { layout: 'fullscreen', account: 'therapist@demo.test' },
  beforeEach: ({ msw, args }) => {
    chooseWayIn(roomName, { way: 'video' });
    call = callOf({ ownId: args.selfId });
    call.gone('amina');
    msw.use(
      scenarios.answering(getMediaAccess, {
        adapter: 'direct',
        participantId: args.selfId,
        iceServers: [],
        relayOnly: false,
        maxParticipants: 4,
        expiresAt: args.room.endsAt,
      }),
      scenarios.answering(getAppointment, running),
      scenarios.answering(getClient, make.client()),
    );
  },
  render: (args) => (
    <CallProvider connect={async () => call}>
      <NightStage>
        <Page>
          <RoomWindow
            title="Session with Layla Haddad"
            headingRef={heading}
            tabs={[
              { id: 'people', content: <Text>{'Layla Haddad'}</Text> },
              { id: 'chat', content: <Text>{'What was written'}</Text> },
            ]}
            end={null}
          >
            <CallPanel {...args} />
          </RoomWindow>
        </Page>
      </NightStage>
    </CallProvider>
  ),
} satisfies Meta<typeof CallPanel>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** Someone joins, is seen, and is lost. */
async function lose(canvas: Canvas, { id: lostId, displayName }: RoomParticipant): Promise<void> {
  call.seat({ id: lostId, tracks: [track(lostId, 'microphone'), track(lostId, 'camera')] });
  await canvas.findByRole('figure', { name: displayName });
  call.seat({ id: lostId, quality: 'lost' });
}
/** Opens the chat from the notice of someone lost, also where the panel is folded away. */
async function openChat(canvas: Canvas): Promise<void> {
  const toggle = await canvas.findByRole('button', { name: 'People and chat' });
  if (toggle.getAttribute('aria-expanded') === 'true') await userEvent.click(toggle);
  await userEvent.click(await canvas.findByRole('button', { name: 'Open the chat' }));
  await expect(await canvas.findByRole('tab', { name: 'Chat', selected: true })).toBeVisible();
  await expect(canvas.getByText('What was written')).toBeVisible();
  await waitFor(() => expect(canvas.getByRole('region', { name: 'People, chat, and notes' })).toHaveFocus());
}

const isComingBack = (name: string) => new RegExp(`^${name} is coming back \\(\\d+ seconds?\\)$`);

export const Default: Story = {
  name: 'The host reads who and for how long, and can call or write to the client without leaving the room',
  play: async ({ canvas }) => {
    await lose(canvas, layla);
    await expect(await canvas.findByText(isComingBack('Layla Haddad'))).toBeVisible();
    const number = await canvas.findByRole('link', { name: /^Call Layla Haddad:/ });
    await waitFor(() => expect(number).toBeVisible());
    await expect(number).toHaveAttribute('href', 'tel:+17185550142');
    const message = canvas.getByRole('link', { name: /^Message Layla Haddad/ });
    await expect(message).toHaveAttribute('href', expect.stringMatching(/^\/provider\/messages\?client=/));
    // The call goes on meanwhile.
    await expect(message).toHaveAttribute('target', '_blank');
    call.seat({ id: layla.id, quality: 'good' });
    await waitFor(() => expect(canvas.queryByRole('link', { name: /Layla Haddad/ })).toBeNull());
  },
};

export const LatestNumber: Story = {
  name: 'The number is the latest that was given, as in the record',
  beforeEach: ({ msw }) =>
    msw.use(
      scenarios.answering(
        getClient,
        make.client({ latestPhone: { number: '+1 347 555 0136', at: '2026-11-20T10:00:00Z', source: 'BOOKING' } }),
      ),
    ),
  play: async ({ canvas }) => {
    await lose(canvas, layla);
    await expect(await canvas.findByRole('link', { name: /^Call Layla Haddad:/ })).toHaveAttribute(
      'href',
      'tel:+13475550136',
    );
  },
};

export const WithoutNumber: Story = {
  name: 'Where no number is known, it says so; a message can be written still',
  beforeEach: ({ msw }) => msw.use(scenarios.answering(getClient, make.client({ phone: null }))),
  play: async ({ canvas }) => {
    await lose(canvas, layla);
    await expect(await canvas.findByText('No phone number on file.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Message Layla Haddad/ })).toBeVisible();
  },
};

export const Unread: Story = {
  name: 'Where the record cannot be read, a message can be written, and no number is claimed or missed',
  beforeEach: ({ msw }) => msw.use(scenarios.failing(getClient, { status: 403, code: 'FORBIDDEN', message: 'No.' })),
  play: async ({ canvas }) => {
    await lose(canvas, layla);
    await expect(await canvas.findByRole('link', { name: /^Message Layla Haddad/ })).toBeVisible();
    await expect(canvas.queryByText('No phone number on file.')).toBeNull();
    await expect(canvas.queryByRole('link', { name: /^Call/ })).toBeNull();
  },
};

export const Guest: Story = {
  name: 'A guest of a session is not its client: the host reads that the chat is kept for them, and opens it',
  args: { room: roomOf(amina, [layla, guest]) },
  play: async ({ canvas }) => {
    await lose(canvas, guest);
    await expect(await canvas.findByText(/^Their place is kept\. You can write in the chat/)).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
    await openChat(canvas);
  },
};

export const Host: Story = {
  name: 'The client reads that the host is coming back, and opens the chat',
  args: { room: byClient, selfId: layla.id, recordingId: undefined },
  parameters: { account: 'patient@demo.test' },
  play: async ({ canvas }) => {
    await lose(canvas, amina);
    await expect(await canvas.findByText(isComingBack('Dr. Amina Rahman'))).toBeVisible();
    await expect(canvas.getByText(/^Your place is kept, and so is theirs/)).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
    await openChat(canvas);
  },
};

export const InAGroup: Story = {
  name: 'In a group no one but the host has anything to do, and no one reads a number',
  args: { room: roomOf(layla, [amina, noah], 'GROUP'), selfId: layla.id, recordingId: undefined },
  parameters: { account: 'patient@demo.test' },
  play: async ({ canvas }) => {
    await lose(canvas, noah);
    await expect(await canvas.findByText(isComingBack('Noah Reyes'))).toBeVisible();
    await expect(canvas.queryByText(/write in the chat/)).toBeNull();
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Open the chat' })).toBeNull();
  },
};

export const HostOfAGroup: Story = {
  name: 'The host of a group reads that the chat is kept for whoever is lost, opens it, and reads no number',
  args: { room: roomOf(amina, [layla, noah], 'GROUP'), recordingId: undefined },
  play: async ({ canvas }) => {
    await lose(canvas, layla);
    await expect(await canvas.findByText(/^Their place is kept\. You can write in the chat/)).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
    await openChat(canvas);
  },
};

export const Phone: Story = {
  name: 'On a phone on its side the number is in sight over the pictures',
  globals: { viewport: { value: 'phone', isRotated: true } },
  play: async ({ canvas }) => {
    await lose(canvas, layla);
    const number = await canvas.findByRole('link', { name: /^Call Layla Haddad:/ });
    await waitFor(() => {
      const { left, top, width, height } = number.getBoundingClientRect();
      return expect(number.contains(document.elementFromPoint(left + width / 2, top + height / 2))).toBe(true);
    });
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await lose(canvas, layla);
    await expect(await canvas.findByRole('link', { name: /^الاتصال بـ/ })).toHaveAttribute('href', 'tel:+17185550142');
    await expect(canvas.getByRole('link', { name: /^مراسلة/ })).toBeVisible();
  },
};
