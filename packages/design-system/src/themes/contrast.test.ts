import { describe, expect, it } from 'vitest';
import { contrastPairs, contrastRatio, palettes, withMoreContrast } from '../docs/contrast.ts';

describe.each(palettes)('[THEME-1] [THEME-2] [LOOK-2] in the palette $name', ({ palette }) => {
  it.each(contrastPairs)('$front can be seen on $back (at least $least)', ({ front, back, least }) => {
    expect(contrastRatio(palette.color[front].value, palette.color[back].value)).toBeGreaterThanOrEqual(least);
  });

  it('keeps every pair where more contrast is asked for, and draws dividing lines as strongly as controls', () => {
    const { color } = withMoreContrast(palette);
    for (const { front, back, least } of contrastPairs)
      expect(contrastRatio(color[front].value, color[back].value), `${front} on ${back}`).toBeGreaterThanOrEqual(least);
    for (const ground of ['canvas', 'surface', 'raised', 'sunken'] as const) {
      expect(contrastRatio(color.hairline.value, color[ground].value)).toBeGreaterThanOrEqual(3);
      expect(contrastRatio(color.textMuted.value, color[ground].value)).toBeGreaterThanOrEqual(7);
    }
  });
});

describe.each(palettes.filter(({ scheme }) => scheme === 'dark'))(
  '[LOOK-2] in the palette $name',
  ({ palette: { color } }) => {
    const onBlack = (role: 'canvas' | 'sunken' | 'surface' | 'raised' | 'tintNavy') =>
      contrastRatio(color[role].value, '#000000');

    it('what is nearer is lighter: page, card, dialog, and what is chosen in any of them', () => {
      expect(onBlack('canvas')).toBeLessThan(onBlack('sunken'));
      expect(onBlack('sunken')).toBeLessThan(onBlack('surface'));
      expect(onBlack('surface')).toBeLessThan(onBlack('raised'));
      expect(onBlack('raised')).toBeLessThan(onBlack('tintNavy'));
    });

    it('text is not pure white', () => {
      expect(color.text.value.toLowerCase()).not.toBe('#ffffff');
    });
  },
);

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

  it('rejects a color it cannot parse', () => {
    expect(() => contrastRatio('rgb(0 0 0 / 0.5)', '#FFFFFF')).toThrow('not an opaque');
  });
});
