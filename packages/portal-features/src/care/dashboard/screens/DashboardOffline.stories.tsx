import { conversationIdOf, ids } from '@sakina/mocks';
import { sendMessage } from '@sakina/platform/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { withoutConnection } from '../../../shared/testing/story-offline.tsx';
import { DashboardScreen } from './DashboardScreen.tsx';

const { amina } = ids.providers;

const meta = {
  title: 'Consumer/Dashboard/Messages offline',
  component: DashboardScreen,
  parameters: { layout: 'fullscreen', account: 'patient@demo.test' },
  args: { place: { view: 'messages', id: conversationIdOf(amina, ids.users.layla) } },
} satisfies Meta<typeof DashboardScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

async function write(canvas: Canvas, words: string) {
  const field = await canvas.findByRole('textbox', { name: 'Message Dr. Amina Rahman' });
  await userEvent.type(field, words);
  await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(field).toHaveValue(''));
}

export const Default: Story = {
  name: 'A message written offline stands below the conversation, and says that it waits [SEC-17]',
  decorators: [withoutConnection()],
  play: async ({ canvas }) => {
    await write(canvas, 'I am on the train.');
    const waiting = within(await canvas.findByRole('list', { name: 'Messages waiting to be sent' }));
    await expect(waiting.getByText('I am on the train.')).toBeVisible();
    await expect(waiting.getByText('Waiting for a connection')).toBeVisible();
  },
};

export const Crisis: Story = {
  name: 'Words of crisis open help at once, since no one has read them [CARE-1] [SEC-17]',
  decorators: [withoutConnection()],
  play: async ({ canvas }) => {
    await write(canvas, 'I do not want to live any more.');
    const help = within(await canvas.findByRole('region', { name: 'You can reach a person now' }));
    await expect(help.getByRole('link', { name: 'Call 988' })).toBeVisible();
    await expect(canvas.getByText(/You’re offline, so your message is waiting to be sent/)).toHaveAttribute(
      'role',
      'status',
    );
  },
};

export const Refused: Story = {
  name: 'A message that was refused on return is kept at its place, with the reason [SEC-17]',
  decorators: [
    withoutConnection([
      {
        id: 'key-1',
        operation: sendMessage.name,
        input: { body: { providerId: amina, text: 'Thank you for today.' } },
        at: Date.parse('2026-11-24T14:50:00Z'),
        until: null,
        refusal: 'CONVERSATION_BLOCKED',
      },
    ]),
  ],
  play: async ({ canvas }) => {
    const kept = within(await canvas.findByRole('list', { name: 'Messages waiting to be sent' }));
    await expect(kept.getByText('Not sent')).toBeVisible();
    await expect(kept.getByText('The conversation was closed. What you wrote is still here.')).toBeVisible();
    await expect(kept.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const InArabic: Story = {
  name: 'Waits in Arabic, from right to left',
  globals: { locale: 'ar' },
  decorators: [
    withoutConnection([
      {
        id: 'key-1',
        operation: sendMessage.name,
        input: { body: { providerId: amina, text: 'أنا في القطار.' } },
        at: Date.parse('2026-11-24T14:50:00Z'),
        until: null,
        refusal: null,
      },
    ]),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('بانتظار الاتصال')).toBeVisible();
  },
};
