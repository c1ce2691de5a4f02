import type { ComponentGuide } from '../../docs/guide.ts';

export const guide: ComponentGuide = {
  when: [
    'A number leads, with its period and how it compares: sessions this week, what is owed.',
    'Several of them stand in a StatGroup, which keeps their columns equal and their numbers apart.',
  ],
  whenNot: [
    'Many numbers are compared: use Table, or BarChart.',
    'The course over time matters: use LineChart or Sparkline.',
    'It is a fact among others: use KeyValueList.',
  ],
  anatomy: [
    'StatGroup: two a line on phones where they fit and from sm on, four from lg on',
    'Label: what is counted, and over which period',
    'Number, formatted for the reader',
    'Unit below it, optional',
    'Comparison, optional: an arrow and the words that say it',
  ],
  keys: [],
  rightToLeft:
    'Label, number and words begin on the right. The arrow turns around, so that up points to where the line goes on.',
  dos: [
    'Write the comparison in words: “4 more than last week”. The arrow only repeats it.',
    'Put the period into the label: “Canceled this month”.',
    'Give the number itself as amount, so that a zero is muted.',
  ],
  donts: ['A number that nobody can act on.', 'A bare minus: say in unit what it means, such as that it is owed.'],
  related: ['KeyValueList', 'Sparkline', 'Meter', 'BarChart', 'Table'],
  since: '0.1.0',
};
