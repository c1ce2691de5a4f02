import type { RunOptions } from 'axe-core';

/** What axe holds every story to: WCAG 2.2 A and AA and its own best practice, all as errors (CARE-8, SHOW-3). */
export const axeOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // A component is looked at by itself; landmarks are the business of the frame around it.
  rules: { region: { enabled: false } },
} satisfies RunOptions;

/** What of a page axe looks at: all but Storybook's own. */
export const axeContext = { include: ['body'], exclude: ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'] };
