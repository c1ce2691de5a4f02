import { theme } from '../../themes/theme.ts';

/** Space between things: a step of the scale, or one that follows density. */
export type Gap =
  | 'none'
  | 'half'
  | 'x1'
  | 'x1h'
  | 'x2'
  | 'x3'
  | 'x4'
  | 'x5'
  | 'x6'
  | 'x8'
  | 'x12'
  | 'stack'
  | 'section';

const GAPS: Record<Gap, string> = {
  none: '0rem',
  half: theme.space.half,
  x1: theme.space.x1,
  x1h: theme.space.x1h,
  x2: theme.space.x2,
  x3: theme.space.x3,
  x4: theme.space.x4,
  x5: theme.space.x5,
  x6: theme.space.x6,
  x8: theme.space.x8,
  x12: theme.space.x12,
  stack: theme.size.stackGap,
  section: theme.size.sectionGap,
};

/** One static rule a step, computed once when the module is read. */
export const gapRules: string = Object.entries(GAPS)
  .map(([step, value]) => `&[data-gap='${step}'] { gap: ${value}; }`)
  .join('\n');

/**
 * The same, and to the head of a page how much of the space below it comes from the stack: the head owns that space
 * alone.
 */
export const stackGapRules: string = `${gapRules.replaceAll(/gap: (.+?);/g, '--gap: $1; gap: var(--gap);')}
& > [data-page-head] { --stack-gap: var(--gap); }`;
