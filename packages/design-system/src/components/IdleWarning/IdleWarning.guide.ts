import type { ComponentGuide } from '../../docs/guide.ts';

export const guide: ComponentGuide = {
  when: [
    'Someone who is logged in has not done anything for a while and is about to be logged out. It is shown once, above every page.',
  ],
  whenNot: ['The reader decides about an act: use ConfirmDialog.', 'Time is shown without a question: use Timer.'],
  anatomy: [
    'Title: “Are you still there?”',
    'Text: why, and what happens to what was written',
    'Countdown',
    'Button “Log out now”',
    'Button “Stay logged in”, which has the focus at first',
  ],
  keys: [
    ['Enter, Space', 'Press the button that has the focus, at first “Stay logged in”.'],
    ['Escape', 'Stays logged in.'],
    ['Tab', 'Moves to the next control and stays inside.'],
  ],
  rightToLeft: 'Title and text begin on the right. “Stay logged in” is last in the row, on the left.',
  dos: [
    'Count the seconds in the owner; they are read out only at 60, 30 and 10.',
    'Say in children that drafts are kept, where they are.',
  ],
  related: ['ConfirmDialog', 'Dialog', 'Timer'],
  since: '0.1.0',
};
