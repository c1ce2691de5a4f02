/**
 * Minimum widths of the layout steps in CSS pixels (THEME-1). Media queries cannot read CSS variables, so these stay
 * constants.
 */
export const portalBreakpoints = { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } as const;

/** The monochrome theme's own steps (THEME-2). */
export const adminBreakpoints = { xs: 0, sm: 640, md: 1024, lg: 1440 } as const;

/** Media queries of the portal theme: `@media ${up.md} { … }`. */
export const up = {
  sm: '(min-width: 600px)',
  md: '(min-width: 900px)',
  lg: '(min-width: 1200px)',
  xl: '(min-width: 1536px)',
} as const;

/** Media queries below a step of the portal theme: `@media ${below.md} { … }`. */
export const below = {
  sm: '(max-width: 599.98px)',
  md: '(max-width: 899.98px)',
  lg: '(max-width: 1199.98px)',
} as const;

/** The same for the monochrome theme, used by the admin frame. */
export const adminUp = { sm: '(min-width: 640px)', md: '(min-width: 1024px)', lg: '(min-width: 1440px)' } as const;
export const adminBelow = { sm: '(max-width: 639.98px)', md: '(max-width: 1023.98px)' } as const;
