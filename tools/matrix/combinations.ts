/** One way in which a story is looked at without mounting it anew. */
export interface Look {
  width: number;
  theme: 'portal' | 'admin';
  density: 'comfortable' | 'compact';
}

/** The widths of the matrix: a phone, a tablet, a laptop, a desk. */
export const WIDTHS = [320, 768, 1280, 1536] as const;

/** Languages of the matrix; each brings its direction, and is mounted by itself. */
export const LANGUAGES = ['en', 'ar'] as const;

/**
 * All ways to look at a mounted story, with the rules for each. The first look of a width has the whole set, as a width
 * shows and hides parts; the others have the rules that theme and density can break.
 */
export function looks(widths: readonly number[] = WIDTHS): (Look & { rules: 'all' | 'looks' })[] {
  return widths.flatMap((width) =>
    (['portal', 'admin'] as const).flatMap((theme) =>
      (['comfortable', 'compact'] as const).map((density) => ({ width, theme, density, rules: theme === 'portal' && density === 'comfortable' ? ('all' as const) : ('looks' as const) })),
    ),
  );
}
