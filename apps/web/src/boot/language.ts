import { chooseLanguage } from '@sakina/platform/domain';
import type { ChosenLanguage } from '@sakina/platform/domain';

/**
 * Storage key of the choice, a code such as `ar`. It belongs to the device, not to a person (SEC-8), and outlives a
 * logout.
 */
export const LANGUAGE_KEY = 'sakina-language';

/** The parts of the browser that decide the language. Either storage may refuse access. */
export interface LanguageScope {
  readonly location: Pick<Location, 'search'>;
  readonly navigator: Pick<Navigator, 'languages'>;
  readonly localStorage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
}

/**
 * The initial language of this page (FAST-2). `?lang=` applies to this tab until it is closed, so that it survives the
 * redirect to the identity server; only a choice made on a page is stored on the device.
 */
export function readLanguage(scope: LanguageScope): ChosenLanguage {
  const asked = new URLSearchParams(scope.location.search).get('lang');
  const preferred = scope.navigator.languages;
  const unasked = chooseLanguage({
    asked: attempt(() => scope.sessionStorage.getItem(LANGUAGE_KEY)),
    stored: attempt(() => scope.localStorage.getItem(LANGUAGE_KEY)),
    preferred,
  });
  if (asked === null) return unasked;
  const chosen = chooseLanguage({ asked, stored: unasked.language.code, preferred });
  attempt(() => scope.sessionStorage.setItem(LANGUAGE_KEY, chosen.language.code));
  return chosen;
}

/** Stores a choice on this device. Without a storage it lasts until the next page load. */
export function rememberLanguage(scope: Pick<LanguageScope, 'localStorage' | 'sessionStorage'>, code: string): void {
  attempt(() => scope.localStorage.setItem(LANGUAGE_KEY, code));
  attempt(() => scope.sessionStorage.removeItem(LANGUAGE_KEY));
}

function attempt<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch {
    // The browser may refuse access to its storages; the page works without.
    return undefined;
  }
}
