import type { ComponentGuide } from '../../docs/guide.ts';

export const guide: ComponentGuide = {
  when: [
    'A step forward leads to another page or address: find a therapist, log in, call 988.',
    'It has the weight of a button: the variants are those of Button.',
  ],
  whenNot: [
    'Something happens on this page: use Button.',
    'The link is part of a sentence, or one of many: use Link.',
    'A whole card leads to one place: use LinkCard.',
  ],
  anatomy: ['Icon, optional, before the words', 'Words that say where it goes'],
  keys: [
    ['Enter', 'Follows the link. Space does not, since it is a link.'],
    ['Tab', 'Moves on.'],
  ],
  rightToLeft: 'The icon stays at the start, which is the right. It does not turn around by itself.',
  dos: ['Name the place or the act: “Book a session”, “Call 988”.'],
  donts: ['An href that leads nowhere, with code in onClick.'],
  related: ['Button', 'Link', 'LinkCard', 'PlainButton', 'EmptyState'],
  since: '0.1.0',
};
