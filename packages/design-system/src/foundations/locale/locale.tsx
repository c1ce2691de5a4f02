import { I18nProvider, useLocale as useAriaLocale } from 'react-aria-components/I18nProvider';
import type { ReactNode } from 'react';

/** The locale in force. */
export interface Locale {
  /** BCP 47 tag, for example `en-US`. */
  locale: string;
  /** Reading direction of that language. */
  direction: 'ltr' | 'rtl';
}

interface LocaleProviderProps {
  /** BCP 47 tag of the language, calendar and digits to use. */
  locale: string;
  children: ReactNode;
}

/** Gives every component below it the language, direction and calendar of a locale. */
export function LocaleProvider({ locale, children }: LocaleProviderProps) {
  return <I18nProvider locale={locale}>{children}</I18nProvider>;
}

/** The locale in force, from the nearest LocaleProvider. */
export function useLocale(): Locale {
  return useAriaLocale();
}
