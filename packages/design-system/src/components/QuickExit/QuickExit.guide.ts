import type { ComponentGuide } from '../../docs/guide.ts';

export const guide: ComponentGuide = {
  when: [
    'Somebody may be watched while using the product: it is in the CrisisBar of every page that has one.',
    'Size bar in a bar, where a phone shows one word; size large by itself.',
  ],
  whenNot: [
    'Somebody needs help rather than a way out: use CrisisBar.',
    'A session of the account ends: use a Menu with “Log out”.',
    'It leads to another page of the product: use Link.',
  ],
  anatomy: [
    'Link with an icon: “Leave this page now”',
    'How to leave by keyboard; hidden where there is none',
    'Dots that count the taps of Shift',
    'Announcement after the second tap',
  ],
  keys: [
    ['Shift', 'Three quick taps leave the page, from wherever the focus is, also while writing. Capitals don’t count.'],
    ['Enter', 'On the link: leaves the page.'],
  ],
  rightToLeft:
    'The icon stands on the right and turns around. In a bar the link stands at its end, and the name of the key stays as it is printed on it.',
  dos: [
    'Lead to a page that nobody would ask about, such as the weather.',
    'Replace the page in onExit, so that going back shows nothing.',
  ],
  donts: ['A question before leaving: it leaves at once.', 'Several of them on one page: each listens to Shift.'],
  related: ['CrisisBar', 'IdleWarning', 'Link'],
  since: '0.1.0',
};
