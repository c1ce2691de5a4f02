import type { CountryCode } from 'libphonenumber-js/min';
import { asciiDigits } from '@sakina/platform/locale';
import type { PhoneRules } from './rules.ts';

/** What can be wrong with a number. */
export type PhoneProblem = 'TOO_SHORT' | 'TOO_LONG' | 'INVALID';

/** A number as the field shows it. */
export interface PhoneText {
  /** Without the country's code, as it is written there; international while its country is not known. */
  text: string;
  country: CountryCode;
}

/** Digits of any script as Latin ones, '00' before a country's code as '+', and no signs of direction. */
export function cleanPhone(text: string): string {
  return asciiDigits(text)
    .replace(/[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/^\s*(?:00|＋)(?=\s*[1-9])/, '+')
    .trimStart();
}

/** The number in E.164 ('+12125550123'); what was typed, without its spaces, where no country can be made out. */
export function toE164(rules: PhoneRules | undefined, text: string, country: CountryCode): string {
  const clean = cleanPhone(text);
  if (clean.trim() === '') return '';
  if (!rules) return /^\+[\d\s().-]+$/.test(clean) ? `+${clean.replace(/\D/g, '')}` : clean;
  const typed = new rules.AsYouType(country);
  typed.input(clean);
  return typed.getNumberValue() ?? clean;
}

/** How a stored number is shown: in the form of its own country. */
export function showPhone(rules: PhoneRules | undefined, value: string, fallback: CountryCode): PhoneText {
  const number = rules && value.startsWith('+') ? rules.parsePhoneNumberFromString(value) : undefined;
  const country = number && (number.country ?? number.getPossibleCountries()[0]);
  if (!number || !country) return { text: value, country: fallback };
  return { text: number.formatNational(), country };
}

/** Writes a number out while it is typed: '(212) 555-01'. */
export function formatTyped(rules: PhoneRules, text: string, country: CountryCode): string {
  const clean = cleanPhone(text);
  // Letters and the like stay where they are, for the person to see.
  return /^[\d\s+().\-/]*$/.test(clean) ? new rules.AsYouType(country).input(clean) : text;
}

/** A whole international number as a number of its country; undefined where it is not one. */
export function readInternational(rules: PhoneRules, text: string, fallback: CountryCode): PhoneText | undefined {
  const clean = cleanPhone(text);
  if (!clean.startsWith('+')) return undefined;
  const number = rules.parsePhoneNumberFromString(clean);
  return number?.isPossible() ? showPhone(rules, number.number, fallback) : undefined;
}

/** What is wrong with a number; an empty field is not wrong. */
export function phoneProblem(
  rules: PhoneRules | undefined,
  text: string,
  country: CountryCode,
): PhoneProblem | undefined {
  const clean = cleanPhone(text);
  if (!rules || clean.trim() === '') return undefined;
  const problem = rules.validatePhoneNumberLength(clean, country);
  if (problem === 'TOO_SHORT' || problem === 'TOO_LONG') return problem;
  if (problem) return 'INVALID';
  return rules.parsePhoneNumberFromString(clean, country)?.isValid() ? undefined : 'INVALID';
}
