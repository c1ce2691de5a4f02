import type { ChosenLanguage } from '@sakina/platform/domain';
import type { Clock } from '@sakina/platform/react';
import { readLanguage } from './language.ts';

/** Clock, zone and language of the browser, read once at start; everything else receives them as props. */
export interface Environment {
  clock: Clock;
  /** The initial language; it can be changed without a reload. */
  language: ChosenLanguage;
}

let timeZone: string | undefined;

const clock: Clock = {
  now: () => Date.now(),
  // Resolved lazily, when a time is first formatted: it takes a tenth of a second on a cheap phone.
  get timeZone() {
    timeZone ??= Intl.DateTimeFormat().resolvedOptions().timeZone;
    return timeZone;
  },
};

/** Reads clock, zone and language. */
export function readEnvironment(): Environment {
  return { clock, language: readLanguage(window) };
}
