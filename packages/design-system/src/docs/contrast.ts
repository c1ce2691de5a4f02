import type { ColorRole } from '../themes/roles.ts';

/** Two colours that meet, and the least ratio that WCAG 2.2 AA asks of them. */
interface ContrastPair {
  /** What is to be seen. */
  front: ColorRole;
  /** What it stands on. */
  back: ColorRole;
  /** 4.5 for text, 3 for the outline of controls, focus rings and marks. */
  least: 4.5 | 3;
}

const onto =
  (backs: ColorRole[], least: 4.5 | 3) =>
  (front: ColorRole): ContrastPair[] =>
    backs.map((back) => ({ front, back, least }));

/** Every pair that a component draws. A new combination is added here first; the test holds it in both themes. */
export const contrastPairs: readonly ContrastPair[] = [
  ...onto(
    [
      'canvas',
      'surface',
      'sunken',
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
  ...onto(['canvas', 'surface', 'sunken', 'tintNavy', 'tintOrange'], 4.5)('textMuted'),
  ...onto(['primary', 'primaryHover', 'primaryPressed', 'danger', 'dangerHover'], 4.5)('textOnPrimary'),
  ...onto(['action', 'actionHover', 'actionPressed'], 4.5)('textOnAction'),
  ...onto(['canvas', 'surface', 'sunken', 'tintOrange'], 4.5)('actionText'),
  ...onto(['canvas', 'surface', 'tintOrange'], 4.5)('accentText'),
  ...onto(['successTint', 'surface', 'canvas'], 4.5)('successText'),
  ...onto(['warningTint', 'surface', 'canvas'], 4.5)('warningText'),
  ...onto(['dangerTint', 'surface', 'canvas'], 4.5)('dangerText'),
  ...onto(['infoTint', 'surface', 'canvas'], 4.5)('infoText'),
  ...onto(['nightCanvas', 'nightSurface'], 4.5)('nightText'),
  ...onto(['nightCanvas', 'nightSurface'], 4.5)('nightMuted'),
  ...onto(['nightCanvas', 'nightSurface'], 4.5)('nightAccent'),
  ...onto(['nightAccent'], 4.5)('nightCanvas'),
  ...onto(['canvas', 'surface', 'sunken'], 3)('controlBorder'),
  ...onto(['canvas', 'surface', 'sunken', 'tintOrange', 'tintNavy'], 3)('focusRing'),
  ...onto(['primary', 'nightCanvas', 'nightSurface'], 3)('focusRingOnDark'),
  ...onto(['canvas', 'surface'], 3)('action'),
  ...onto(['canvas', 'surface', 'tintNavy'], 3)('primary'),
  ...onto(['successTint'], 3)('success'),
  ...onto(['warningTint'], 3)('warning'),
  ...onto(['dangerTint'], 3)('danger'),
  ...onto(['infoTint'], 3)('info'),
];

function channel(hex: string, from: number): number {
  const value = Number.parseInt(hex.slice(from, from + 2), 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function luminance(hex: string): number {
  return 0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5);
}

/**
 * The contrast of two opaque colours as WCAG 2.2 defines it, from 1 to 21.
 * @param front `#RRGGBB`.
 * @param back `#RRGGBB`.
 * @throws When a colour is written otherwise, rather than giving a wrong figure.
 */
export function contrastRatio(front: string, back: string): number {
  for (const color of [front, back])
    if (!/^#[0-9a-f]{6}$/i.test(color)) throw new Error(`${color} is not an opaque #RRGGBB colour`);
  const [light, dark] = [luminance(front), luminance(back)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}
