import type { ComponentGuide } from '../../docs/guide.ts';

export const guide: ComponentGuide = {
  when: [
    'Content is loading whose shape is known: text, a heading, a portrait, a button, a field.',
    'Put it into a LoadingRegion, which says what is loading if it takes long.',
  ],
  whenNot: [
    'A whole page is loading, and its shape is not known: use LoadingScreen.',
    'It is known how far something is: use Progress.',
    'Something was asked for by a button: the Button shows by itself that it is waiting.',
  ],
  anatomy: [
    'LoadingRegion: the words for screen readers around it, said only if it takes long',
    'Outline of what is coming: text, heading, block, avatar, button or field',
  ],
  keys: [],
  rightToLeft: 'Everything stands as the content will: the short last line of a text ends on the left.',
  dos: [
    'Draw what is coming in its size, so that nothing moves when it is there.',
    'Name it in the label of the region: “Loading your sessions…”.',
  ],
  donts: ['A Skeleton without a LoadingRegion: a screen reader would hear nothing.'],
  related: ['LoadingScreen', 'Spinner', 'Progress', 'ErrorState', 'EmptyState'],
  since: '0.1.0',
};
