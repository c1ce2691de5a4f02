import type { ComponentGuide } from '../../docs/guide.ts';

export const guide: ComponentGuide = {
  when: ['A figure in a row or in a line of text has its trend beside it.'],
  whenNot: ['Single values are to be read: use LineChart.', 'The figure is compared with one before: use Stat.'],
  anatomy: [
    'Line of the values, with gaps where one is missing',
    'Dot at the last value, and at a value between two gaps',
    'Name for screen readers: the label and the trend in words',
  ],
  keys: [],
  rightToLeft: 'The drawing turns around: time runs from right to left, and the last value is on the left.',
  dos: ['Show the figure itself beside it.', 'Use size small in the rows of a table.'],
  related: ['LineChart', 'Stat', 'Table'],
  since: '0.1.0',
};
