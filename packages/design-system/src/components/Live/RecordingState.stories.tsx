import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { NightStage, RecordingState } from '@sakina/design-system';

const start = Date.parse('2026-11-24T15:00:00Z');
const after = (seconds: number) => () => start + seconds * 1000;
const elevenMinutes = after(671);

const meta = {
  title: 'Design system/Live/RecordingState',
  component: RecordingState,
  tags: ['autodocs'],
  args: { state: 'recording', startedAt: start, now: elevenMinutes },
  decorators: [
    (Story) => (
      <NightStage>
        <Story />
      </NightStage>
    ),
  ],
} satisfies Meta<typeof RecordingState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Says that it records and for how long, and never speaks each second [CARE-8]',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'RecordingEveryone has agreed. Anyone can stop it at any time.',
    );
    const timer = canvas.getByRole('timer', { name: 'Recording length' });
    await expect(timer).toHaveTextContent('11:11');
    await expect(canvas.getByRole('status')).not.toContainElement(timer);
  },
};

export const Idle: Story = {
  args: { state: 'idle' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Not recorded');
    await expect(canvas.queryByRole('timer')).toBeNull();
  },
};

const people = [
  { id: 'leila', name: 'Dr. Leila Haddad', hasAgreed: true },
  { id: 'amina', name: 'Amina Okafor', hasAgreed: null },
  { id: 'noor', name: 'نور الهدى المصري', hasAgreed: null },
];

export const WaitingForConsent: Story = {
  args: { state: 'waiting', people },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Recording starts once everyone has agreed. 2 people haven’t answered yet.',
    );
    const items = within(canvas.getByRole('list', { name: 'Consent' })).getAllByRole('listitem');
    await expect(items.map((item) => item.textContent)).toEqual([
      'Dr. Leila Haddadagreed',
      'Amina Okaforhasn’t answered yet',
      'نور الهدى المصريhasn’t answered yet',
    ]);
  },
};

export const SomeoneDoesNotAgree: Story = {
  args: {
    state: 'waiting',
    people: people.map((person, index) => (index === 1 ? { ...person, hasAgreed: false } : person)),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Someone didn’t agree, so nothing is recorded.');
  },
};

export const EveryoneHasAgreed: Story = {
  args: { state: 'waiting', people: people.map((person) => ({ ...person, hasAgreed: true })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Everyone has agreed. Recording starts in a moment.');
  },
};

export const Paused: Story = {
  args: { state: 'paused', stoodStillAt: start + 300_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Recording paused');
    await expect(canvas.getByRole('timer')).toHaveTextContent('05:00');
  },
};

export const Stopping: Story = {
  args: { state: 'stopping', stoodStillAt: start + 900_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Stopping the recording…');
  },
};

export const OnAPage: Story = { decorators: [(Story) => <Story />], args: { state: 'waiting', people } };
export const LongText: Story = {
  args: {
    state: 'waiting',
    people: [
      ...people,
      { id: 'max', name: 'Maximiliane von Hohenstein-Rosenberg, interpreter for Arabic and Farsi', hasAgreed: null },
    ],
  },
};
export const Admin: Story = { tags: ['look'], globals: { theme: 'admin', density: 'compact' } };
export const Compact: Story = { tags: ['look'], globals: { density: 'compact' } };
export const RightToLeft: Story = {
  args: {
    state: 'waiting',
    people: [
      { id: 'noor', name: 'د. نور الهدى المصري', hasAgreed: true },
      { id: 'amina', name: 'Amina Okafor', hasAgreed: null },
    ],
  },
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('شخص واحد لم يُجب بعد');
  },
};
