import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';

// Separate from the formats: pages that format nothing must not load them.
const LocaleTag = createContext('en-US');

/** Sets the locale of the formatting hooks; the app and the stories keep it equal to the design system’s. */
export function FormatLocaleProvider({ locale, children }: { locale: string; children: ReactNode }) {
  return <LocaleTag value={locale}>{children}</LocaleTag>;
}

/** The BCP 47 tag that dates, times and amounts are formatted for. */
export function useFormatLocale(): string {
  return useContext(LocaleTag);
}
