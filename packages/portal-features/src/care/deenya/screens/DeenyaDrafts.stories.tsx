import { DraftsProvider } from '@sakina/platform/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { GRIEF } from '../story-help.tsx';
import { EntryScreen } from './EntryScreen.tsx';
import { StepScreen } from './StepScreen.tsx';

const kept: Readonly<Record<string, unknown>> = {
  'journal:new:': { title: 'Half', body: 'Half a thought', tags: 'night', isFavourite: false },
  [`step:${GRIEF}:1:12`]: { reflection: 'To my un', toJournal: true },
};
const seal = fn((_user: string, _record: string, _value: unknown) => Promise.resolve(true));
const forget = fn((_user: string, _record: string) => Promise.resolve());
/** A vault in which something lies of the same person, from before a crash. */
const vault = {
  seal,
  forget,
  open: (_user: string, record: string) => Promise.resolve(kept[record]),
  sweep: () => Promise.resolve(),
  destroyAll: () => Promise.resolve(),
  generation: () => 0,
};

const meta = {
  title: 'Consumer/Deenya drafts',
  component: EntryScreen,
  parameters: { layout: 'fullscreen', account: 'patient@demo.test' },
  args: { entryId: 'new', promptId: null, onPlaceChange: fn() },
  decorators: [
    (Story) => (
      <DraftsProvider vault={vault} userId="usr-4f1c9a">
        <Story />
      </DraftsProvider>
    ),
  ],
  beforeEach: () => {
    seal.mockClear();
    forget.mockClear();
  },
} satisfies Meta<typeof EntryScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'An entry half written comes back, and its draft goes once it is kept [SEC-15]',
  play: async ({ canvas, args }) => {
    const words = await canvas.findByRole('textbox', { name: /Your words/ });
    await waitFor(() => expect(words).toHaveValue('Half a thought'));
    await userEvent.type(words, ', and the rest.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onPlaceChange).toHaveBeenCalled());
    await waitFor(() => expect(forget).toHaveBeenCalledWith('usr-4f1c9a', 'journal:new:'));
  },
};

export const Reflection: Story = {
  name: 'A reflection half written comes back, and its draft goes once the step is done [SEC-15]',
  render: () => <StepScreen programmeId={GRIEF} day="today" />,
  play: async ({ canvas }) => {
    const answer = await canvas.findByRole('textbox', { name: /Your answer/ });
    await waitFor(() => expect(answer).toHaveValue('To my un'));
    await expect(canvas.getByRole('checkbox', { name: 'Save it to my journal too' })).toBeChecked();
    await userEvent.type(answer, 'cle.');
    await userEvent.click(canvas.getByRole('button', { name: 'Done for today' }));
    await expect(await canvas.findByText('To my uncle.')).toBeVisible();
    await waitFor(() => expect(forget).toHaveBeenCalledWith('usr-4f1c9a', `step:${GRIEF}:1:12`));
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    const words = await canvas.findByRole('textbox', { name: /كلماتك/ });
    await waitFor(() => expect(words).toHaveValue('Half a thought'));
  },
};
