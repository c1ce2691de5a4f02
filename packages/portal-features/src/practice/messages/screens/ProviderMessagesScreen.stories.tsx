import { conversationIdOf, ids, scenarios, storyServer, writeMessage } from '@sakina/mocks';
import { listConversations, sendMessage } from '@sakina/platform/contract';
import type { Conversation } from '@sakina/platform/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { beyondTheEdge } from '../../../shared/testing/story-help.ts';
import type { MessagesPlace } from '../model/place.ts';
import { ProviderMessagesScreen } from './ProviderMessagesScreen.tsx';

const { layla } = ids.users;
const { amina } = ids.providers;
const client = { id: layla, displayName: 'Layla Haddad' };
const withLayla = { conversationId: conversationIdOf(amina, layla), clientId: null };
const list: MessagesPlace = { conversationId: null, clientId: null };

const meta = {
  title: 'Provider/Messages',
  component: ProviderMessagesScreen,
  parameters: { layout: 'fullscreen', account: 'therapist@demo.test' },
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: { place: list, onPlaceChange: () => undefined },
  render: function Kept({ place: first }) {
    const [place, setPlace] = useState(first);
    return <ProviderMessagesScreen place={place} onPlaceChange={setPlace} />;
  },
} satisfies Meta<typeof ProviderMessagesScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const rows = async (canvas: Canvas) =>
  within(await canvas.findByRole('list', { name: 'Conversations, waiting for a reply first' }));
const write = (id: string, text: string) =>
  storyServer.change(
    (tables) =>
      void writeMessage(tables, {
        id,
        providerId: amina,
        client,
        author: 'CLIENT',
        text,
        at: new Date('2026-11-24T14:55:00Z'),
      }),
  );

const talkWith = (name: string, id: string = `cnv-${name}`): Conversation => ({
  id: id as Conversation['id'],
  client: { id: `usr-${name}` as Conversation['client']['id'], displayName: name },
  provider: { id: amina, displayName: 'Dr. Amina Rahman', kind: 'THERAPIST' },
  side: 'PROVIDER',
  lastMessage: null,
  unread: 0,
  state: 'OPEN',
  isBlockedByMe: false,
  away: null,
});

const first = talkWith('Zainab', withLayla.conversationId);

export const ManyConversations: Story = {
  name: 'A long list comes in pages, and the first stays when the next is read [CLOUD-141]',
  beforeEach: ({ msw }) =>
    msw.use(scenarios.answering(listConversations, { items: [first], total: 2, nextCursor: 'next' })),
  play: async ({ canvas, msw }) => {
    const inList = await rows(canvas);
    await expect(inList.getAllByRole('listitem')).toHaveLength(1);
    msw.use(scenarios.answering(listConversations, { items: [talkWith('Tariq')], total: 2, nextCursor: null }));
    await userEvent.click(canvas.getByRole('button', { name: 'Show earlier conversations' }));
    await waitFor(() => expect(inList.getAllByRole('listitem')).toHaveLength(2));
    await expect(inList.getByText('Zainab')).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Show earlier conversations' })).toBeNull();
  },
};

export const Default: Story = {
  name: 'Lists who may be in danger first, then who waits for an answer [ROUTE-30] [CARE-2]',
  play: async ({ canvas }) => {
    const inList = await rows(canvas);
    // Fatima Zahra Benali answered item 9, and no one has said what was done.
    await waitFor(() =>
      expect(inList.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
        expect.stringContaining('May be in danger'),
        ...Array.from({ length: inList.getAllByText('Needs a reply').length }, () =>
          expect.stringContaining('Needs a reply'),
        ),
        ...inList
          .getAllByRole('listitem')
          .slice(1 + inList.getAllByText('Needs a reply').length)
          .map(() => expect.not.stringContaining('Needs a reply')),
      ]),
    );
    await expect(inList.getByRole('link', { name: 'Layla Haddad' })).toHaveAttribute(
      'href',
      `/provider/messages?conversation=${withLayla.conversationId}`,
    );
    await expect(await canvas.findByRole('heading', { name: 'Messages with Fatima Zahra Benali' })).toBeVisible();
    await expect(document.body).toHaveFocus();
  },
};

export const Danger: Story = {
  name: 'A client who wrote of danger stands first, is marked, and the thread leads to the alert [CARE-1]',
  beforeEach: () => write('msg-danger', 'I want to kill myself tonight'),
  play: async ({ canvas }) => {
    const inList = await rows(canvas);
    await waitFor(() => expect(inList.getAllByText('May be in danger')[0]).toBeVisible());
    await userEvent.click(inList.getByRole('link', { name: 'Layla Haddad' }));
    await expect(await canvas.findByText('Layla Haddad may be in danger')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to Today' })).toHaveAttribute('href', '/provider/sessions/today');
  },
};

export const Answers: Story = {
  name: 'Opens a conversation by keyboard, the provider’s words as her own, and sends an answer',
  play: async ({ canvas }) => {
    const inList = await rows(canvas);
    inList.getByRole('link', { name: 'Layla Haddad' }).focus();
    await userEvent.keyboard('{Enter}');
    const heading = await canvas.findByRole('heading', { level: 2, name: 'Messages with Layla Haddad' });
    await waitFor(() => expect(heading).toHaveFocus());
    const thread = within(canvas.getByRole('list', { name: 'Conversation with Layla Haddad' }));
    await expect(thread.getAllByText(/^Layla Haddad, /).length).toBeGreaterThan(0);
    await expect(thread.getAllByText(/^You, /).length).toBeGreaterThan(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(await canvas.findByText('Write something first')).toBeVisible();
    const field = canvas.getByRole('textbox', { name: 'Message Layla Haddad' });
    await userEvent.type(field, 'Bring them with you.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(await thread.findByText('Bring them with you.')).toBeVisible();
    await expect(field).toHaveValue('');
    await waitFor(() =>
      expect(
        within(inList.getByRole('link', { name: 'Layla Haddad' }).closest('li') as HTMLElement).queryByText(
          'Needs a reply',
        ),
      ).toBeNull(),
    );
  },
};

export const ByClient: Story = {
  name: 'Opens the conversation with a client whom the record names',
  args: { place: { conversationId: null, clientId: layla } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Messages with Layla Haddad' })).toBeVisible();
  },
};

export const SendingFails: Story = {
  name: 'Keeps what was typed when an answer cannot be sent [ERROR-2]',
  args: { place: withLayla },
  beforeEach: ({ msw }) => msw.use(scenarios.serverError(sendMessage)),
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'Message Layla Haddad' });
    await userEvent.type(field, 'Bring them with you.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(field).toHaveValue('Bring them with you.');
  },
};

export const Away: Story = {
  name: 'Shows the clients an away note, or takes it down',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Away message/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Away message' }));
    const field = dialog.getByRole('textbox', { name: /Message/ });
    await userEvent.clear(field);
    await userEvent.click(dialog.getByRole('button', { name: 'Turn on' }));
    await expect(await dialog.findByText('Enter your away message')).toBeInTheDocument();
    await userEvent.type(field, 'I answer again on Monday.');
    await userEvent.click(dialog.getByRole('button', { name: 'Turn on' }));
    await expect(await screen.findByText('Your away message is on')).toBeInTheDocument();
    await userEvent.click(await canvas.findByRole('button', { name: 'Away message is on' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Turn off' }));
    await expect(await canvas.findByRole('button', { name: 'Away message' })).toBeVisible();
  },
};

export const NotFound: Story = {
  args: { place: { conversationId: 'cnv-unknown', clientId: null } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'We couldn’t find this conversation' })).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.loading(listConversations)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your conversations…')).toBeInTheDocument();
  },
};

export const Slow: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.slow(listConversations)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your conversations…')).toBeInTheDocument();
    await expect(await canvas.findByRole('link', { name: 'Layla Haddad' })).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.empty(listConversations)),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Your conversations with clients appear here' }),
    ).toBeVisible();
  },
};

export const Error: Story = {
  name: 'Says that the conversations could not be read, and reads them again',
  beforeEach: ({ msw }) => msw.use(scenarios.failingOnce(listConversations)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong on our side');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('link', { name: 'Layla Haddad' })).toBeVisible();
  },
};

export const Denied: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.denied(listConversations)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('You don’t have access to this');
  },
};

export const LongText: Story = {
  name: 'Holds long messages on a phone',
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { place: withLayla },
  beforeEach: () => write('msg-long', 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen'.repeat(4)),
  play: async ({ canvas }) => {
    const thread = within(await canvas.findByRole('list', { name: 'Conversation with Layla Haddad' }));
    await expect(thread.getByText(/Donaudampfschiff/)).toBeVisible();
    await expect(beyondTheEdge()).toEqual([]);
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: { place: withLayla },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: /الرسائل مع .*Layla Haddad/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'إرسال' })).toBeVisible();
  },
};
