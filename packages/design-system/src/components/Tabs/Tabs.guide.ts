import type { ComponentGuide } from '../../docs/guide.ts';

export const guide: ComponentGuide = {
  when: [
    'One page has several views of one thing, and one of them is enough at a time: invoices and estimates, the parts of a profile.',
    'With keepsMounted a hidden view keeps what was typed into it.',
  ],
  whenNot: [
    'Each view is a page with its own address in the navigation: use SideNav or TopBar.',
    'Parts are read one after another, or several at once: use Accordion or headings.',
    'They are steps in a fixed order: use Stepper.',
  ],
  anatomy: ['Row of tabs: a word or two each, and a count where it helps', 'Panel of the tab shown'],
  keys: [
    ['Left Arrow, Right Arrow', 'Show the tab beside it, around the ends.'],
    ['Home, End', 'Show the first and the last tab.'],
    ['Tab', 'Goes from the row into what the tab shows.'],
  ],
  rightToLeft:
    'The first tab is on the right, Left Arrow goes to the next one, and a row that scrolls fades out on the left.',
  dos: ['Keep the tab shown in the address, so that it can be shared and found again.'],
  donts: ['A tab that nothing is in and that never will have anything.'],
  related: ['Switcher', 'Stepper', 'Accordion', 'SideNav', 'PageHeader'],
  since: '0.1.0',
};
