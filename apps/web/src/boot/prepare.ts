import { setRootAttributes } from '@sakina/design-system';
import { browserStorage } from '@sakina/platform/browser';
import { followColorScheme } from './color-scheme.ts';
import { readEarlyLook } from './early-look.ts';
import { readEnvironment } from './environment.ts';
import type { Environment } from './environment.ts';
import { showLeftPage } from './left-page.ts';
import { hasLeft, stayAway } from './quick-exit.ts';

/**
 * The first step of every page: sets language, direction, theme, density and color scheme on the root element before
 * anything is rendered.
 * @returns Clock and language; null on a page that was left by the quick exit, which stays blank.
 */
export function preparePage(): Environment | null {
  const environment = readEnvironment();
  const { language, locale } = environment.language;
  setRootAttributes(document.documentElement, {
    ...readEarlyLook(browserStorage(window), window.location.pathname),
    direction: language.direction,
    locale,
  });
  followColorScheme(window);
  if (hasLeft(window)) {
    showLeftPage(window, language.code);
    return null;
  }
  stayAway(window);
  return environment;
}
