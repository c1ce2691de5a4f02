const FONT_FACE = /@font-face\s*\{[^}]*\}/g;

/** Whether a stylesheet names fonts and nothing else: such a sheet can come after what a page is for. */
export const namesFontsAlone = (css: string): boolean => css.replaceAll(FONT_FACE, '').trim() === '';
