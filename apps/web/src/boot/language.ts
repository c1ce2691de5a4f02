import { chooseLanguage } from '@sakina/platform/domain';
import type { ChosenLanguage } from '@sakina/platform/domain';

/** Where the choice is kept: a code such as `ar`, for this device and not for a person (SEC-8). It outlives a logout. */
export const LANGUAGE_KEY = 'sakina-language';

/** What of a browser is asked for a language. Either storage may refuse. */
export interface LanguageScope {
  readonly location: Pick<Location, 'search'>;
  readonly navigator: Pick<Navigator, 'languages'>;
  readonly localStorage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
}

/**
 * The language that this page begins in (FAST-2). What `?lang=` asks for holds in this tab until it is closed, so that it
 * survives the way to the identity service and back; only what a person has chosen on a page is kept on the device.
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

/** Remembers a choice on this device. Without a storage it holds until the next page. */
export function rememberLanguage(scope: Pick<LanguageScope, 'localStorage' | 'sessionStorage'>, code: string): void {
  attempt(() => scope.localStorage.setItem(LANGUAGE_KEY, code));
  attempt(() => scope.sessionStorage.removeItem(LANGUAGE_KEY));
}

function attempt<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch {
    // A browser may refuse its storages; the page is read all the same.
    return undefined;
  }
}
