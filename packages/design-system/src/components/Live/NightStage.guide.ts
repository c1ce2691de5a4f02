import type { ComponentGuide } from '../../docs/guide.ts';

export const guide: ComponentGuide = {
  when: [
    'A part of a page is dark at any hour, and every component in it takes its dark colors: a session room, the bar above a client’s record that an administrator may read for a time.',
  ],
  whenNot: [
    'The reader wants the whole product dark: use FooterChoice for the appearance.',
    'A thing is only to stand out: use Card.',
  ],
  anatomy: ['Dark background with space inside', 'Content in its dark colors'],
  keys: [],
  rightToLeft: 'It is a background, so nothing changes sides. Its content follows the page.',
  donts: ['Fixed colors inside it: take the colors of the theme, which it changes.'],
  related: ['CallControls', 'CallButton', 'VideoTile', 'Card'],
  since: '0.1.0',
};
