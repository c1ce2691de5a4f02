import type { TokenGroup } from '../tokens/token.ts';
import type { SpaceStep } from './roles.ts';

/** The narrowest window the product is drawn for, in CSS pixels. */
const NARROWEST = 320;

/**
 * A space that grows with the text only as far as a narrow window has room: no wider in it, part for part, than at the
 * usual text size in the narrowest one. At 200 % on a phone the room is needed for words.
 */
const capped = (pixels: number) => `min(${pixels / 16}rem, ${(pixels / NARROWEST) * 100}vw)`;

/**
 * The spacing scale for a unit.
 * @param unit Spacing unit in CSS pixels: 8 in the portal theme (THEME-1), 6 in the monochrome one (THEME-2).
 */
export function spaceScale(unit: number): TokenGroup<SpaceStep> {
  const step = (factor: number, description: string) => ({
    value: factor < 2 ? `${(unit * factor) / 16}rem` : capped(unit * factor),
    description,
  });
  return {
    half: step(0.5, 'Between an icon and its word.'),
    x1: step(1, 'Between things that belong together.'),
    x1h: step(1.5, 'Between the lines of a group.'),
    x2: step(2, 'Between fields, inside small panels.'),
    x3: step(3, 'Inside cards and panels.'),
    x4: step(4, 'Between groups.'),
    x5: step(5, 'Between a heading block and what it heads.'),
    x6: step(6, 'Between sections on a phone.'),
    x8: step(8, 'Between sections.'),
    x12: step(12, 'Around a page’s opening statement.'),
    x16: step(16, 'Between the chapters of a content page.'),
  };
}
