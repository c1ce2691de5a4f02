import type { ComponentGuide } from '../../docs/guide.ts';

export const guide: ComponentGuide = {
  when: [
    'A person is shown beside their name: in a row, in a byline, on the card of a session.',
    'The portrait may be missing or fail to load: initials are shown in its place.',
  ],
  whenNot: [
    'A kind of provider is meant and not a person: use KindMark.',
    'The person is in a call, with their picture: use VideoTile.',
    'The drawing is only decoration: use Illustration.',
  ],
  anatomy: [
    'Portrait, or the initials of the name',
    'Tint behind the initials, made from the name',
    'Mark of the kind of provider, optional, at the lower end',
  ],
  keys: [],
  rightToLeft:
    'The mark of the kind is at the end, which is the left. Initials in Arabic are kept apart, so that they do not join into one shape.',
  dos: ['Set label only where no name is shown beside it.', 'Say the kind of provider in words as well.'],
  donts: ['A label where the same name is beside it: a screen reader says it twice.'],
  related: ['KindMark', 'VideoTile', 'Presence', 'LinkCard', 'ListPane'],
  since: '0.1.0',
};
