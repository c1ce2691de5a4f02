import type { RunOptions } from 'axe-core';

/** What axe holds every story to: WCAG 2.2 A and AA and its own best practice, all as errors (CARE-8, SHOW-3). */
export const axeOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // A component is looked at by itself; landmarks are the business of the frame around it.
  rules: { region: { enabled: false } },
} satisfies RunOptions;

/**
 * The rules that a theme, a density or a direction can break: those that read colours, sizes, overflow and what styles
 * hide. All others read the elements, which are the same ones; `npm run test:matrix` runs every rule in every cell.
 */
export const styleRules = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block', 'target-size', 'scrollable-region-focusable', 'aria-hidden-focus', 'avoid-inline-spacing'] },
  resultTypes: ['violations'],
} satisfies RunOptions;

/** What of a page axe looks at: all but Storybook's own. */
export const axeContext = { include: ['body'], exclude: ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'] };
