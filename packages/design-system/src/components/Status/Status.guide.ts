import type { ComponentGuide } from '../../docs/guide.ts';

export const guide: ComponentGuide = {
  when: [
    'The state of a thing is told in a list or on its page: signed, in progress, denied. Each tone has a mark of its own shape.',
    'A second line says since when or by whom: use detail.',
  ],
  whenNot: [
    'A word marks a name, such as a kind or a role: use Badge.',
    'Something on the page needs attention: use Banner.',
    'A word describes a thing, such as a topic: use Tag.',
  ],
  anatomy: ['Mark of the tone; none for neutral', 'State in a word or two', 'Detail in a second line, optional'],
  keys: [],
  rightToLeft: 'The mark stands on the right, before the words. It does not turn around.',
  dos: [
    'Choose the tone by what the reader has to do: due and warning ask for something, neutral asks for nothing.',
    'Use one word for one state everywhere.',
  ],
  donts: ['A tone for its color.'],
  related: ['Badge', 'Tag', 'Banner', 'Timeline'],
  since: '0.1.0',
};
