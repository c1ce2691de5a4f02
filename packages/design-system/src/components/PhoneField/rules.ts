import type { AsYouType, CountryCode, PhoneNumber, ValidatePhoneNumberLengthResult } from 'libphonenumber-js/min';
import { createChunk } from '../../foundations/chunk/chunk.ts';
import type { Chunk } from '../../foundations/chunk/chunk.ts';

/** What is used of libphonenumber. */
export interface PhoneRules {
  AsYouType: new (country?: CountryCode) => AsYouType;
  getCountries: () => CountryCode[];
  getCountryCallingCode: (country: CountryCode) => string;
  isSupportedCountry: (country: string) => country is CountryCode;
  parsePhoneNumberFromString: (text: string, country?: CountryCode) => PhoneNumber | undefined;
  validatePhoneNumberLength: (text: string, country?: CountryCode) => ValidatePhoneNumberLengthResult | undefined;
}

/**
 * The smallest set of rules, about 30 kB: it knows lengths and formats, not every network. Loaded with the first phone
 * field.
 */
export const phoneRules: Chunk<PhoneRules> = createChunk<PhoneRules>(() => import('libphonenumber-js/min'));
