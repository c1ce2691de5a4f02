import type { ComponentGuide } from '../../docs/guide.ts';

export const guide: ComponentGuide = {
  when: [
    'Help in a crisis and the quick exit are to stay in sight: on every page, at any scroll position and above dialogs.',
  ],
  whenNot: ['A message is about the page: use Banner.', 'Only the way out of the page is offered: use QuickExit.'],
  anatomy: [
    'Sentence that says who the help is for; where there is no room, screen readers alone get it',
    'Line to call',
    'Line to write to',
    'Emergency number',
    'Further help and the quick exit',
  ],
  keys: [
    ['Tab', 'Moves through the numbers first, then through what else there is.'],
    ['Enter', 'Follows the link that has the focus, such as a call.'],
  ],
  rightToLeft:
    'The sentence and the numbers begin on the right. In the bar at the top the quick exit is at the left end.',
  dos: [
    'Show the lines of the reader’s country and leave out those it does not have.',
    'Write the number into the words: “Call 988”.',
  ],
  donts: ['A button that closes it.', 'A sentence that alarms.'],
  related: ['QuickExit', 'TopBar', 'Banner', 'Dialog'],
  since: '0.1.0',
};
