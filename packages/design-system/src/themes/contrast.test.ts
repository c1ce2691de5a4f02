import { describe, expect, it } from 'vitest';
import { contrastPairs, contrastRatio } from '../docs/contrast.ts';
import { adminBelow, adminBreakpoints, adminUp, below, portalBreakpoints, up } from '../tokens/breakpoints.ts';
import { adminTheme } from './admin.ts';
import { portalTheme } from './portal.ts';
import { themeVariables } from './theme.ts';

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

  it('refuses a colour it cannot weigh', () => {
    expect(() => contrastRatio('rgb(0 0 0 / 0.5)', '#FFFFFF')).toThrow('not an opaque');
  });
});

describe('[THEME-1] the navy and pink theme', () => {
  it('steps at 0, 600, 900, 1200 and 1536', () => {
    expect(portalBreakpoints).toEqual({ xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 });
  });

  it.each([
    ['sm', up.sm, below.sm],
    ['md', up.md, below.md],
    ['lg', up.lg, below.lg],
  ] as const)('has media queries at %s that meet without a gap', (step, from, until) => {
    expect(from).toBe(`(min-width: ${portalBreakpoints[step]}px)`);
    expect(until).toBe(`(max-width: ${portalBreakpoints[step] - 0.02}px)`);
  });

  it('spaces in units of 8', () => {
    expect(portalTheme.space.x1.value).toBe('0.5rem');
    expect(portalTheme.space.x4.value).toBe('2rem');
  });

  it.each(['Poppins', 'Karla', 'Lato', 'Manrope', 'Roboto Mono'])('speaks in %s', (family) => {
    expect(Object.values(portalTheme.font).map((font) => font.value).join()).toContain(family);
  });
});

describe('[THEME-2] the monochrome theme', () => {
  it('steps at 0, 640, 1024 and 1440', () => {
    expect(adminBreakpoints).toEqual({ xs: 0, sm: 640, md: 1024, lg: 1440 });
  });

  it.each([
    ['sm', adminUp.sm, adminBelow.sm],
    ['md', adminUp.md, adminBelow.md],
  ] as const)('has media queries at %s that meet without a gap', (step, from, until) => {
    expect(from).toBe(`(min-width: ${adminBreakpoints[step]}px)`);
    expect(until).toBe(`(max-width: ${adminBreakpoints[step] - 0.02}px)`);
  });

  it('spaces in units of 6', () => {
    expect(adminTheme.space.x1.value).toBe('0.375rem');
    expect(adminTheme.space.x4.value).toBe('1.5rem');
  });

  it('has no hue', () => {
    const coloured = Object.entries(adminTheme.color)
      .filter(([, { value }]) => value.startsWith('#') && new Set([value.slice(1, 3), value.slice(3, 5), value.slice(5, 7)]).size > 1)
      .map(([role]) => role);
    expect(coloured).toEqual([]);
  });

  it('speaks in Inter, with corners of 6 px and durations from 50 to 500 ms', () => {
    expect(adminTheme.font.reading.value).toMatch(/^Inter,/);
    expect(adminTheme.radius.md.value).toBe('6px');
    const durations = Object.values(adminTheme.motion).map(({ value }) => /^(\d+)ms$/.exec(value)?.[1]).filter((value) => value !== undefined).map(Number);
    expect([Math.min(...durations), Math.max(...durations)]).toEqual([50, 500]);
  });
});

describe('[THEME-3] density', () => {
  it.each(themes)('of the $name theme is stated in full, and compact is never larger', ({ density }) => {
    expect(Object.keys(density.compact).sort()).toEqual(Object.keys(density.comfortable).sort());
    const larger = (Object.keys(density.compact) as (keyof typeof density.compact)[])
      .filter((role) => Number.parseFloat(density.compact[role].value) > Number.parseFloat(density.comfortable[role].value));
    expect(larger).toEqual([]);
  });

  it('makes admin rows 32 px compact and 44 px comfortable', () => {
    expect(adminTheme.density.compact.rowHeight.value).toBe('2rem');
    expect(adminTheme.density.comfortable.rowHeight.value).toBe('2.75rem');
  });

  it('can be switched by an attribute in either theme', () => {
    for (const selector of ['[data-theme="portal"][data-density="compact"]', '[data-theme="admin"][data-density="comfortable"]', '[data-theme="admin"][data-density="compact"]']) {
      expect(themeVariables).toContain(selector);
    }
  });
});

describe('[THEME-1] [THEME-2] both themes', () => {
  it('fill the same roles, each with a sentence on what it is for', () => {
    expect(Object.keys(adminTheme.color)).toEqual(Object.keys(portalTheme.color));
    for (const theme of themes) {
      for (const group of [theme.color, theme.font, theme.text, theme.space, theme.radius, theme.shadow, theme.motion, theme.density.compact, theme.density.comfortable]) {
        for (const token of Object.values(group)) expect(token.description).not.toBe('');
      }
    }
  });
});
