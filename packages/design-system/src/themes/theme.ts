import { createTheme } from 'styled-components';
import { valuesOf } from '../tokens/token.ts';
import { adminTheme } from './admin.ts';
import { moreContrast } from './more-contrast.ts';
import { portalTheme } from './portal.ts';
import type { ColorRole, Theme } from './roles.ts';

/** The CSS values of one theme at one density, by day. */
function cssValues(source: Theme, density: 'comfortable' | 'compact') {
  return {
    color: valuesOf(source.color),
    font: valuesOf(source.font),
    text: valuesOf(source.text),
    space: valuesOf(source.space),
    radius: valuesOf(source.radius),
    shadow: valuesOf(source.shadow),
    motion: valuesOf(source.motion),
    size: valuesOf(source.density[density]),
  };
}

const contract = createTheme(cssValues(portalTheme, 'comfortable'), { prefix: 'ds' });

/**
 * Every token as a `var(--ds-…)`, for the static templates of styled-components:
 * `styled.p`color: ${theme.color.textMuted};``. Switching theme, density or color scheme re-renders nothing.
 */
export const theme = contract;

/** The colors’ own names, `--ds-color-…`, for a background on which everything takes other colors. */
export const colorNames = contract.vars.color;

type Nested = { readonly [key: string]: string | Nested };

function declarations(names: Nested, values: Nested): string {
  return Object.entries(names)
    .map(([key, name]) => {
      const value = values[key];
      return typeof name === 'string' ? `${name}:${value as string};` : declarations(name, value as Nested);
    })
    .join('');
}

const names = contract.vars as Nested;

function block(selector: string, source: Theme, density: 'comfortable' | 'compact'): string {
  return `${selector}{${declarations(names, cssValues(source, density))}}`;
}

function densityBlock(selector: string, source: Theme, density: 'comfortable' | 'compact'): string {
  return `${selector}{${declarations(names['size'] as Nested, valuesOf(source.density[density]))}}`;
}

const COLOR = /#[\da-f]{6}|rgb\([^)]+\)/gi;

/** A value of the day whose colors are those of the night wherever the color scheme is dark. */
function dayAndNight(day: string, night: string): string {
  const byNight = night.match(COLOR) ?? [];
  let index = 0;
  return day.replaceAll(COLOR, (color) => {
    const other = byNight[index++] ?? color;
    return other === color ? color : `light-dark(${color},${other})`;
  });
}

function nightBlock(selector: string, { color, shadow, night }: Theme): string {
  const both = (day: Readonly<Record<string, string>>, dark: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(day).map(([name, value]) => [name, dayAndNight(value, dark[name] ?? value)]));
  return `${selector}{${declarations(names['color'] as Nested, both(valuesOf(color), valuesOf(night.color)))}${declarations(
    names['shadow'] as Nested,
    both(valuesOf(shadow), valuesOf(night.shadow)),
  )}}`;
}

const contrastBlock = (selector: string) =>
  `${selector}{${Object.entries(moreContrast)
    .map(([role, stronger]) => `${colorNames[role as ColorRole]}:${contract.color[stronger]};`)
    .join('')}}`;

// A thumb needs 44 px, whatever the density.
const coarseBlock = `[data-theme],[data-density],[data-theme][data-density]{${contract.vars.size.controlHeight}:2.75rem;}`;

const PORTAL = ':root,[data-theme="portal"]';
const ADMIN = '[data-theme="admin"]';

/**
 * The custom properties of both themes and densities. The attributes may be on the root or on any element, so two
 * themes can be shown side by side. The admin theme starts compact (PORTAL-9). By night the same names have other
 * values: each is `light-dark(day, night)`, so the `color-scheme` of an element decides, which native controls and
 * scroll bars follow too. It is the system’s unless `data-color-scheme` says otherwise; a browser without
 * `light-dark()` stays with the day.
 */
export const themeVariables: string = [
  block(PORTAL, portalTheme, 'comfortable'),
  densityBlock('[data-density="compact"],[data-theme="portal"][data-density="compact"]', portalTheme, 'compact'),
  block(ADMIN, adminTheme, 'compact'),
  densityBlock('[data-theme="admin"][data-density="comfortable"]', adminTheme, 'comfortable'),
  densityBlock('[data-theme="admin"][data-density="compact"]', adminTheme, 'compact'),
  `@media (pointer:coarse){${coarseBlock}}`,
  ':root{color-scheme:light;}',
  '@supports (color:light-dark(#000,#fff)){',
  ':root{color-scheme:light dark;}',
  '[data-color-scheme="light"]{color-scheme:light;}',
  '[data-color-scheme="dark"]{color-scheme:dark;}',
  nightBlock(PORTAL, portalTheme),
  nightBlock(ADMIN, adminTheme),
  '}',
  `@media (prefers-contrast:more){${contrastBlock(`${PORTAL},${ADMIN}`)}}`,
].join('\n');
