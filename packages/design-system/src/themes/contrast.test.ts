import { describe, expect, it } from 'vitest';
import { contrastPairs, contrastRatio } from '../docs/contrast.ts';
import { adminTheme } from './admin.ts';
import { portalTheme } from './portal.ts';

const themes = [portalTheme, adminTheme];

describe.each(themes)('[THEME-1] [THEME-2] in the $name theme', (theme) => {
  it.each(contrastPairs)('$front can be seen on $back (at least $least)', ({ front, back, least }) => {
    expect(contrastRatio(theme.color[front].value, theme.color[back].value)).toBeGreaterThanOrEqual(least);
  });
});

describe('the contrast formula', () => {
  it.each([
    ['#000000', '#FFFFFF', 21],
    ['#FFFFFF', '#FFFFFF', 1],
    ['#767676', '#FFFFFF', 4.54],
    ['#14204A', '#FBFAF9', 15.1],
    ['#FFFFFF', '#C41E66', 5.6],
  ])('gives %s on %s as %d', (front, back, ratio) => {
    expect(contrastRatio(front, back)).toBeCloseTo(ratio, 1);
  });

  it('rejects a colour it cannot parse', () => {
    expect(() => contrastRatio('rgb(0 0 0 / 0.5)', '#FFFFFF')).toThrow('not an opaque');
  });
});
