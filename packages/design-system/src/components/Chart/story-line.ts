/** For the stories of the line chart; nothing of the product imports it. */

/** The first days of thirteen weeks. */
export const weeks = [
  '2026-09-01',
  '2026-09-08',
  '2026-09-15',
  '2026-09-22',
  '2026-09-29',
  '2026-10-06',
  '2026-10-13',
  '2026-10-20',
  '2026-10-27',
  '2026-11-03',
  '2026-11-10',
  '2026-11-17',
  '2026-11-24',
];

/** The scores of thirteen weeks, one missing. */
export const scores = [18, 17, 17, 14, null, 13, 12, 13, 10, 9, 9, 7, 8];

/** The points of a line, a week apart. */
export const line = (values: (number | null)[], days = weeks) =>
  days.map((date, index) => ({ date, value: values[index] ?? null }));

/** A score in words. */
export const points = (value: number) => `${value} points`;

/** The bands of a depression score. */
export const severity = [
  { from: 0, to: 5, label: 'Minimal' },
  { from: 5, to: 10, label: 'Mild' },
  { from: 10, to: 15, label: 'Moderate' },
  { from: 15, to: 20, label: 'Moderately severe' },
  { from: 20, to: 27, label: 'Severe' },
];

/** Four kinds of sessions a week. */
export const sessions = [
  { id: 'individual', label: 'Individual', points: line([22, 24, 21, 26, 28, 27, 30, 29, 33, 31, 34, 36, 35]) },
  { id: 'couples', label: 'Couples', points: line([8, 9, 9, 7, 10, 11, 10, 12, 12, 11, 13, 14, 14]) },
  { id: 'family', label: 'Family', points: line([3, 4, 3, 5, 4, 6, 5, 5, 7, 6, 8, 7, 9]) },
  { id: 'group', label: 'Group', points: line([10, 10, 8, 8, 9, 7, 8, 6, 6, 7, 5, 5, 4]) },
];

/** Four lines in one chart. */
export const severalArgs = {
  title: 'Sessions held, by kind',
  description: 'A week each, since September',
  series: sessions,
  bands: [],
  max: 40,
  format: (value: number) => `${value} sessions`,
};
