/**
 * The greatest width of running text, about 68 letters a line. `ch` counts zeros, which are wider than the letters of
 * the reading face, so the figure is lower than the letters it allows.
 */
export const readingMeasure = '54ch';
