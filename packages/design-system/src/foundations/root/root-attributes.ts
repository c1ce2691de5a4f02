/** Which of the two themes is shown (PORTAL-9): monochrome in the admin frame, navy and pink elsewhere. */
export type ThemeName = 'portal' | 'admin';
/** How tightly things stand (THEME-3). */
export type Density = 'comfortable' | 'compact';

/** What the root element says; CSS follows it, so changing it renders nothing again (FAST-5). */
export interface RootAttributes {
  theme: ThemeName;
  density: Density;
  direction: 'ltr' | 'rtl';
  /** BCP 47 tag. */
  locale: string;
  /** `reduced` keeps everything still, whatever the system says; `system` follows what the person has set there. */
  motion: 'system' | 'reduced';
}

/**
 * Writes theme, density, direction and language on the root element.
 * @param root Usually `document.documentElement`.
 * @param attributes Only those given are changed.
 */
export function setRootAttributes(root: HTMLElement, attributes: Partial<RootAttributes>): void {
  if (attributes.theme) root.dataset['theme'] = attributes.theme;
  if (attributes.density) root.dataset['density'] = attributes.density;
  if (attributes.direction) root.dir = attributes.direction;
  if (attributes.locale) root.lang = attributes.locale;
  if (attributes.motion === 'reduced') root.dataset['motion'] = 'reduced';
  if (attributes.motion === 'system') delete root.dataset['motion'];
}
