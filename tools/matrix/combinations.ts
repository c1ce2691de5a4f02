/** One way in which a story is looked at without mounting it again. */
export interface Look {
  width: number;
  theme: 'portal' | 'admin';
  density: 'comfortable' | 'compact';
  colorScheme: 'light' | 'dark';
}

/** The widths of the matrix: a phone, a tablet, a laptop, a desk. */
export const WIDTHS = [320, 768, 1280, 1536] as const;

/** Languages of the matrix; each brings its direction, and is mounted by itself. */
export const LANGUAGES = ['en', 'ar'] as const;

/** What axe is asked in one look: everything, or what another theme or another density can break. */
export type Asked = 'all' | 'colours' | 'sizes';

/** The width at which night is looked at: it changes colours alone, which widths do not. */
const NIGHT_WIDTH = 1280;

/**
 * All ways to look at a mounted story, with what is asked in each. The first look of a width is asked everything, as a
 * width shows and hides parts; after it the theme is asked for colours, and the density, in either theme, for sizes.
 * One width is asked for the colours of both themes by night as well. Each look is asked whether it is wider than its
 * window.
 */
export function looks(widths: readonly number[] = WIDTHS): (Look & { asked: Asked })[] {
  return widths.flatMap((width) => {
    const day = { width, colorScheme: 'light' } as const;
    const night = { width, colorScheme: 'dark', density: 'comfortable', asked: 'colours' } as const;
    return [
      { ...day, theme: 'portal', density: 'comfortable', asked: 'all' },
      { ...day, theme: 'admin', density: 'comfortable', asked: 'colours' },
      { ...day, theme: 'admin', density: 'compact', asked: 'sizes' },
      { ...day, theme: 'portal', density: 'compact', asked: 'sizes' },
      ...(width === NIGHT_WIDTH ? [{ ...night, theme: 'portal' } as const, { ...night, theme: 'admin' } as const] : []),
    ] as const;
  });
}
