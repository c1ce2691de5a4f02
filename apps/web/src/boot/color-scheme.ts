import { setRootAttributes } from '@sakina/design-system';
import type { ColorScheme } from '@sakina/design-system';
import { COLOR_SCHEME_KEY } from './first-script.ts';

/** The parts of the browser that keep and show the choice. The storage may refuse access. */
interface ColorSchemeScope {
  readonly document: Document;
  readonly localStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
}

/**
 * The choice between day and night on this device: `system` without one, and undefined where the storage cannot be
 * read, so that what was chosen in this tab stays.
 */
export function readColorScheme(scope: Pick<ColorSchemeScope, 'localStorage'>): ColorScheme | undefined {
  try {
    const stored = scope.localStorage.getItem(COLOR_SCHEME_KEY);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return undefined;
  }
}

/**
 * Shows the page by day or by night. The attribute of the root decides, and the styles follow it; so do the browser’s
 * own colours around the page, and the buttons of a page that the app has not taken over yet.
 */
export function showColorScheme(document: Document, scheme: ColorScheme): void {
  setRootAttributes(document.documentElement, { colorScheme: scheme });
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="color-scheme"]'))
    meta.content = scheme === 'system' ? 'light dark' : scheme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[data-scheme]')) {
    const own = meta.dataset['scheme'];
    meta.media = scheme === 'system' ? `(prefers-color-scheme: ${own})` : own === scheme ? 'all' : 'not all';
  }
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-choice="scheme"] > button'))
    button.ariaPressed = String(button.value === scheme);
}

/** Applies a choice at once and keeps it on this device. Without a storage it lasts until the next page load. */
export function chooseColorScheme(scope: ColorSchemeScope, scheme: ColorScheme): void {
  showColorScheme(scope.document, scheme);
  try {
    if (scheme === 'system') scope.localStorage.removeItem(COLOR_SCHEME_KEY);
    else scope.localStorage.setItem(COLOR_SCHEME_KEY, scheme);
  } catch {
    // See above.
  }
}

/** Shows what was chosen on this device, now and whenever it is chosen in another tab. */
export function followColorScheme(scope: ColorSchemeScope & Pick<Window, 'addEventListener'>): void {
  const show = () => {
    const scheme = readColorScheme(scope);
    if (scheme) showColorScheme(scope.document, scheme);
  };
  show();
  // A page that was put away hears nothing of other tabs until it is shown again.
  for (const kind of ['storage', 'pageshow']) scope.addEventListener(kind, show);
}
