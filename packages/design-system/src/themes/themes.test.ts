import { describe, expect, it } from 'vitest';
import { adminBelow, adminBreakpoints, adminUp, below, portalBreakpoints, up } from '../tokens/breakpoints.ts';
import type { Token } from '../tokens/token.ts';
import { adminTheme } from './admin.ts';
import { portalTheme } from './portal.ts';
import type { Palette } from './roles.ts';
import { themeVariables } from './theme.ts';

const themes = [portalTheme, adminTheme];

const entriesOf = (group: Readonly<Record<string, Token>>): [string, string][] =>
  Object.entries(group).map(([name, { value }]) => [name, value]);
const firstFamily = (stack: string) => stack.split(',')[0]?.replaceAll("'", '');
/** What a space is at the usual text size in a window of 320 px, in pixels: where it is capped, the cap is no less. */
const rem = (value: string) => {
  const [, rems, share] = /^(?:min\()?([\d.]+)rem(?:, ([\d.]+)vw\))?$/.exec(value) ?? [];
  return Math.min(Number(rems) * 16, share === undefined ? Number.POSITIVE_INFINITY : (Number(share) * 320) / 100);
};

/** Red, green and blue of `#RRGGBB` or of `rgb(r g b / a)`. */
function channels(color: string): number[] {
  const hex = /^#(..)(..)(..)$/
    .exec(color)
    ?.slice(1)
    .map((pair) => Number.parseInt(pair, 16));
  const [red, green, blue] = hex ?? [...(/^rgb\(([^/]+)\//.exec(color)?.[1] ?? '').matchAll(/\d+/g)].map(Number);
  if (red === undefined || green === undefined || blue === undefined)
    throw new Error(`${color} is a color this test cannot read`);
  return [red, green, blue];
}

/** Degrees on the color wheel, for colors that have a hue. */
function hueOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color);
  return (Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) * 180) / Math.PI;
}

/** All the shadows' colors of a palette. */
const shadowColours = ({ shadow }: Palette) =>
  Object.values(shadow).flatMap(({ value }) => value.match(/rgb\([^)]+\)/g) ?? []);
const coloursOf = (palette: Palette): [string, string][] => [
  ...entriesOf(palette.color),
  ...shadowColours(palette).map((value): [string, string] => ['shadow', value]),
];

describe('[THEME-1] the navy and pink theme', () => {
  it('steps at 0, 600, 900, 1200 and 1536', () => {
    expect(portalBreakpoints).toEqual({ xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 });
  });

  it('has a media query for each step, xl included', () => {
    expect(up).toEqual({
      sm: '(min-width: 37.5em)',
      md: '(min-width: 56.25em)',
      lg: '(min-width: 75em)',
      xl: '(min-width: 96em)',
    });
  });

  it('counts its media queries in em of the same pixels, so that larger text takes the narrower layout', () => {
    for (const [steps, from, to] of [
      [portalBreakpoints, up, below],
      [adminBreakpoints, adminUp, adminBelow],
    ] as const)
      for (const [name, query] of [...Object.entries(from), ...Object.entries(to)]) {
        const [, side, ems] = /^\((min|max)-width: ([\d.]+)em\)$/.exec(query) ?? [];
        const step = steps[name as keyof typeof steps];
        expect(Number(ems) * 16, `${side} ${name}`).toBeCloseTo(side === 'max' ? step - 0.02 : step, 5);
      }
  });

  it.each([
    ['display', 'Poppins'],
    ['control', 'Manrope'],
    ['reading', 'Karla'],
    ['data', 'Lato'],
    ['code', 'Roboto Mono'],
  ] as const)('sets %s in %s', (role, family) => {
    expect(firstFamily(portalTheme.font[role].value)).toBe(family);
  });

  it.each([
    ['half', 4],
    ['x1', 8],
    ['x1h', 12],
    ['x2', 16],
    ['x3', 24],
    ['x4', 32],
    ['x5', 40],
    ['x6', 48],
    ['x8', 64],
    ['x12', 96],
    ['x16', 128],
  ] as const)('spaces %s by %d px, of a unit of 8', (step, pixels) => {
    expect(rem(portalTheme.space[step].value)).toBe(pixels);
  });

  it.each([
    ['primary', -140, -110],
    ['text', -140, -110],
    ['nightCanvas', -140, -110],
    ['action', -40, -15],
    ['actionText', -40, -15],
    ['focusRing', -40, -15],
    ['accentText', 15, 40],
    ['accentHighlight', 15, 40],
    ['accentDecoration', 15, 40],
  ] as const)('keeps %s in its part of the wheel: navy first, pink to act, orange as the accent', (role, from, to) => {
    const hue = hueOf(portalTheme.color[role].value);
    expect(hue).toBeGreaterThan(from);
    expect(hue).toBeLessThan(to);
  });

  it.each([
    ['canvas', -140, -110],
    ['surface', -140, -110],
    ['raised', -140, -110],
    ['text', -140, -110],
    ['primary', -140, -110],
    ['action', -40, -15],
    ['actionText', -40, -15],
    ['accentText', 15, 40],
    ['accentHighlight', 15, 40],
    ['focusRing', 15, 40],
  ] as const)('[LOOK-2] keeps %s of the night there too', (role, from, to) => {
    const hue = hueOf(portalTheme.night.color[role].value);
    expect(hue).toBeGreaterThan(from);
    expect(hue).toBeLessThan(to);
  });
});

describe('[THEME-2] the monochrome theme', () => {
  it('steps at 0, 640, 1024 and 1440', () => {
    expect(adminBreakpoints).toEqual({ xs: 0, sm: 640, md: 1024, lg: 1440 });
    expect(adminUp).toEqual({ sm: '(min-width: 40em)', md: '(min-width: 64em)', lg: '(min-width: 90em)' });
  });

  it.each(['display', 'control', 'reading', 'data'] as const)('sets %s in Inter', (role) => {
    expect(firstFamily(adminTheme.font[role].value)).toBe('Inter');
  });

  it.each([
    ['half', 3],
    ['x1', 6],
    ['x1h', 9],
    ['x2', 12],
    ['x3', 18],
    ['x4', 24],
    ['x5', 30],
    ['x6', 36],
    ['x8', 48],
    ['x12', 72],
    ['x16', 96],
  ] as const)('spaces %s by %d px, of a unit of 6', (step, pixels) => {
    expect(rem(adminTheme.space[step].value)).toBe(pixels);
  });

  it('has corners of 6 px at its base', () => {
    expect(adminTheme.radius.md.value).toBe('6px');
  });

  it.each([...coloursOf(adminTheme), ...coloursOf(adminTheme.night)])('gives %s no hue: %s', (_, color) => {
    expect(new Set(channels(color)).size).toBe(1);
  });

  it('lasts from 50 to 500 ms, both ends in use', () => {
    const durations = entriesOf(adminTheme.motion)
      .filter(([step]) => step !== 'easing')
      .map(([, value]) => Number.parseFloat(value));
    expect(Math.min(...durations)).toBe(50);
    expect(Math.max(...durations)).toBe(500);
  });
});

describe.each(themes)('[THEME-1] [THEME-2] the $name theme', (theme) => {
  it.each(entriesOf(theme.motion).filter(([step]) => step !== 'easing'))(
    'moves %s within 50 and 500 ms: %s',
    (_, duration) => {
      expect(duration).toMatch(/^\d+ms$/);
      expect(Number.parseFloat(duration)).toBeGreaterThanOrEqual(50);
      expect(Number.parseFloat(duration)).toBeLessThanOrEqual(500);
    },
  );

  it('ends each stack of fonts with one that every system has', () => {
    for (const [, stack] of entriesOf(theme.font)) expect(stack).toMatch(/(sans-serif|monospace)$/);
  });

  it('says of each token what it is for', () => {
    for (const group of [
      theme.color,
      theme.font,
      theme.text,
      theme.space,
      theme.radius,
      theme.shadow,
      theme.motion,
      theme.density.compact,
      theme.density.comfortable,
      theme.night.color,
      theme.night.shadow,
    ]) {
      for (const token of Object.values<Token>(group)) expect(token.description.trim()).not.toBe('');
    }
  });

  it('states every color in a form whose contrast can be computed', () => {
    for (const [, color] of [...coloursOf(theme), ...coloursOf(theme.night)]) expect(channels(color)).toHaveLength(3);
  });
});

it.each([
  ['portal', 'sm', up.sm, below.sm, portalBreakpoints.sm],
  ['portal', 'md', up.md, below.md, portalBreakpoints.md],
  ['portal', 'lg', up.lg, below.lg, portalBreakpoints.lg],
  ['admin', 'sm', adminUp.sm, adminBelow.sm, adminBreakpoints.sm],
  ['admin', 'md', adminUp.md, adminBelow.md, adminBreakpoints.md],
] as const)(
  '[THEME-1] [THEME-2] media queries of the %s theme meet at %s without a gap',
  (_, __, from, until, width) => {
    const ems = (query: string) => Number(/: ([\d.]+)em\)$/.exec(query)?.[1]);
    expect(ems(from) * 16).toBe(width);
    expect(ems(until) * 16).toBeCloseTo(width - 0.02, 5);
  },
);

it('[THEME-1] [THEME-2] both themes fill the same roles', () => {
  for (const { color } of [adminTheme, portalTheme.night, adminTheme.night])
    expect(Object.keys(color)).toEqual(Object.keys(portalTheme.color));
});

describe.each(themes)('[LOOK-2] the night of the $name theme', ({ shadow, night, color }) => {
  const withoutColours = (value: string) => value.replaceAll(/rgb\([^)]+\)/g, '');

  it.each(Object.keys(shadow) as (keyof typeof shadow)[])('changes of the shadow %s its colors alone', (step) => {
    expect(withoutColours(night.shadow[step].value)).toBe(withoutColours(shadow[step].value));
  });

  it('is written as the other half of each value, where the browser can read it', () => {
    const [, supported = ''] = themeVariables.split('@supports (color:light-dark(#000,#fff))');
    expect(supported).toContain(`--ds-color-canvas:light-dark(${color.canvas.value},${night.color.canvas.value});`);
    expect(supported).toContain(`light-dark(${shadowColours({ color, shadow })[0]},${shadowColours(night)[0]})`);
  });

  it('leaves the room as it is by day', () => {
    const room = (palette: Palette) => entriesOf(palette.color).filter(([role]) => role.startsWith('night'));
    expect(room(night)).toEqual(room({ color, shadow }));
  });
});

describe('[LOOK-2] the color scheme', () => {
  it.each([
    ':root{color-scheme:light dark;}',
    '[data-color-scheme="light"]{color-scheme:light;}',
    '[data-color-scheme="dark"]{color-scheme:dark;}',
  ])('is the system’s unless an attribute says otherwise: %s', (rule) => {
    expect(themeVariables).toContain(rule);
  });

  it('gives dividing lines and hints the stronger color where more contrast is asked for', () => {
    const [, more = ''] = themeVariables.split('@media (prefers-contrast:more)');
    expect(more).toContain('--ds-color-hairline:var(--ds-color-controlBorder');
    expect(more).toContain('--ds-color-textMuted:var(--ds-color-text');
  });
});

describe('[THEME-3] density', () => {
  it.each(themes)('of the $name theme is stated in full, and compact is never larger', ({ density }) => {
    expect(Object.keys(density.compact).sort()).toEqual(Object.keys(density.comfortable).sort());
    const larger = (Object.keys(density.compact) as (keyof typeof density.compact)[]).filter(
      (role) => Number.parseFloat(density.compact[role].value) > Number.parseFloat(density.comfortable[role].value),
    );
    expect(larger).toEqual([]);
  });

  it('makes admin rows 32 px compact and 44 px comfortable', () => {
    expect(rem(adminTheme.density.compact.rowHeight.value)).toBe(32);
    expect(rem(adminTheme.density.comfortable.rowHeight.value)).toBe(44);
  });

  it.each([
    '[data-theme="portal"][data-density="compact"]',
    '[data-theme="admin"][data-density="comfortable"]',
    '[data-theme="admin"][data-density="compact"]',
  ])('can be switched by attributes: %s', (selector) => {
    expect(themeVariables).toContain(selector);
  });

  it('[PORTAL-9] defaults to compact in the monochrome theme and comfortable in the other', () => {
    const rows = (selector: string) =>
      new RegExp(`${selector.replaceAll(/[[\]]/g, String.raw`\$&`)}\\{[^}]*--ds-size-rowHeight:([^;]+);`).exec(
        themeVariables,
      )?.[1];
    expect(rows('[data-theme="admin"]')).toBe(adminTheme.density.compact.rowHeight.value);
    expect(rows('[data-theme="portal"]')).toBe(portalTheme.density.comfortable.rowHeight.value);
  });
});
