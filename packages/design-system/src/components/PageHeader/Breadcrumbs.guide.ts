import type { ComponentGuide } from '../../docs/guide.ts';

export const guide: ComponentGuide = {
  when: [
    'A page lies two or more levels below the top of a portal, and each level is a page of its own.',
    'A PageHeader shows them by its prop breadcrumbs; by itself the component is rarely needed.',
  ],
  whenNot: [
    'There is one page above: use PageHeader with a way back.',
    'It is a place in a fixed order of steps: use Stepper.',
    'It is the main navigation: use SideNav or TopBar.',
  ],
  anatomy: [
    'Links to the pages above, from the top down',
    'Arrow between two of them',
    'Page where the reader is, as text',
  ],
  keys: [
    ['Tab', 'Goes from link to link. The page where the reader is takes no focus.'],
    ['Enter', 'Follows the link.'],
  ],
  rightToLeft: 'The way begins on the right, and the arrows between its steps turn around.',
  dos: ['Leave href out for the last one: it is the page itself.'],
  related: ['PageHeader', 'Link', 'Stepper', 'SideNav'],
  since: '0.1.0',
};
