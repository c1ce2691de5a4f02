import { setRootAttributes } from '@sakina/design-system';
import { browserStorage } from '@sakina/platform/browser';
import { readEarlyLook } from './early-look.ts';
import { readEnvironment } from './environment.ts';
import type { Environment } from './environment.ts';
import { showLeftPage } from './left-page.ts';
import { hasLeft, stayAway } from './quick-exit.ts';

/**
 * The first step of every page: sets language, direction, theme and density on the root element before anything is
 * rendered.
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
  if (hasLeft(window)) {
    showLeftPage(window, language.code);
    return null;
  }
  stayAway(window);
  return environment;
}
