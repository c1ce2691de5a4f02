import type { TokenGroup } from '../tokens/token.ts';

/** What a color is for. A theme that leaves one out does not compile. */
export type ColorRole =
  | 'canvas'
  | 'surface'
  | 'raised'
  | 'sunken'
  | 'overlay'
  | 'text'
  | 'textMuted'
  | 'textOnPrimary'
  | 'textOnAction'
  | 'primary'
  | 'primaryHover'
  | 'primaryPressed'
  | 'action'
  | 'actionHover'
  | 'actionPressed'
  | 'actionText'
  | 'accentText'
  | 'accentHighlight'
  | 'accentDecoration'
  | 'tintPink'
  | 'tintOrange'
  | 'tintNavy'
  | 'controlBorder'
  | 'hairline'
  | 'focusRing'
  | 'focusRingOnDark'
  | 'success'
  | 'successText'
  | 'successTint'
  | 'warning'
  | 'warningText'
  | 'warningTint'
  | 'danger'
  | 'dangerHover'
  | 'dangerText'
  | 'dangerTint'
  | 'info'
  | 'infoText'
  | 'infoTint'
  | 'nightCanvas'
  | 'nightSurface'
  | 'nightText'
  | 'nightMuted'
  | 'nightAccent'
  | 'nightAction'
  | 'nightActionHover'
  | 'nightActionPressed'
  | 'nightOnAction'
  | 'nightHairline';

/** The voice of a text: its family and use. */
export type FontRole = 'display' | 'control' | 'reading' | 'data' | 'code';

/** Steps of the type scale; fluid ones grow between the sm and lg breakpoints. */
export type TextStep = 'xs' | 'sm' | 'md' | 'lg' | 'xl' | 'h3' | 'h2' | 'h1';

/** Multiples of the theme's spacing unit. */
export type SpaceStep = 'half' | 'x1' | 'x1h' | 'x2' | 'x3' | 'x4' | 'x5' | 'x6' | 'x8' | 'x12' | 'x16';

type RadiusStep = 'sm' | 'md' | 'lg' | 'full';
type ShadowStep = 'low' | 'mid' | 'high';
type MotionStep = 'instant' | 'fast' | 'base' | 'slow' | 'easing';

/** Sizes that follow density; a theme states both densities. */
type DensityRole =
  | 'controlHeight'
  | 'controlPadding'
  | 'rowHeight'
  | 'cellPadding'
  | 'cardPadding'
  | 'stackGap'
  | 'sectionGap'
  | 'controlText';

/** What differs between day and night: colors, and the shadows that are made of them. */
export interface Palette {
  readonly color: TokenGroup<ColorRole>;
  /** By night of the same layers as by day: only their colors differ. */
  readonly shadow: TokenGroup<ShadowStep>;
}

/** A theme. Its own palette is that of the day. */
export interface Theme extends Palette {
  readonly name: 'portal' | 'admin';
  readonly night: Palette;
  readonly font: TokenGroup<FontRole>;
  readonly text: TokenGroup<TextStep>;
  readonly space: TokenGroup<SpaceStep>;
  readonly radius: TokenGroup<RadiusStep>;
  readonly motion: TokenGroup<MotionStep>;
  readonly density: { readonly comfortable: TokenGroup<DensityRole>; readonly compact: TokenGroup<DensityRole> };
}
