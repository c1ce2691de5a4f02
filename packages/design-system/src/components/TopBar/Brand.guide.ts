import type { ComponentGuide } from '../../docs/guide.ts';

export const guide: ComponentGuide = {
  when: ['The product shows its name and leads home: in the TopBar of every frame.'],
  whenNot: [
    'A page of the product is linked: use Link.',
    'A person or an organization is shown: use Avatar.',
    'A page needs a picture: use Illustration.',
  ],
  anatomy: ['Logo: a sun rising in the night', 'Name of the product'],
  keys: [['Enter', 'Goes home.']],
  rightToLeft: 'The logo stands on the right, before the name. It does not turn around.',
  donts: ['Twice in one frame.'],
  related: ['TopBar', 'SideNav', 'Footer', 'Illustration'],
  since: '0.1.0',
};
