import type { ComponentGuide } from '../../docs/guide.ts';

export const guide: ComponentGuide = {
  when: ['Several questions in a row have the same answers: the items of a questionnaire such as PHQ-9 or GAD-7.'],
  whenNot: [
    'It is one question: use RatingScale.',
    'The questions have different answers: use a RadioGroup for each.',
    'Results are shown rather than asked for: use Table or LineChart.',
  ],
  anatomy: [
    'Label: the beginning that all questions share',
    'Description, and how many of the questions are answered',
    'Words of the answers, once above the columns; on a phone beside each mark',
    'Questions, each with its answers in a row',
    'Error below a question',
  ],
  keys: [
    ['Tab', 'Goes from question to question: to the answer chosen, or to the first one.'],
    ['Arrow keys', 'Choose the next or the previous answer of the question, around the ends.'],
    ['Space', 'Chooses the answer that has the focus.'],
  ],
  rightToLeft:
    'Questions are on the right, and the answers run from right to left. Left and Right Arrow move as it is seen.',
  dos: [
    'Keep the words of an instrument as they were tested.',
    'Give each question a name, by which an ErrorSummary finds it.',
  ],
  donts: ['Answers chosen beforehand.'],
  related: ['RatingScale', 'NumericScale', 'RadioGroup', 'Table', 'ErrorSummary'],
  since: '0.1.0',
};
