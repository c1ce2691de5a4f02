import type { ComponentGuide } from '../../docs/guide.ts';

export const guide: ComponentGuide = {
  when: [
    'Several texts belong together and most readers need only some of them: the weeks of a program, the history of a consent.',
    'One text is long or rarely needed and would push the rest of the page down.',
  ],
  whenNot: [
    'Every reader needs the text: use Section, part of Layout, with a plain heading.',
    'The parts are views of equal weight, one at a time: use Tabs.',
    'It opens one thing of a list: use ListPane or SideSheet.',
  ],
  anatomy: [
    'Button “Expand all” or “Collapse all”, only with hasOpenAll',
    'Heading of a part, which is its button',
    'Meta, optional, at the end of the heading’s line: a count or a state',
    'Arrow that shows whether the part is open',
    'Content below the heading',
  ],
  keys: [
    ['Enter, Space', 'Opens the part, or closes it.'],
    ['Tab', 'Moves to the next heading, or into the content of an open part. Closed content is skipped.'],
  ],
  rightToLeft:
    'Headings begin on the right; the meta and the arrow are at the left end of the line. The arrow points down or up and does not turn around.',
  dos: ['Set headingLevel to fit the outline of the page.', 'Write headings that say what the part contains.'],
  donts: ['A price, a deadline or a warning that is only in closed content.'],
  related: ['Tabs', 'Layout', 'ListPane', 'Card'],
  since: '0.1.0',
};
