import type { ComponentGuide } from '../../docs/guide.ts';

export const guide: ComponentGuide = {
  when: [
    'A card leads to exactly one place: a circle, a program, a provider.',
    'Its whole surface can be pressed, and a screen reader reads only the title as the link.',
  ],
  whenNot: [
    'There are several acts of equal weight: use Card with buttons.',
    'The open thing stands beside its list: use ListPane.',
    'Words alone are enough: use Link or ButtonLink.',
  ],
  anatomy: [
    'Media, optional, before the title: an avatar, an icon or a drawing',
    'Title: a heading with the link',
    'Facts under the title; buttons and links in them keep working',
  ],
  keys: [
    ['Enter', 'Follows the link.'],
    ['Tab', 'Moves to the card’s link, then to buttons and links in its facts.'],
  ],
  rightToLeft: 'Media, title and facts begin on the right. Nothing turns around.',
  dos: ['Keep the title short: it is the only text of the link.', 'Set headingLevel to fit the outline of the page.'],
  donts: ['A second link to the same place inside the card.'],
  related: ['Card', 'Avatar', 'Link', 'ButtonLink', 'Layout'],
  since: '0.1.0',
};
