import { languages } from '@sakina/platform/domain';
import type { ChosenLanguage } from '@sakina/platform/domain';
import type { Clock } from '@sakina/platform/react';
import { readLanguage } from './language.ts';

/** What the browser says about the person's place and language, read once at start; everything else takes it as props. */
export interface Environment {
  clock: Clock;
  /** The language to begin in; it can be changed while the page stands. */
  language: ChosenLanguage;
}

/**
 * Reads clock, zone and language. The pseudo-Arabic build reads right to left whatever is wished for.
 */
export function readEnvironment(): Environment {
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const clock: Clock = { now: () => Date.now(), timeZone };
  if (import.meta.env.VITE_PSEUDO === 'true') {
    const language = languages.find(({ direction }) => direction === 'rtl') ?? languages[0];
    return { clock, language: { language, locale: language.locale } };
  }
  return { clock, language: readLanguage(window) };
}
