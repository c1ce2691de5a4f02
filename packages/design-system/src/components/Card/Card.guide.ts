import type { ComponentGuide } from '../../docs/guide.ts';

export const guide: ComponentGuide = {
  when: [
    'One thing stands for itself and can be opened, moved or acted on: a session, an account, an offer.',
    'Tone dawn-edge marks the one thing that a page is about; tone danger is for a person who may be in danger.',
  ],
  whenNot: [
    'The whole card leads to one place: use LinkCard.',
    'Parts of a page are only told apart: use Section, part of Layout.',
    'Many things of one kind are compared: use Table.',
  ],
  anatomy: [
    'Line along the upper edge, only with tone dawn-edge',
    'Space inside, which follows density when it is medium',
    'Content, such as a heading, facts and buttons',
  ],
  keys: [],
  rightToLeft:
    'The colors of the dawn edge run from right to left, and the edge of tone danger is on the right. The content follows the page.',
  dos: ['Choose the element with as: article, section or li, by what the content is.'],
  donts: ['A card inside a card.', 'More than one card with tone dawn-edge in one view.'],
  related: ['LinkCard', 'Layout', 'KeyValueList', 'ListPane'],
  since: '0.1.0',
};
