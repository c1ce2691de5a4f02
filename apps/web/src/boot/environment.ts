import { languages } from '@sakina/platform/domain';
import type { ChosenLanguage, SupportedLanguage } from '@sakina/platform/domain';
import type { Clock } from '@sakina/platform/react';
import { readLanguage } from './language.ts';

/** What the browser says about the person's place and language, read once at start; everything else takes it as props. */
export interface Environment {
  clock: Clock;
  /** The language to begin in; it can be changed while the page stands. */
  language: ChosenLanguage;
}

/** The languages of this build. A pseudo-Arabic build has only right-to-left ones. */
export const spokenLanguages: readonly SupportedLanguage[] =
  import.meta.env.VITE_PSEUDO === 'true' ? languages.filter(({ direction }) => direction === 'rtl') : languages;

let timeZone: string | undefined;

const clock: Clock = {
  now: () => Date.now(),
  // Asked for where a time is first written: on a cheap phone the answer takes a tenth of a second, which a page in the HTML need not wait for.
  get timeZone() {
    timeZone ??= Intl.DateTimeFormat().resolvedOptions().timeZone;
    return timeZone;
  },
};

/** Reads clock, zone and language. */
export function readEnvironment(): Environment {
  const [only, ...others] = spokenLanguages;
  return {
    clock,
    language: only && others.length === 0 ? { language: only, locale: only.locale } : readLanguage(window),
  };
}
