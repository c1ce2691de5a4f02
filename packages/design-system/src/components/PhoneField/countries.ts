import { foldForSearch } from '@sakina/platform/locale';
import type { CountryCode } from 'libphonenumber-js/min';
import type { PhoneRules } from './rules.ts';

/** A country or area that a number can belong to. */
export interface Country {
  id: CountryCode;
  /** Its name in the reader's language. */
  name: string;
  /** '+971'. */
  callingCode: string;
  /** What it is found by besides its name: its code, its calling code, its English name. */
  search: string;
}

/** All countries and areas, in the order of the reader's language. */
export function listCountries(rules: PhoneRules, locale: string): Country[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const english = new Intl.DisplayNames('en', { type: 'region' });
  const { compare } = new Intl.Collator(locale);
  return rules
    .getCountries()
    .map((id) => {
      const callingCode = `+${rules.getCountryCallingCode(id)}`;
      return {
        id,
        name: names.of(id) ?? id,
        callingCode,
        search: foldForSearch(`${id} ${callingCode} ${english.of(id) ?? ''}`),
      };
    })
    .sort((a, b) => compare(a.name, b.name));
}

/** The country a locale speaks of, as far as numbers know it. */
export function countryOf(rules: PhoneRules | undefined, wished: string | undefined, locale: string): CountryCode {
  const region = wished ?? new Intl.Locale(locale).maximize().region ?? 'US';
  return !rules || rules.isSupportedCountry(region) ? (region as CountryCode) : 'US';
}
