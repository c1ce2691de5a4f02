import { createJournalEntry } from '@sakina/platform/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { loadLateParts } from '../../shared/index.ts';
import { withoutConnection } from '../../shared/story-offline.tsx';
import { GRIEF } from '../story-help.tsx';
import { DeenyaHomeScreen } from './DeenyaHomeScreen.tsx';
import { EntryScreen } from './EntryScreen.tsx';
import { JournalScreen } from './JournalScreen.tsx';
import { StepScreen } from './StepScreen.tsx';

const meta = {
  title: 'Consumer/Deenya offline',
  component: EntryScreen,
  parameters: { layout: 'fullscreen', account: 'patient@demo.test' },
  args: { entryId: 'new', promptId: null, onPlaceChange: fn() },
  beforeEach: loadLateParts,
  decorators: [withoutConnection()],
} satisfies Meta<typeof EntryScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'An entry written offline is kept, and leads to the journal where it waits [SEC-17]',
  play: async ({ canvas, args }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Your words/ }), 'The sea was quiet.');
    await userEvent.click(canvas.getByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(args.onPlaceChange).toHaveBeenCalledWith({ view: 'journal' }));
  },
};

export const Journal: Story = {
  name: 'The journal shows above its entries what waits for a connection [SEC-17]',
  render: () => <JournalScreen />,
  decorators: [
    withoutConnection([{
      id: 'key-1', operation: createJournalEntry.name, at: Date.parse('2026-11-24T14:50:00Z'), until: null, refusal: null,
      input: { body: { title: 'Evening', body: 'The sea was quiet.', tags: [], promptId: null, step: null, isFavourite: false } },
    }]),
  ],
  play: async ({ canvas }) => {
    const waiting = within(await canvas.findByRole('list', { name: 'Entries that wait for a connection' }));
    await expect(waiting.getByText(/The sea was quiet\./)).toBeVisible();
    await expect(waiting.getByText('Waiting for a connection')).toBeVisible();
  },
};

export const Step: Story = {
  name: 'A step finished offline says that it is done and waits [SEC-17]',
  render: () => <StepScreen programmeId={GRIEF} day="today" />,
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Your answer/ }), 'To my uncle.');
    await userEvent.click(canvas.getByRole('button', { name: 'Done for today' }));
    await expect(await canvas.findByRole('heading', { name: 'Done, and waiting for a connection' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Done, and waiting for a connection' })).toHaveFocus());
    await expect(canvas.getByText('To my uncle.')).toBeVisible();
  },
};

export const CheckIn: Story = {
  name: 'How today is waits too, and is not asked again meanwhile [SEC-17]',
  render: () => <DeenyaHomeScreen hasAssistant={false} />,
  play: async ({ canvas }) => {
    const mood = await canvas.findByRole('radiogroup', { name: /How does your heart feel/ });
    await userEvent.click(within(mood).getByRole('radio', { name: /Good/ }));
    await userEvent.click(within(canvas.getByRole('radiogroup', { name: /How much strength/ })).getByRole('radio', { name: /Enough/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Keep it' }));
    const waiting = within(await canvas.findByRole('list', { name: 'What waits for a connection' }));
    await expect(waiting.getByText(/How does your heart feel\? Good/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Keep it' })).toBeNull();
  },
};
