import type { ComponentGuide } from '../../docs/guide.ts';

export const guide: ComponentGuide = {
  when: [
    'Something is true about this page or about one thing on it, for as long as the message is shown.',
    'An act on the page failed, and the message says what is safe and what can be done.',
  ],
  whenNot: [
    'The news is short and may go away by itself: use Toast.',
    'The whole page or panel could not be shown: use ErrorState.',
    'Answers in a form are wrong: use errorMessage at the field, and ErrorSummary.',
  ],
  anatomy: [
    'Mark of the tone',
    'Title: the news in a few words',
    'Text: what it means and what can be done',
    'Actions, optional: buttons or links that follow from it, at the end of the line where the text leaves them room',
    'Button “Dismiss”, only with onDismiss',
  ],
  keys: [
    ['Tab', 'Moves to the actions, then to “Dismiss”.'],
    ['Enter, Space', 'Presses the button that has the focus.'],
  ],
  rightToLeft: 'The mark is on the right and “Dismiss” on the left. Nothing turns around.',
  dos: [
    'Set urgency to none for what was on the page from the start.',
    'Use assertive only for what stops the reader, such as an act that failed.',
  ],
  donts: ['A Banner that can be dismissed while what it says is still a problem.'],
  related: ['Toast', 'ErrorState', 'ErrorSummary', 'Badge', 'Status'],
  since: '0.1.0',
};
