import type { ComponentGuide } from '../../docs/guide.ts';

export const guide: ComponentGuide = {
  when: [
    'It is the head of every page: the brand, a short navigation, and the account at its end.',
    'Below md the navigation is in a Drawer, which menuButton opens.',
  ],
  whenNot: [
    'People work with many pages all day: use SideNav beside it, and leave nav empty.',
    'It is the head of one page’s content: use PageHeader.',
    'It is help in a crisis: use CrisisBar, which stands above it.',
  ],
  anatomy: [
    'Menu button, on narrow screens only',
    'Brand',
    'Navigation: up to about six words',
    'End: log in and sign up, or the menu of the account',
  ],
  keys: [
    ['Tab', 'Goes through the bar in the order in which it is seen.'],
    ['Enter', 'Opens the page.'],
  ],
  rightToLeft: 'The brand is on the right, the navigation follows to its left, and the account is at the left end.',
  dos: ['Mark the current page with isCurrent.', 'Put a SkipLink before it.'],
  related: ['Brand', 'SideNav', 'Drawer', 'CrisisBar', 'SkipLink'],
  since: '0.1.0',
};
