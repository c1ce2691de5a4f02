import type { ComponentGuide } from '../../docs/guide.ts';

export const guide: ComponentGuide = {
  when: [
    'A list or a page has no content yet: it says what will be here and how to get started.',
    'A search or a filter found nothing, and there is a way on; then without a drawing.',
  ],
  whenNot: [
    'The content could not be loaded: use ErrorState.',
    'The content is loading: use Skeleton.',
    'There is content, and a message about it: use Banner.',
  ],
  anatomy: [
    'Drawing, optional: for a first run and for what is done',
    'Title: what will be here',
    'Text: how to get started, in a sentence',
    'Action, optional, such as a ButtonLink',
  ],
  keys: [],
  rightToLeft: 'Everything is centered, so nothing changes sides. The drawing does not turn around.',
  dos: ['Say what will be here, not only that nothing is.', 'Set headingLevel to fit the outline of the page.'],
  donts: ['“No data” as the title.', 'A drawing where nothing was found.'],
  related: ['ErrorState', 'Illustration', 'Skeleton', 'ButtonLink'],
  since: '0.1.0',
};
