import { conversationIdOf, ids, scenarios, storyServer, writeMessage } from '@sakina/mocks';
import { listConversations, listMessages, sendMessage } from '@sakina/platform/contract';
import type { Conversation, Message } from '@sakina/platform/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { expectHelpWhileTyping } from '../../../shared/testing/story-danger.ts';
import { beyondTheEdge } from '../../../shared/testing/story-help.ts';
import { DashboardScreen } from './DashboardScreen.tsx';

const { layla } = ids.users;
const { amina, yusuf } = ids.providers;
const withAmina = { view: 'messages', id: conversationIdOf(amina, layla) } as const;
const withYusuf = { view: 'messages', id: conversationIdOf(yusuf, layla) } as const;

const meta = {
  title: 'Consumer/Dashboard/Messages',
  component: DashboardScreen,
  parameters: { layout: 'fullscreen', account: 'patient@demo.test' },
  args: { place: { view: 'messages', id: null } },
} satisfies Meta<typeof DashboardScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const talkWith = (name: string): Conversation => ({
  id: `cnv-${name}` as Conversation['id'],
  client: { id: layla, displayName: 'Layla Haddad' },
  provider: { id: `prv-${name}` as Conversation['provider']['id'], displayName: name, kind: 'THERAPIST' },
  side: 'CLIENT',
  lastMessage: null,
  unread: 0,
  state: 'OPEN',
  isBlockedByMe: false,
  away: null,
});

export const ManyConversations: Story = {
  name: 'Earlier conversations are read on request [CLOUD-141]',
  beforeEach: ({ msw }) =>
    msw.use(scenarios.answering(listConversations, { items: [talkWith('Dr. Now')], total: 2, nextCursor: 'next' })),
  play: async ({ canvas, msw }) => {
    await expect(await canvas.findByText('Dr. Now')).toBeInTheDocument();
    msw.use(scenarios.answering(listConversations, { items: [talkWith('Dr. Then')], total: 2, nextCursor: null }));
    await userEvent.click(canvas.getByRole('button', { name: 'Show earlier conversations' }));
    await expect(await canvas.findByText('Dr. Then')).toBeInTheDocument();
    await expect(canvas.getByText('Dr. Now')).toBeInTheDocument();
  },
};

/** Dr. Rahman writes a message that Layla has not seen. */
const aminaWrites = () =>
  storyServer.change(
    (tables) =>
      void writeMessage(tables, {
        id: 'msg-story',
        providerId: amina,
        client: { id: layla, displayName: 'Layla Haddad' },
        author: 'PROVIDER',
        text: 'I will be five minutes late.',
        at: new Date('2026-11-24T14:55:00Z'),
      }),
  );

const field = (canvas: Canvas, name = 'Message Dr. Amina Rahman') => canvas.findByRole('textbox', { name });
const send = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Send' }));

export const Default: Story = {
  name: 'Shows everyone whom one can write to, with the last words [ROUTE-20]',
  beforeEach: aminaWrites,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Dr. Amina Rahman' })).toHaveAttribute(
      'href',
      `/dashboard?view=messages&id=${withAmina.id}`,
    );
    await expect(canvas.getByText('I will be five minutes late.')).toBeVisible();
    await expect(canvas.getByText('1 unread')).toBeVisible();
    await expect(canvas.getByText('Slow to reply right now')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: /^Messages ?, 1 new$/ })).toHaveAttribute(
      'aria-current',
      'page',
    );
  },
};

export const Thread: Story = {
  name: 'Opens a conversation, and what is seen counts as read',
  args: { place: withAmina },
  beforeEach: aminaWrites,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Messages with Dr. Amina Rahman' }),
    ).toBeVisible();
    const list = within(await canvas.findByRole('list', { name: 'Conversation with Dr. Amina Rahman' }));
    await expect(list.getByText('I will be five minutes late.')).toBeVisible();
    await expect(canvas.getByText(/Replies come between sessions/)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Messages' })).toBeVisible());
  },
};

export const Sends: Story = {
  name: 'Sends a message, says so, and empties the field',
  args: { place: withAmina },
  play: async ({ canvas }) => {
    const input = await field(canvas);
    await send(canvas);
    await expect(await canvas.findByText('Write something first')).toBeVisible();
    await userEvent.type(input, 'Thank you for today.');
    await send(canvas);
    const toast = await screen.findByText('Your message has been sent');
    await waitFor(() => expect(toast).toBeVisible());
    await expect(await canvas.findByText('Thank you for today.', { selector: 'p' })).toBeVisible();
    await expect(input).toHaveValue('');
  },
};

export const SendingFails: Story = {
  name: 'Keeps what was typed when sending fails [ERROR-2]',
  args: { place: withAmina },
  beforeEach: ({ msw }) => msw.use(scenarios.offline(sendMessage)),
  play: async ({ canvas }) => {
    const input = await field(canvas);
    await userEvent.type(input, 'Thank you for today.');
    await send(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We couldn’t reach the server');
    await expect(input).toHaveValue('Thank you for today.');
  },
};

export const DangerTyped: Story = {
  name: 'Shows help under the field in the moment that danger is typed, before anything is sent [CARE-1]',
  args: { place: withAmina },
  play: async ({ canvas }) => {
    await expectHelpWhileTyping(canvas, await field(canvas));
    await send(canvas);
    await expect(await canvas.findByText(/Help is open above/)).toHaveAttribute('role', 'status');
    await expect(canvas.getAllByRole('link', { name: 'Call 988' })).toHaveLength(1);
  },
};

export const Crisis: Story = {
  name: 'Words of crisis open help at once, above the field [CARE-1]',
  args: { place: withAmina },
  play: async ({ canvas }) => {
    await userEvent.type(await field(canvas), 'I do not want to live any more.');
    await send(canvas);
    await expect(await canvas.findByText(/Help is open above/)).toHaveAttribute('role', 'status');
    const help = within(canvas.getByRole('region', { name: 'You can reach a person now' }));
    await expect(help.getByRole('link', { name: 'Call 988' })).toBeVisible();
  },
};

export const Away: Story = {
  name: 'Says that an answer will take longer, and until when',
  args: { place: withYusuf },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Imam Yusuf Demir is slower to reply right now')).toBeVisible();
    await expect(canvas.getByText(/Until Friday, November 27/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'I need help now' }));
    await expect(await canvas.findByRole('link', { name: 'Call 988' })).toBeVisible();
  },
};

export const CloseAndOpen: Story = {
  name: 'Closes a conversation after asking, and opens it again',
  args: { place: withAmina },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Close this conversation' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Close the conversation with Dr. Amina Rahman?' });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close conversation' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog', { name: /^Close the conversation/ })).toBeNull());
    await expect(await canvas.findByText('This conversation is closed')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Send' })).toBeNull();
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Reopen' }));
    await expect(await canvas.findByRole('button', { name: 'Send' })).toBeVisible();
  },
};

export const LongThread: Story = {
  name: 'Reads earlier messages of a long conversation on request',
  parameters: { account: 'sofia.marchetti@demo.test' },
  args: { place: { view: 'messages', id: conversationIdOf('prv-nadia-petrova' as typeof amina, ids.users.sofia) } },
  play: async ({ canvas }) => {
    const earlier = await canvas.findByRole('button', { name: 'Show earlier messages' });
    const before = canvas.getAllByText(/^You, /).length;
    await userEvent.click(earlier);
    await waitFor(() => expect(canvas.getAllByText(/^You, /).length).toBeGreaterThan(before));
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.loading(listConversations)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your messages…')).toBeInTheDocument();
  },
};

export const Slow: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.slow(listConversations)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your messages…')).toBeInTheDocument();
    await expect(await canvas.findByRole('link', { name: 'Imam Yusuf Demir' })).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { account: 'newcomer@demo.test' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Your conversations will appear here' })).toBeVisible();
  },
};

export const Error: Story = {
  name: 'Says that the list could not be read, and reads it again',
  beforeEach: ({ msw }) => msw.use(scenarios.failingOnce(listConversations)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong on our side');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('link', { name: 'Imam Yusuf Demir' })).toBeVisible();
  },
};

export const Denied: Story = {
  args: { place: withAmina },
  beforeEach: ({ msw }) => msw.use(scenarios.denied(listMessages)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('You don’t have access to this');
  },
};

export const NotFound: Story = {
  args: { place: { view: 'messages', id: 'cnv-unknown' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'We couldn’t find this conversation' })).toBeVisible();
  },
};

export const LongText: Story = {
  name: 'Holds long messages on a phone',
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { place: withAmina },
  beforeEach: () =>
    storyServer.change(
      (tables) =>
        void writeMessage(tables, {
          id: 'msg-long',
          providerId: amina,
          client: { id: layla, displayName: 'Layla Haddad' },
          author: 'PROVIDER',
          text: `${'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen'.repeat(4)} ${'and so on, and so on. '.repeat(60)}`,
          at: new Date('2026-11-24T14:55:00Z'),
        }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Donaudampfschiff/)).toBeVisible();
    await expect(beyondTheEdge()).toEqual([]);
  },
};

export const LongLastMessage: Story = {
  name: 'Cuts a long last message in its line, not the page',
  globals: { viewport: { value: 'tablet', isRotated: false } },
  beforeEach: ({ msw }) =>
    msw.use(
      scenarios.answering(listConversations, {
        items: [
          {
            ...talkWith('Dr. Maximiliane von und zu Hohenlohe-Langenburg, الدكتورة ماكسيميليانا فون هوهنلوهه'),
            lastMessage: {
              id: 'msg-long' as Message['id'],
              conversationId: 'cnv-long' as Message['conversationId'],
              author: 'CLIENT',
              text: 'and so on, '.repeat(40),
              sentAt: '2026-11-24T14:55:00Z',
              deliveredAt: null,
              readAt: null,
            },
            away: { text: 'Back soon.', until: null },
          },
        ],
        total: 1,
        nextCursor: null,
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/and so on/)).toBeVisible();
    await expect(beyondTheEdge()).toEqual([]);
  },
};

export const LongLastMessageInArabic: Story = {
  ...LongLastMessage,
  globals: { locale: 'ar', ...LongLastMessage.globals },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: { place: withYusuf },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /الرسائل مع .*Imam Yusuf Demir/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'إرسال' })).toBeVisible();
  },
};
