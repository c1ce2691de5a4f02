/** The size of text that browsers begin with, in pixels; what is set in rem is meant at it. */
const USUAL_TEXT = 16;

/**
 * Converts pixels of the window into pixels at the usual text size: half as many for who reads at 200 %.
 * @param pixels As measured.
 */
export function usualPixels(pixels: number): number {
  const text = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return text > 0 ? (pixels * USUAL_TEXT) / text : pixels;
}
