import type { Clock } from '@sakina/platform/react';

/** What the browser says about the person's place and language, read once at start; everything else takes it as props. */
export interface Environment {
  clock: Clock;
  /** BCP 47 tag. */
  locale: string;
  direction: 'ltr' | 'rtl';
}

/** Languages that the product speaks. */
const LANGUAGES = new Set(['en']);

/**
 * Reads clock, zone and language. The pseudo-Arabic build reads right to left whatever the browser prefers.
 */
export function readEnvironment(): Environment {
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const clock: Clock = { now: () => Date.now(), timeZone };
  if (import.meta.env.VITE_PSEUDO === 'true') return { clock, locale: 'ar-AE', direction: 'rtl' };
  const spoken = navigator.languages.find((tag) => LANGUAGES.has(tag.split('-')[0] ?? ''));
  return { clock, locale: spoken ?? 'en-US', direction: 'ltr' };
}
