import { createTheme } from 'styled-components';
import { valuesOf } from '../tokens/token.ts';
import { adminTheme } from './admin.ts';
import { portalTheme } from './portal.ts';
import type { Theme } from './roles.ts';

/** The CSS values of one theme at one density. */
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
 * `styled.p`color: ${theme.color.textMuted};``. Switching theme or density re-renders nothing.
 */
export const theme = contract;

/** The colours’ own names, `--ds-color-…`, for a background on which everything takes other colours. */
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

const names = contract.vars as unknown as Nested;

function block(selector: string, source: Theme, density: 'comfortable' | 'compact'): string {
  return `${selector}{${declarations(names, cssValues(source, density))}}`;
}

function densityBlock(selector: string, source: Theme, density: 'comfortable' | 'compact'): string {
  return `${selector}{${declarations(names['size'] as Nested, valuesOf(source.density[density]))}}`;
}

/**
 * The custom properties of both themes and densities. The attributes may be on the root or on any element, so two
 * themes can be shown side by side. The admin theme starts compact (PORTAL-9).
 */
export const themeVariables: string = [
  block(':root,[data-theme="portal"]', portalTheme, 'comfortable'),
  densityBlock('[data-density="compact"],[data-theme="portal"][data-density="compact"]', portalTheme, 'compact'),
  block('[data-theme="admin"]', adminTheme, 'compact'),
  densityBlock('[data-theme="admin"][data-density="comfortable"]', adminTheme, 'comfortable'),
  densityBlock('[data-theme="admin"][data-density="compact"]', adminTheme, 'compact'),
].join('\n');
