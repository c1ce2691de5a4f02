import type { RunOptions } from 'axe-core';

/** What axe holds every story to: WCAG 2.2 A and AA and its own best practice, all as errors (CARE-8, SHOW-3). */
export const axeOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // A component is looked at by itself; landmarks are the business of the frame around it.
  rules: { region: { enabled: false } },
} satisfies RunOptions;

/**
 * The rules that an attribute of the root can break: theme, density, direction. They read colors, sizes, overflow and
 * what styles hide; names, roles and order stay as they are. `npm run test:matrix` runs the whole set once a width and
 * language.
 */
export const rulesOfLooks: readonly string[] = [
  'color-contrast',
  'link-in-text-block',
  'target-size',
  'scrollable-region-focusable',
  'aria-hidden-focus',
  'avoid-inline-spacing',
];

/** Of these, what a theme can break. */
export const rulesOfColours: readonly string[] = ['color-contrast', 'link-in-text-block'];

/** Of these, what a density can break. */
export const rulesOfSizes: readonly string[] = rulesOfLooks.filter((rule) => !rulesOfColours.includes(rule));

/** What of a page axe looks at: all but Storybook's own. */
export const axeContext = {
  include: ['body'],
  exclude: ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'],
};
