/** Which of the two themes is shown (PORTAL-9): monochrome in the admin frame, navy and pink elsewhere. */
export type ThemeName = 'portal' | 'admin';
/** The density of the layout (THEME-3). */
export type Density = 'comfortable' | 'compact';

/** Day or night: what this reader chose, or what their system says. */
export type ColorScheme = 'system' | 'light' | 'dark';

/** Attributes of the root element. CSS follows them, so a change re-renders nothing (FAST-5). */
export interface RootAttributes {
  theme: ThemeName;
  density: Density;
  /** `system` follows the system setting, also when it changes. */
  colorScheme: ColorScheme;
  direction: 'ltr' | 'rtl';
  /** BCP 47 tag. */
  locale: string;
  /** `reduced` disables motion regardless of the system; `system` follows the system setting. */
  motion: 'system' | 'reduced';
}

/**
 * Writes theme, density, color scheme, direction and language on the root element.
 * @param root Usually `document.documentElement`.
 * @param attributes Only those given are changed.
 */
export function setRootAttributes(root: HTMLElement, attributes: Partial<RootAttributes>): void {
  if (attributes.theme) root.dataset['theme'] = attributes.theme;
  if (attributes.density) root.dataset['density'] = attributes.density;
  if (attributes.colorScheme === 'system') delete root.dataset['colorScheme'];
  else if (attributes.colorScheme) root.dataset['colorScheme'] = attributes.colorScheme;
  if (attributes.direction) root.dir = attributes.direction;
  if (attributes.locale) root.lang = attributes.locale;
  if (attributes.motion === 'reduced') root.dataset['motion'] = 'reduced';
  if (attributes.motion === 'system') delete root.dataset['motion'];
}
