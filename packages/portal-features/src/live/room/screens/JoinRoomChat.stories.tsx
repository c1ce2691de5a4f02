import { PINNED_NOW, scenarios } from '@sakina/mocks';
import { listRoomChat, sendRoomChat } from '@sakina/platform/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { expectHelpWhileTyping } from '../../../shared/testing/story-danger.ts';
import { JoinRoomScreen } from './JoinRoomScreen.tsx';
import { openTab } from '../story-help.ts';
import { amina, me, outside, roomName, inside, asLayla } from './story-join.ts';

const line = {
  id: 'line-1',
  authorId: me.id,
  authorName: me.displayName,
  isOwn: true,
  to: 'ALL' as const,
  text: 'Good morning.',
  sentAt: PINNED_NOW,
};

const meta = {
  title: 'Consumer/Join a session/Chat',
  component: JoinRoomScreen,
  args: { roomName, onLeave: fn(), onSwitchAccount: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof JoinRoomScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

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
