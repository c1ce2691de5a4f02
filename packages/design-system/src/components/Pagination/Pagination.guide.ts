import type { ComponentGuide } from '../../docs/guide.ts';

export const guide: ComponentGuide = {
  when: [
    'A long list is read page by page, and somebody wants to come back to the same place: the providers of a search.',
    'Each page has an address: give hrefFor, so that the steps are links.',
  ],
  whenNot: [
    'Rows are compared, sorted and chosen: use DataTable.',
    'It is a step in a fixed order: use Stepper.',
    'Everything fits on one page: use Table or a plain list. With one page the component shows only its summary.',
  ],
  anatomy: [
    'Summary, optional: “Showing 11 to 20 of 116 providers”',
    'Previous page',
    'First and last page, the current one and those beside it, with dots for the others',
    'Next page',
    'On a phone in place of the numbers: “Page 2 of 12”',
  ],
  keys: [
    ['Tab', 'Goes from step to step. At an end the step stays focusable, so that the focus isn’t lost.'],
    ['Enter', 'Goes to the page.'],
    ['Space', 'Does the same, where the steps are buttons rather than links.'],
  ],
  rightToLeft: 'The previous page is on the right and the next one on the left, and their arrows turn around.',
  dos: [
    'Say in summary how much there is, so that nobody has to count pages.',
    'Name each with label where a screen has two.',
  ],
  related: ['DataTable', 'Table', 'Stepper', 'SearchField'],
  since: '0.1.0',
};
