import type { ComponentGuide } from '../../docs/guide.ts';

export const guide: ComponentGuide = {
  when: [
    'People work in a portal all day and change between many pages: the provider portal, the administration.',
    'On a narrow screen the same navigation is shown in a Drawer.',
  ],
  whenNot: [
    'There are up to about six pages for everybody: use TopBar.',
    'Views of one page are changed: use Tabs.',
    'One thing of a list is opened: use ListPane or SideSheet.',
  ],
  anatomy: [
    'Header, optional: the switch between portals or the brand',
    'Groups with a name; the first one has none',
    'Entries: an icon, a name and a count or word at the end',
    'Footer at the lower edge, optional',
  ],
  keys: [
    ['Tab', 'Goes through the entries in the order of the day.'],
    ['Enter', 'Opens the page.'],
  ],
  rightToLeft: 'Icons stand on the right and counts on the left. The mark of the current page is at the right edge.',
  dos: ['Mark the current page with isCurrent.', 'Order the entries by the day’s work, not by the alphabet.'],
  donts: ['A second level that opens: give the page Tabs.'],
  related: ['TopBar', 'Drawer', 'Switcher', 'Brand', 'Tabs'],
  since: '0.1.0',
};
