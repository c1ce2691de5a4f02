import { adminTheme } from '../../themes/admin.ts';
import { portalTheme } from '../../themes/portal.ts';
import type { FontRole, TextStep, Theme } from '../../themes/roles.ts';

/** A family as it is served: its name and the weights that there are files for. */
interface Family {
  /** Its own name, which is the same in every language. */
  name: string;
  /** Weights, lightest first. */
  weights: readonly number[];
}

/** Size of a step in CSS pixels at the usual text size; where both differ it grows with the window. */
interface SizeRange {
  /** On a narrow window. */
  least: number;
  /** On a wide window. */
  most: number;
}

/** The weights the product serves; a test compares it with `fonts.css`. */
const WEIGHTS: Readonly<Record<string, readonly number[]>> = {
  Poppins: [600],
  Manrope: [500, 600, 700],
  Karla: [400, 600],
  Lato: [400, 700],
  'Roboto Mono': [400, 500],
  Inter: [400, 500, 600],
};

/** The family that sets Arabic in every voice but that of codes. */
export const arabicFamily = 'IBM Plex Sans Arabic';

/** The families served, by name. */
export const servedFamilies: readonly string[] = Object.keys(WEIGHTS);

/** The voices in the order in which they are shown. */
export const voices: readonly FontRole[] = ['display', 'control', 'reading', 'data', 'code'];

/** The scale, largest first. */
export const steps: readonly TextStep[] = ['h1', 'h2', 'h3', 'xl', 'lg', 'md', 'sm', 'xs'];

/** The themes by their names. */
export const themesByName: Readonly<Record<Theme['name'], Theme>> = { portal: portalTheme, admin: adminTheme };

/**
 * The family that a stack asks for first.
 * @param stack The value of `font-family`.
 */
export function familyOf(stack: string): Family {
  const name = (stack.split(',')[0] ?? '').trim().replaceAll(/['"]/g, '');
  return { name, weights: WEIGHTS[name] ?? [] };
}

/**
 * How large a size is, in pixels.
 * @param value `1rem`, `clamp(1rem, …, 2rem)`, or such a clamp that a narrow window caps, `min(clamp(…), 14vw)`.
 * @throws When a size has another form.
 */
export function sizeRange(value: string): SizeRange {
  const ends =
    /^(?:min\()?clamp\(([\d.]+)rem,.*,\s*([\d.]+)rem\)(?:, [\d.]+vw\))?$/.exec(value) ?? /^([\d.]+)rem$/.exec(value);
  if (!ends) throw new Error(`${value} is no size in rem`);
  const least = Number(ends[1]) * 16;
  return { least, most: ends[2] === undefined ? least : Number(ends[2]) * 16 };
}
