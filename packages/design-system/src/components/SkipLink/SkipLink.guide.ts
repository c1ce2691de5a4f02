import type { ComponentGuide } from '../../docs/guide.ts';

export const guide: ComponentGuide = {
  when: ['A page has a bar or a navigation before its content: it is the first thing in every frame.'],
  whenNot: [
    'Everybody is to go to a part of the page, not only by keyboard: use Link.',
    'A form has errors to go to: use ErrorSummary.',
  ],
  anatomy: [
    'Link “Skip to content”, out of sight until it has the focus',
    'Target: the element with the content, named by its id',
  ],
  keys: [
    ['Tab', 'As the first stop of the page: brings it into sight.'],
    ['Enter', 'Moves the focus to the content.'],
  ],
  rightToLeft: 'It appears at the upper right.',
  dos: [
    'Give the element with the content its id and a tabIndex of -1.',
    'Put it before everything else in the frame.',
  ],
  related: ['TopBar', 'SideNav', 'Link', 'VisuallyHidden'],
  since: '0.1.0',
};
