import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { arabicFamily, familyOf, servedFamilies, sizeRange, steps, themesByName, voices } from './facts.ts';

const faces = readFileSync(new URL('../../foundations/fonts/fonts.css', import.meta.url), 'utf8')
  .split('@font-face')
  .filter((face) => face.includes('url(') && face.includes('font-style: normal'));

/** The hundreds of a face's weight: one, or all of a file that has every weight between two. */
function hundreds(face: string): number[] {
  const [from = Number.NaN, to = from] = (/font-weight: ([\d ]+)/.exec(face)?.[1] ?? '').split(' ').map(Number);
  return Array.from({ length: (to - from) / 100 + 1 }, (_, index) => from + index * 100);
}

/** The weights that `fonts.css` has a file for. */
function weightsServed(family: string): number[] {
  const own = faces.filter((face) => new RegExp(`font-family: '?${family}'?;`).test(face));
  return [...new Set(own.flatMap(hundreds))].toSorted((a, b) => a - b);
}

describe('the facts about a family', () => {
  it.each(servedFamilies)('lists the weights served of %s [THEME-4]', (family) => {
    expect(familyOf(family).weights).toEqual(weightsServed(family));
  });

  it('covers each family that a theme asks for', () => {
    const asked = Object.values(themesByName).flatMap(({ font }) => voices.map((voice) => familyOf(font[voice].value)));
    expect(asked.filter(({ weights }) => weights.length === 0)).toEqual([]);
    expect(new Set(asked.map(({ name }) => name))).toEqual(new Set(servedFamilies));
  });

  it('sets Arabic in one family that is in the stack of every voice but that of codes', () => {
    const spoken = voices.filter((voice) => voice !== 'code');
    for (const { font } of Object.values(themesByName))
      for (const voice of spoken) expect(font[voice].value).toContain(`'${arabicFamily}'`);
  });

  it.each([
    ["'Roboto Mono', monospace", 'Roboto Mono', [400, 500]],
    ['Inter', 'Inter', [400, 500, 600]],
    ['No one Sans, serif', 'No one Sans', []],
    ['', '', []],
  ])('of %s is %s', (stack, name, weights) => {
    expect(familyOf(stack)).toEqual({ name, weights });
  });
});

describe('the size of a step', () => {
  it.each([
    ['1rem', 16, 16],
    ['0.8125rem', 13, 13],
    ['clamp(1.25rem, 1.05rem + 0.6vw, 1.5rem)', 20, 24],
    ['min(clamp(1.75rem, 1.3rem + 1.4vw, 2.375rem), 14vw)', 28, 38],
  ])('%s is %d to %d px', (value, least, most) => {
    expect(sizeRange(value)).toEqual({ least, most });
  });

  it.each(['12px', '1em', 'calc(1rem + 1px)', ''])('is refused for “%s”', (value) => {
    expect(() => sizeRange(value)).toThrow('no size in rem');
  });

  it.each(Object.values(themesByName))(
    'falls from step to step in the $name theme, and none is below 12 px',
    ({ text }) => {
      const most = steps.map((step) => sizeRange(text[step].value).most);
      expect(most).toEqual(most.toSorted((a, b) => b - a));
      expect(Math.min(...steps.map((step) => sizeRange(text[step].value).least))).toBeGreaterThanOrEqual(12);
    },
  );
});
