import type { ComponentGuide } from '../../docs/guide.ts';

export const guide: ComponentGuide = {
  when: ['A panel or a page could not be shown: it says what happened, what is safe and what to do.'],
  whenNot: [
    'The page is there and one act on it failed: use Banner.',
    'There is nothing to show yet: use EmptyState.',
    'Answers in a form are wrong: use ErrorSummary.',
  ],
  anatomy: [
    'Mark: a cloud, or another icon',
    'Title: what happened, without blame',
    'Text: what is safe, and what to do',
    'Button “Try again”, only with onRetry',
    'Another way on, optional',
  ],
  keys: [
    ['Enter, Space', 'Press the button that has the focus.'],
    ['Tab', 'Moves to “Try again”, then to the other way on.'],
  ],
  rightToLeft: '“Try again” is on the right and the other way on to its left. The marks do not turn around.',
  dos: [
    'Say what is safe: “Your note is safe on this device.”',
    'Leave onRetry out where another attempt cannot help.',
  ],
  donts: ['A technical word or a bare code as the title.'],
  related: ['Banner', 'EmptyState', 'PlainButton', 'ErrorSummary'],
  since: '0.1.0',
};
