import { scenarios } from '@sakina/mocks';
import { listExercises } from '@sakina/platform/contract';
import { IdleProvider } from '@sakina/platform/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { beyondTheEdge } from '../../../shared/testing/story-help.ts';
import { shortBreath } from '../story-help.tsx';
import { ExercisesScreen } from './ExercisesScreen.tsx';

const phone = { viewport: { value: 'phone', isRotated: false } };
const letGo = fn();
const keep = fn(() => letGo);

const meta = {
  title: 'Consumer/Deenya exercises',
  component: ExercisesScreen,
  parameters: { layout: 'fullscreen', account: 'patient@demo.test' },
  args: { exerciseId: null },
  decorators: [
    (Story) => (
      <IdleProvider keep={keep}>
        <Story />
      </IdleProvider>
    ),
  ],
} satisfies Meta<typeof ExercisesScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Lists breathing and grounding for any moment [CARE-3]',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'The long breath' })).toHaveAttribute(
      'href',
      '/deenya?view=exercises&exercise=long-breath',
    );
    await expect(canvas.getByText('Grounding · about 3 minutes')).toBeVisible();
  },
};

export const Breathing: Story = {
  name: 'Breathes along, says each part in words, and keeps the session meanwhile [CARE-3][SEC-18]',
  args: { exerciseId: 'short-breath' },
  beforeEach: ({ msw }) => {
    keep.mockClear();
    letGo.mockClear();
    msw.use(scenarios.answering(listExercises, { items: [shortBreath] }));
  },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Start' });
    await expect(keep).not.toHaveBeenCalled();
    await userEvent.click(button);
    await expect(await canvas.findByText('Breathe in, 1 second')).toHaveAttribute('role', 'status');
    await expect(keep).toHaveBeenCalledOnce();
    await expect(await canvas.findByText('Breathe out, 1 second')).toBeVisible();
    await expect(await canvas.findByText(/^Breath 2 of 2/)).toBeVisible();
    await expect(await canvas.findByText('Done. Take a moment to notice how you feel.')).toBeVisible();
    await waitFor(() => expect(letGo).toHaveBeenCalled());
    await expect(canvas.getByRole('button', { name: 'Again' })).toHaveFocus();
  },
};

export const PausedAndStopped: Story = {
  name: 'Pauses and stops at any time, with the focus kept [CARE-3][SEC-18]',
  args: { exerciseId: 'long-breath' },
  beforeEach: () => {
    letGo.mockClear();
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Start' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Pause' }));
    await expect(await canvas.findByText('Paused. Breathe normally.')).toBeVisible();
    await waitFor(() => expect(letGo).toHaveBeenCalled());
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await expect(canvas.getByRole('button', { name: 'Start' })).toHaveFocus();
    await expect(canvas.getByText('Sit or lie comfortably')).toBeVisible();
  },
};

export const WithoutMotion: Story = {
  name: 'Does without any motion on request, in words alone [CARE-3]',
  args: { exerciseId: 'square-breath' },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'Without motion' }));
    await expect(canvasElement.querySelector('[data-part]')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Start' }));
    await expect(await canvas.findByText('Breathe in, 4 seconds')).toBeVisible();
    await expect(canvas.getByText('Breathe in through the nose and count slowly to 4.')).toBeVisible();
  },
};

export const Grounding: Story = {
  name: 'Leads back to the room by the senses, one after the other [CARE-3]',
  args: { exerciseId: 'five-senses' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Start' }));
    await expect(await canvas.findByText(/^Five things that you can see/)).toBeVisible();
    for (const sense of ['Touch', 'Hearing', 'Smell', 'Taste']) {
      await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
      await expect(await canvas.findByText(new RegExp(`of 5 · ${sense}$`))).toBeVisible();
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    await expect(await canvas.findByText('You’re here. Stay a moment before you move on.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Again' })).toHaveFocus();
  },
};

export const Gone: Story = {
  name: 'An exercise that is not there leads to the others',
  args: { exerciseId: 'nothing' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'We couldn’t find this exercise' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Show all exercises' })).toHaveAttribute(
      'href',
      '/deenya?view=exercises',
    );
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.empty(listExercises)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Exercises will appear here' })).toBeVisible();
    await expect(canvas.getByText(/feel your feet on the floor/)).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.loading(listExercises)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading exercises…')).toBeInTheDocument();
  },
};

export const Slow: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.slow(listExercises)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading exercises…')).toBeInTheDocument();
    await expect(await canvas.findByRole('link', { name: 'Along a square' })).toBeVisible();
  },
};

export const Error: Story = {
  name: 'Says that they could not be read, and reads again on request [ERROR-2]',
  beforeEach: ({ msw }) => msw.use(scenarios.failingOnce(listExercises)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong on our side');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('link', { name: 'Along a square' })).toBeVisible();
  },
};

export const Denied: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.denied(listExercises)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('You don’t have access to this');
  },
};

export const LongText: Story = {
  name: 'Holds long words on a phone',
  globals: phone,
  args: { exerciseId: 'short-breath' },
  beforeEach: ({ msw }) => {
    const long = 'Atemübungsbegleitprogrammverlängerung'.repeat(3);
    msw.use(
      scenarios.answering(listExercises, {
        items: [{ ...shortBreath, title: long, summary: long, exercise: { ...shortBreath.exercise, inWords: [long] } }],
      }),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /^Atem/ })).toBeVisible();
    await expect(beyondTheEdge()).toEqual([]);
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  args: { exerciseId: 'long-breath-ar' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'النفس الطويل' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'البدء' }));
    await expect(await canvas.findByText('شهيق، 4 ثوانٍ')).toBeVisible();
  },
};
