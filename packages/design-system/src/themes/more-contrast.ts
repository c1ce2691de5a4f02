import type { ColorRole } from './roles.ts';

/**
 * Who asks for more contrast (`prefers-contrast: more`) gets these roles in the color of a stronger one, in every
 * palette.
 */
export const moreContrast = {
  hairline: 'controlBorder',
  textMuted: 'text',
  nightMuted: 'nightText',
} as const satisfies Partial<Record<ColorRole, ColorRole>>;
