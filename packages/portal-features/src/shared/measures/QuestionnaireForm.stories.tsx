import { measureDefinitions } from '@sakina/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { QuestionnaireForm } from './QuestionnaireForm.tsx';
import type { QuestionnaireFormProps } from './QuestionnaireForm.tsx';
import { noAnswers } from './score.ts';

const { PHQ_9: phq9, GAD_7: gad7 } = measureDefinitions;
const phone = { viewport: { value: 'phone', isRotated: false } };

/** Holds the answers, as a screen would. */
function Answered({ answers: first, onAnswersChange, ...rest }: QuestionnaireFormProps) {
  const [answers, setAnswers] = useState(first);
  function change(next: typeof first) {
    setAnswers(next);
    onAnswersChange(next);
  }
  return <QuestionnaireForm {...rest} answers={answers} onAnswersChange={change} helpLevel={2} />;
}

const meta = {
  title: 'Shared states/Questionnaire',
  component: QuestionnaireForm,
  args: { definition: phq9, answers: noAnswers(phq9), onAnswersChange: fn() },
  render: (args) => (
    <>
      <h1>{'PHQ-9'}</h1>
      <Answered {...args} />
    </>
  ),
} satisfies Meta<typeof QuestionnaireForm>;
export default meta;

type Story = StoryObj<typeof meta>;

const harm = /better off dead/;
const helpTitle = { name: 'You can reach a person now' };

export const Default: Story = {
  name: 'Asks in the published words, and keeps each answer [CARE-2]',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('group', { name: /Over the last 2 weeks/ })).toBeVisible();
    await expect(canvas.getAllByRole('radiogroup')).toHaveLength(9);
    const first = within(canvas.getByRole('radiogroup', { name: 'Little interest or pleasure in doing things' }));
    await userEvent.click(first.getByRole('radio', { name: 'Several days' }));
    await expect(args.onAnswersChange).toHaveBeenLastCalledWith([1, null, null, null, null, null, null, null, null]);
    await expect(canvas.getByText('1 of 9 answered')).toBeVisible();
    await expect(canvas.queryByRole('region', helpTitle)).not.toBeInTheDocument();
  },
};

export const SelfHarm: Story = {
  name: 'Opens crisis help in the same moment as the answer, and leaves it open [CARE-2][CARE-1]',
  play: async ({ canvas }) => {
    const question = within(canvas.getByRole('radiogroup', { name: harm }));
    await userEvent.click(question.getByRole('radio', { name: 'Several days' }));
    const help = within(canvas.getByRole('region', helpTitle));
    await expect(help.getByRole('link', { name: 'Call 988' })).toBeVisible();
    await expect(canvas.getByText('Help is open below the questions: people you can reach now.')).toHaveAttribute(
      'role',
      'status',
    );
    await expect(question.getByRole('radio', { name: 'Several days' })).toHaveFocus();
    await userEvent.click(question.getByRole('radio', { name: 'Not at all' }));
    await expect(canvas.getByRole('region', helpTitle)).toBeVisible();
  },
};

export const Keyboard: Story = {
  name: 'Is answered by keyboard alone, the last question first of all [CARE-8]',
  play: async ({ canvas }) => {
    const last = within(canvas.getByRole('radiogroup', { name: harm })).getByRole('radio', { name: 'Not at all' });
    await userEvent.tab();
    await userEvent.keyboard(' {ArrowRight}');
    for (let index = 0; index < 8; index += 1) await userEvent.tab();
    await expect(last).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('region', helpTitle)).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Call 988' })).toHaveFocus();
  },
};

export const WithDifficulty: Story = {
  name: 'Asks last how difficult it has been, without scoring it',
  args: { definition: gad7, answers: [1, 1, 0, 2, 0, 0, 1], difficulty: 1, onDifficultyChange: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('radiogroup')).toHaveLength(8);
    await userEvent.click(canvas.getByRole('radio', { name: 'Very difficult' }));
    await expect(args.onDifficultyChange).toHaveBeenCalledWith(2);
  },
};

export const WithErrors: Story = {
  name: 'Says at the question that its answer is missing [ERROR-2]',
  args: {
    definition: gad7,
    answers: [1, 1, 0, 2, 0, 0, null],
    errors: [undefined, undefined, undefined, undefined, undefined, undefined, 'Choose the answer that is nearest.'],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: /something awful/ })).toHaveAccessibleDescription(
      'Choose the answer that is nearest.',
    );
  },
};

export const Phone: Story = {
  globals: phone,
  args: { answers: [0, 1, 1, 2, 0, 1, 0, 0, 1] },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
    await expect(canvas.getByRole('region', helpTitle)).toBeVisible();
  },
};

export const RightToLeft: Story = {
  name: 'Asks in the published Arabic words',
  globals: { locale: 'ar' },
  args: { answers: [0, 1, 1, 2, 0, 1, 0, 0, 1], onDifficultyChange: fn() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: /خلال الأسبوعين الماضيين/ })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'يمكنك التحدث إلى إنسان الآن' })).toBeVisible();
    await expect(canvas.queryByText(/[A-Za-z]{4,}/, { selector: 'main *' })).not.toBeInTheDocument();
  },
};

export const UnknownWording: Story = {
  name: 'Keeps words that it has no translation for, and says which language they are in',
  globals: { locale: 'ar' },
  args: { definition: { ...gad7, items: gad7.items.slice(0, 3) }, answers: [null, null, null] },
  play: async ({ canvas }) => {
    await expect((await canvas.findByRole('group', { name: /Over the last 2 weeks/ })).parentElement).toHaveAttribute(
      'lang',
      'en',
    );
  },
};
