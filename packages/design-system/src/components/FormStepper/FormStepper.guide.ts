import type { ComponentGuide } from '../../docs/guide.ts';

export const guide: ComponentGuide = {
  when: [
    'A long form is filled in step by step, each with a heading of its own: joining as a client, applying as a provider.',
    'FormReview shows all answers in the last step. DraftLine says whether they are saved.',
  ],
  whenNot: [
    'The questions fit one page: use Form.',
    'Only the place in an order of steps is shown: use Stepper.',
    'Views can be read in any order: use Tabs.',
  ],
  anatomy: [
    'Stepper: the row of steps',
    'Heading of the step, which takes the focus',
    'Fields of the step; in the last one FormReview, with a button back to each part',
    'DraftLine, only with draftState',
    'Button “Next”, “Send” or “Back to review”',
    'Button “Back”, from the second step on',
  ],
  keys: [
    ['Enter', 'In a field of one line: checks the step and goes on.'],
    ['Enter, Space', 'On a button: press it. On a finished step: return to it.'],
    ['Tab', 'Moves on; in a new step it begins at the heading.'],
  ],
  rightToLeft: 'The steps follow each other from right to left, and heading, fields and buttons begin on the right.',
  dos: [
    'Return false from onNext and fill errors, so that the step stays open.',
    'Set hasLeaveWarning only while something would be lost.',
    'End with FormReview, so that all answers can be read and changed.',
  ],
  donts: ['A step without a heading that asks or names something.'],
  related: ['Form', 'Stepper', 'FormActions', 'ErrorSummary'],
  since: '0.1.0',
};
