import type { ComponentGuide } from '../../docs/guide.ts';

export const guide: ComponentGuide = {
  when: [
    'Somebody goes between two to four places of the product: the portals of their account.',
    'Ground page for two or three views of one list or calendar, such as cards and lines.',
  ],
  whenNot: [
    'There are more places, or their names are long: use Menu or Select.',
    'The views are panels of one page: use Tabs.',
    'It is an answer in a form: use RadioGroup.',
  ],
  anatomy: ['Group with a name for screen readers', 'Places side by side: an icon and a word each'],
  keys: [
    ['Tab', 'Goes from place to place. Arrow keys choose nothing, since choosing goes there.'],
    ['Enter, Space', 'Go to the place.'],
  ],
  rightToLeft: 'The first place is on the right.',
  dos: ['Ignore the current place in onChoose: it is reported as well.'],
  donts: ['A setting that only shows its effect later: use Switch or RadioGroup.'],
  related: ['Tabs', 'SideNav', 'Menu', 'RadioGroup', 'DensitySwitch'],
  since: '0.1.0',
};
