import type { ComponentGuide } from '../../docs/guide.ts';

export const guide: ComponentGuide = {
  when: [
    'Words in a sentence or on a line of their own lead to another page.',
    'They lead to another site: isExternal opens it in a new tab, and says so.',
    'Each row of a list leads somewhere: variant row, so that the accent is left to what matters most.',
  ],
  whenNot: [
    'It is the main step forward: use ButtonLink.',
    'Something happens on this page: use Button.',
    'A whole card leads there: use LinkCard.',
  ],
  anatomy: [
    'Words that say where it goes',
    'Icon of another site, only with isExternal',
    '“(opens in a new tab)” for screen readers, only with isExternal',
  ],
  keys: [
    ['Enter', 'Follows the link.'],
    ['Tab', 'Moves on.'],
  ],
  rightToLeft: 'The icon of another site comes after the words, on the left. It does not turn around.',
  dos: ['Write words that make sense without the sentence around them.'],
  donts: ['“Click here” or “More”.'],
  related: ['ButtonLink', 'LinkCard', 'Button', 'Breadcrumbs'],
  since: '0.1.0',
};
