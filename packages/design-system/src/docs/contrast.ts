import { adminTheme } from '../themes/admin.ts';
import { moreContrast } from '../themes/more-contrast.ts';
import { portalTheme } from '../themes/portal.ts';
import type { ColorRole, Palette } from '../themes/roles.ts';

/** A palette, and the attributes of an element that has it. */
export interface NamedPalette {
  readonly name: string;
  readonly theme: 'portal' | 'admin';
  readonly scheme: 'light' | 'dark';
  readonly palette: Palette;
}

/** The four palettes: both themes by day and by night. */
export const palettes: readonly NamedPalette[] = [
  { name: 'Navy and pink by day', theme: 'portal', scheme: 'light', palette: portalTheme },
  { name: 'Navy and pink by night', theme: 'portal', scheme: 'dark', palette: portalTheme.night },
  { name: 'Monochrome by day', theme: 'admin', scheme: 'light', palette: adminTheme },
  { name: 'Monochrome by night', theme: 'admin', scheme: 'dark', palette: adminTheme.night },
];

/** A palette as it is where more contrast is asked for. */
export function withMoreContrast({ color, shadow }: Palette): Palette {
  const stronger = Object.entries(moreContrast).map(([role, other]) => [
    role,
    { ...color[role as ColorRole], value: color[other].value },
  ]);
  return { color: { ...color, ...Object.fromEntries(stronger) }, shadow };
}

/** A foreground and a background color, and the minimum ratio that WCAG 2.2 AA requires. */
interface ContrastPair {
  /** The foreground. */
  front: ColorRole;
  /** The background. */
  back: ColorRole;
  /** 4.5 for text, 3 for the outline of controls, focus rings and marks. */
  least: 4.5 | 3;
}

const onto =
  (backs: ColorRole[], least: 4.5 | 3) =>
  (front: ColorRole): ContrastPair[] =>
    backs.map((back) => ({ front, back, least }));

/** What most things stand on: the page, a card, what floats above both, and a well. */
const GROUNDS: ColorRole[] = ['canvas', 'surface', 'raised', 'sunken'];

/** Every pair that a component draws. A new combination is added here first; the test checks it in every palette. */
export const contrastPairs: readonly ContrastPair[] = [
  ...onto(
    [
      ...GROUNDS,
      'accentHighlight',
      'tintPink',
      'tintOrange',
      'tintNavy',
      'successTint',
      'warningTint',
      'dangerTint',
      'infoTint',
    ],
    4.5,
  )('text'),
  ...onto([...GROUNDS, 'tintNavy', 'tintOrange'], 4.5)('textMuted'),
  ...onto(['primary', 'primaryHover', 'primaryPressed', 'danger', 'dangerHover'], 4.5)('textOnPrimary'),
  ...onto(['action', 'actionHover', 'actionPressed'], 4.5)('textOnAction'),
  ...onto([...GROUNDS, 'tintOrange'], 4.5)('actionText'),
  ...onto(['canvas', 'surface', 'raised', 'tintOrange'], 4.5)('accentText'),
  ...onto(['successTint', 'surface', 'raised', 'canvas'], 4.5)('successText'),
  ...onto(['warningTint', 'surface', 'raised', 'canvas'], 4.5)('warningText'),
  ...onto(['dangerTint', 'surface', 'raised', 'canvas'], 4.5)('dangerText'),
  ...onto(['infoTint', 'surface', 'raised', 'canvas'], 4.5)('infoText'),
  ...onto(['nightCanvas', 'nightSurface'], 4.5)('nightText'),
  ...onto(['nightCanvas', 'nightSurface'], 4.5)('nightMuted'),
  ...onto(['nightCanvas', 'nightSurface'], 4.5)('nightAccent'),
  ...onto(['nightAccent'], 4.5)('nightCanvas'),
  ...onto(['nightAction', 'nightActionHover', 'nightActionPressed'], 4.5)('nightOnAction'),
  ...onto(GROUNDS, 3)('controlBorder'),
  ...onto([...GROUNDS, 'tintOrange', 'tintNavy'], 3)('focusRing'),
  ...onto(['nightCanvas', 'nightSurface'], 3)('focusRingOnDark'),
  ...onto(['canvas', 'surface', 'raised'], 3)('action'),
  ...onto(['canvas', 'surface', 'raised', 'tintNavy'], 3)('primary'),
  ...onto(['successTint'], 3)('success'),
  ...onto(['warningTint'], 3)('warning'),
  ...onto(['dangerTint'], 3)('danger'),
  ...onto(['infoTint'], 3)('info'),
  ...onto(['primary', 'controlBorder', 'success', 'danger'], 3)('surface'),
];

function channel(hex: string, from: number): number {
  const value = Number.parseInt(hex.slice(from, from + 2), 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function luminance(hex: string): number {
  return 0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5);
}

/**
 * The contrast of two opaque colors as WCAG 2.2 defines it, from 1 to 21.
 * @param front `#RRGGBB`.
 * @param back `#RRGGBB`.
 * @throws When a color has another form.
 */
export function contrastRatio(front: string, back: string): number {
  for (const color of [front, back])
    if (!/^#[0-9a-f]{6}$/i.test(color)) throw new Error(`${color} is not an opaque #RRGGBB colour`);
  const [light, dark] = [luminance(front), luminance(back)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}
