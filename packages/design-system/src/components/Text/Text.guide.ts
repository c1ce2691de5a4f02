import type { ComponentGuide } from '../../docs/guide.ts';

export const guide: ComponentGuide = {
  when: [
    'Text stands on a page: prose, a label, figures or a code, each in its own voice.',
    'A tone says what it means; without one it takes the color of what is around it.',
  ],
  whenNot: [
    'It is a heading: use Heading.',
    'It leads somewhere: use Link.',
    'It is a message that has to be noticed: use Banner.',
  ],
  anatomy: ['Words', 'Element around them: a paragraph, unless the prop “as” says otherwise'],
  keys: [],
  rightToLeft: 'It follows the direction of the page. Put a name or an amount of another script into a bdi element.',
  dos: [
    'Give prose measure, so that a line has 68 characters at most.',
    'Font data for amounts and times, so that digits line up.',
  ],
  donts: [
    'The prop truncate where the whole text can’t be read elsewhere.',
    'Size or tone in place of structure: a heading is a Heading.',
  ],
  related: ['Heading', 'Link', 'TypeSpecimen', 'VisuallyHidden', 'Layout'],
  since: '0.1.0',
};
