import { scenarios } from '@sakina/mocks';
import { answerMeasure, getMeasure, getMeasureTrend, listMeasures } from '@sakina/platform/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { beyondTheEdge } from '../../../shared/testing/story-help.ts';
import { DashboardScreen } from './DashboardScreen.tsx';

const phone = { viewport: { value: 'phone', isRotated: false } };
const asked = { view: 'measures', id: 'msr-p9o4i2u7' } as const;

const meta = {
  title: 'Consumer/Dashboard/Questionnaires',
  component: DashboardScreen,
  parameters: { layout: 'fullscreen', account: 'patient@demo.test' },
  args: { place: { view: 'measures', id: null } },
} satisfies Meta<typeof DashboardScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

/** Answers every question alike, and another one where it is said. */
async function answerAll(canvas: Canvas, answer: string, last = answer) {
  // The last one, how hard it has been, is not scored and may stay open.
  const groups = (await canvas.findAllByRole('radiogroup')).slice(0, -1);
  for (const [index, group] of groups.entries()) {
    await userEvent.click(within(group).getByRole('radio', { name: index === groups.length - 1 ? last : answer }));
  }
}
const send = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Send my answers' }));

export const Default: Story = {
  name: 'Shows what is asked for, and the scores over time in words, as a line and as a table [CARE-2]',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Complete GAD-7, about worry' })).toHaveAttribute(
      'href',
      '/dashboard?view=measures&id=msr-p9o4i2u7',
    );
    await expect(canvas.getByText('Requested by Dr. Amina Rahman · Due Friday, November 27')).toBeVisible();
    await expect(await canvas.findByRole('figure', { name: 'GAD-7, about worry' })).toBeVisible();
    await expect(
      await canvas.findByText(
        /Last time: 8 points. Mild symptoms of anxiety. 8 points lower than the first time, a difference people usually notice/,
      ),
    ).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Show as table' })).toHaveLength(2));
    await userEvent.click(
      within(canvas.getByRole('figure', { name: 'GAD-7, about worry' })).getByRole('button', { name: 'Show as table' }),
    );
    await expect(await canvas.findByRole('table', { name: 'GAD-7, about worry' })).toBeVisible();
  },
};

export const Answering: Story = {
  name: 'Says at each question that its answer is missing, and then what came of the answers [CARE-2]',
  args: { place: asked },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('radiogroup');
    await send(canvas);
    await expect(await canvas.findByText('7 questions are unanswered')).toBeVisible();
    await answerAll(canvas, 'Several days');
    await send(canvas);
    const heading = await canvas.findByRole('heading', { level: 2, name: 'Thank you' });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.getByText('7 of 21 points. Mild symptoms of anxiety.')).toBeVisible();
    await expect(canvas.getByText('1 point fewer than last time.')).toBeVisible();
  },
};

export const SelfHarm: Story = {
  name: 'Opens help with the answer about self-harm, and again with the result [CARE-2][CARE-1]',
  args: { place: { view: 'measures', id: 'PHQ_9' } },
  play: async ({ canvas }) => {
    await answerAll(canvas, 'Not at all', 'Several days');
    await expect(await canvas.findByRole('region', { name: 'You can reach a person now' })).toBeVisible();
    await send(canvas);
    await canvas.findByRole('heading', { level: 2, name: 'Thank you' });
    const help = within(canvas.getByRole('region', { name: 'You can reach a person now' }));
    await expect(help.getByRole('link', { name: 'Call 988' })).toBeVisible();
    await expect(help.getByText(/You don’t have to face this alone/)).toBeVisible();
  },
};

export const SendingFails: Story = {
  name: 'Keeps the answers when sending fails [ERROR-2]',
  args: { place: asked },
  beforeEach: ({ msw }) => msw.use(scenarios.offline(answerMeasure)),
  play: async ({ canvas }) => {
    await answerAll(canvas, 'Several days');
    await send(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We couldn’t reach the server');
    await expect(canvas.getAllByRole('radio', { name: 'Several days' })[0]).toBeChecked();
  },
};

export const AnsweredMeanwhile: Story = {
  name: 'Says when it was answered before, elsewhere',
  args: { place: asked },
  beforeEach: ({ msw }) => msw.use(scenarios.conflict(answerMeasure, { code: 'MEASURE_ANSWERED' })),
  play: async ({ canvas }) => {
    await answerAll(canvas, 'Not at all');
    await send(canvas);
    await expect(await canvas.findByText('You’ve already answered this one')).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(scenarios.loading(listMeasures), scenarios.loading(getMeasureTrend)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your questionnaires…')).toBeInTheDocument();
    await expect((await canvas.findAllByText('Loading your scores…'))[0]).toBeInTheDocument();
  },
};

export const Slow: Story = {
  args: { place: asked },
  beforeEach: ({ msw }) => msw.use(scenarios.slow(getMeasure)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the questionnaire…')).toBeInTheDocument();
    await expect(await canvas.findByRole('heading', { level: 1, name: 'GAD-7, about worry' })).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { account: 'newcomer@demo.test' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No questionnaires to complete right now.')).toBeVisible();
    await expect(
      (await canvas.findAllByText('Your scores appear here after you complete your first questionnaire.'))[0],
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Start PHQ-9, about mood' })).toHaveAttribute(
      'href',
      '/dashboard?view=measures&id=PHQ_9',
    );
  },
};

export const Error: Story = {
  name: 'A list that fails leaves the scores in their place',
  beforeEach: ({ msw }) => msw.use(scenarios.failingOnce(listMeasures, { status: 500 })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong on our side');
    await expect(await canvas.findByRole('figure', { name: 'PHQ-9, about mood' })).toBeVisible();
  },
};

export const Denied: Story = {
  args: { place: asked },
  beforeEach: ({ msw }) => msw.use(scenarios.denied(getMeasure)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('You don’t have access to this');
  },
};

export const NotFound: Story = {
  args: { place: { view: 'measures', id: 'msr-unknown' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'We couldn’t find this questionnaire' })).toBeVisible();
  },
};

export const LongText: Story = {
  name: 'The published questions fit a phone',
  globals: phone,
  args: { place: { view: 'measures', id: 'PHQ_9' } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/Moving or speaking so slowly/))[0]).toBeVisible();
    await expect(beyondTheEdge()).toEqual([]);
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'الاستبيانات' })).toBeVisible();
    await expect(await canvas.findByText(/المرة الأخيرة: 8 نقاط/)).toBeVisible();
  },
};
