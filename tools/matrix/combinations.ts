/** One way in which a story is looked at without mounting it again. */
export interface Look {
  width: number;
  theme: 'portal' | 'admin';
  density: 'comfortable' | 'compact';
}

/** The widths of the matrix: a phone, a tablet, a laptop, a desk. */
export const WIDTHS = [320, 768, 1280, 1536] as const;

/** Languages of the matrix; each brings its direction, and is mounted by itself. */
export const LANGUAGES = ['en', 'ar'] as const;

/** What axe is asked in one look: everything, or what another theme or another density can break. */
export type Asked = 'all' | 'colours' | 'sizes';

/**
 * All ways to look at a mounted story, with what is asked in each. The first look of a width is asked everything, as a
 * width shows and hides parts; after it the theme is asked for colours, and the density, in either theme, for sizes.
 * Each look is asked whether it is wider than its window.
 */
export function looks(widths: readonly number[] = WIDTHS): (Look & { asked: Asked })[] {
  return widths.flatMap((width) => [
    { width, theme: 'portal' as const, density: 'comfortable' as const, asked: 'all' as const },
    { width, theme: 'admin' as const, density: 'comfortable' as const, asked: 'colours' as const },
    { width, theme: 'admin' as const, density: 'compact' as const, asked: 'sizes' as const },
    { width, theme: 'portal' as const, density: 'compact' as const, asked: 'sizes' as const },
  ]);
}
