import { scenarios } from '@sakina/mocks';
import { completeStep, createJournalEntry, getStep } from '@sakina/platform/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { within } from 'storybook/test';

import { expectHelpAsAnswer, expectHelpWhileTyping } from '../../../shared/testing/story-danger.ts';
import { beyondTheEdge } from '../../../shared/testing/story-help.ts';
import { GRIEF, stepOf } from '../story-help.tsx';
import { StepScreen } from './StepScreen.tsx';

const phone = { viewport: { value: 'phone', isRotated: false } };
type Canvas = ReturnType<typeof within>;

const meta = {
  title: 'Consumer/Deenya step',
  component: StepScreen,
  parameters: { layout: 'fullscreen', account: 'patient@demo.test' },
  args: { programmeId: GRIEF, day: 'today' },
} satisfies Meta<typeof StepScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const answerOf = (canvas: Canvas) => canvas.findByRole('textbox', { name: /Your answer/ });
const finish = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Done for today' }));

export const Default: Story = {
  name: 'Shows the step of the day: to read, an exercise, a question [ROUTE-23]',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'The others who miss them' })).toBeVisible();
    await expect(canvas.getByText('Day 12 of 14 · about 12 minutes')).toBeVisible();
    await expect(canvas.getByText(/everyone grieves in a different tempo/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Start' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'To whom will you write, and what?' })).toBeVisible();
    await expect(await answerOf(canvas)).toHaveAccessibleDescription(/To whom will you write/);
  },
};

export const Completed: Story = {
  name: 'Keeps the reflection, and a copy in the journal only where it is ticked [ROUTE-23]',
  play: async ({ canvas }) => {
    await userEvent.type(await answerOf(canvas), 'To my uncle.');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Save it to my journal too' }));
    await finish(canvas);
    const heading = await canvas.findByRole('heading', { level: 2, name: 'Done on Tuesday, November 24' });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.getByText('To my uncle.')).toBeVisible();
    await expect(await canvas.findByText('Also saved to your journal.')).toBeVisible();
    await expect(canvas.getByText(/Day 13 opens on Wednesday, November 25\./)).toBeVisible();
  },
};

export const NothingWritten: Story = {
  name: 'Is done without a word written, and tells at the field when the journal would get nothing [ERROR-2]',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Save it to my journal too' }));
    await finish(canvas);
    await expect(await answerOf(canvas)).toHaveAccessibleDescription(/Write something for the journal/);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Save it to my journal too' }));
    await finish(canvas);
    await expect(await canvas.findByRole('heading', { name: 'Done on Tuesday, November 24' })).toBeVisible();
  },
};

export const CompletingFails: Story = {
  name: 'Keeps what was typed when the step cannot be kept [ERROR-2]',
  beforeEach: ({ msw }) => msw.use(scenarios.offline(completeStep)),
  play: async ({ canvas }) => {
    await userEvent.type(await answerOf(canvas), 'To my uncle.');
    await finish(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We couldn’t reach the server');
    await expect(await answerOf(canvas)).toHaveValue('To my uncle.');
  },
};

export const JournalFails: Story = {
  name: 'Says that the step is done and the journal’s copy is not, and tries that again [ERROR-2]',
  beforeEach: ({ msw }) => msw.use(scenarios.failingOnce(createJournalEntry)),
  play: async ({ canvas }) => {
    await userEvent.type(await answerOf(canvas), 'To my uncle.');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Save it to my journal too' }));
    await finish(canvas);
    await expect(await canvas.findByText('The step is done, but it wasn’t saved to your journal')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save it to my journal now' }));
    await expect(await canvas.findByText('Also saved to your journal.')).toBeVisible();
  },
};

export const DangerTyped: Story = {
  name: 'Shows help beside a reflection in the moment that danger is typed [CARE-1]',
  play: async ({ canvas }) => {
    await expectHelpWhileTyping(canvas, await answerOf(canvas));
  },
};

export const CrisisWords: Story = {
  name: 'Shows help from people first when a reflection speaks of not wanting to live [CARE-1]',
  play: async ({ canvas }) => {
    await userEvent.type(await answerOf(canvas), 'There is no point in living.');
    await finish(canvas);
    await expectHelpAsAnswer(canvas);
    await expect(canvas.getByRole('heading', { name: 'Done on Tuesday, November 24' })).toBeVisible();
  },
};

export const Prayer: Story = {
  name: 'Shows a verse in Arabic, how it is said, what it means and where it stands',
  args: { day: 11 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('رَّبِّ ارْحَمْهُمَا كَمَا رَبَّيَانِي صَغِيرًا')).toHaveAttribute('lang', 'ar');
    await expect(canvas.getByText('Qur’an 17:24, its end')).toBeVisible();
    await expect(canvas.getByText('From the Qur’an')).toBeVisible();
    await expect(canvas.getByText('You wrote:')).toBeVisible();
  },
};

export const NotOpenYet: Story = {
  name: 'A step whose time has not come leads to the one that is open',
  args: { day: 14 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This step isn’t open yet');
    await expect(canvas.getByRole('link', { name: 'Go to your current step' })).toHaveAttribute(
      'href',
      `/deenya?programme=${GRIEF}&day=today`,
    );
  },
};

export const Resting: Story = {
  name: 'A program at rest can be read, and taken up again here',
  beforeEach: ({ msw }) => msw.use(scenarios.answering(getStep, stepOf({}, 'PAUSED'))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/This program is paused\./)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Resume' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Done for today' })).toBeNull();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.loading(getStep)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the step…')).toBeInTheDocument();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Today’s step' })).toBeVisible();
  },
};

export const NotFound: Story = {
  name: 'A program that the reader is not in leads to its page',
  args: { programmeId: 'prg-2wv9ti' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('You haven’t joined this program');
    await expect(canvas.getByRole('link', { name: 'View the program' })).toHaveAttribute(
      'href',
      '/deenya?programme=prg-2wv9ti',
    );
  },
};

export const Slow: Story = {
  name: 'A slow answer: says what it opens, then shows it',
  beforeEach: ({ msw }) => msw.use(scenarios.slow(getStep)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the step…')).toBeInTheDocument();
    await expect(await canvas.findByRole('heading', { level: 1, name: 'The others who miss them' })).toBeVisible();
  },
};

export const Error: Story = {
  name: 'Says that it could not be read, and reads again on request [ERROR-2]',
  beforeEach: ({ msw }) => msw.use(scenarios.failingOnce(getStep)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong on our side');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'The others who miss them' })).toBeVisible();
  },
};

export const Denied: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.denied(getStep)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('You don’t have access to this');
  },
};

export const LongText: Story = {
  name: 'Holds long words on a phone',
  globals: phone,
  beforeEach: ({ msw }) => {
    const long = 'Vierundzwanzigstundenpflegekräftebegleitprogramm'.repeat(3);
    msw.use(
      scenarios.answering(
        getStep,
        stepOf({
          title: long,
          blocks: [
            { kind: 'READING', heading: long, paragraphs: [long, 'Langsam. '.repeat(60)] },
            { kind: 'QUESTION', question: long, hint: long },
          ],
        }),
      ),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /^Vierundzwanzig/ })).toBeVisible();
    await expect(beyondTheEdge()).toEqual([]);
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The others who miss them')).toHaveAttribute('lang', 'en');
    await expect(canvas.getByRole('button', { name: 'أتممت خطوة اليوم' })).toBeVisible();
    await expect(canvas.getByText('اليوم 12 من 14 · نحو 12 دقيقة')).toBeVisible();
  },
};
