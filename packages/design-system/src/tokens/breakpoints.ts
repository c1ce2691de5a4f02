/**
 * Minimum widths of the layout steps in CSS pixels (THEME-1). Media queries cannot read CSS variables, so these stay
 * constants.
 */
export const portalBreakpoints = { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } as const;

/** The monochrome theme's own steps (THEME-2). */
export const adminBreakpoints = { xs: 0, sm: 640, md: 1024, lg: 1440 } as const;

/**
 * Media queries of the portal theme: `@media ${up.md} { … }`. They count in `em`, of which 16 px are one at the
 * reader’s usual text size: with text at twice its size the layout of half the width is taken, and nothing scrolls
 * sideways.
 */
export const up = {
  sm: '(min-width: 37.5em)',
  md: '(min-width: 56.25em)',
  lg: '(min-width: 75em)',
  xl: '(min-width: 96em)',
} as const;

/** Media queries below a step of the portal theme: `@media ${below.md} { … }`. */
export const below = {
  sm: '(max-width: 37.49875em)',
  md: '(max-width: 56.24875em)',
  lg: '(max-width: 74.99875em)',
} as const;

/** A phone whose reader has text at 200 %: room for half of the words of a line. In both themes. */
export const largeText = '(max-width: 15.99875em)';

/** The same for the monochrome theme, used by the admin frame. */
export const adminUp = { sm: '(min-width: 40em)', md: '(min-width: 64em)', lg: '(min-width: 90em)' } as const;
export const adminBelow = { sm: '(max-width: 39.99875em)', md: '(max-width: 63.99875em)' } as const;
