import type { ComponentGuide } from '../../docs/guide.ts';

export const guide: ComponentGuide = {
  when: [
    'A whole page or a large panel is loading, and its shape is not known yet: entering a session, changing the portal.',
  ],
  whenNot: [
    'The shape of the content is known: use Skeleton in a LoadingRegion.',
    'A line of text says what is going on: use Spinner beside it.',
    'Loading has failed: use ErrorState.',
  ],
  anatomy: ['Spinner', 'Words: what is loading, or “Loading…”; said only if it takes long'],
  keys: [],
  rightToLeft: 'It stands in the middle, so nothing changes sides.',
  dos: [
    'Say what is loading where it is known: “Loading your sessions…”.',
    'Set fill to panel inside a page, so that it doesn’t take the whole window.',
  ],
  donts: ['Showing it in place of content that is already there.'],
  related: ['Spinner', 'Skeleton', 'ErrorState', 'Progress'],
  since: '0.1.0',
};
