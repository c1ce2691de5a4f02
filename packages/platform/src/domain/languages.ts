/** A language that the product speaks: it has an `xx.json` in every `messages` folder. */
export interface Language {
  /** ISO 639 code, which is also the name of its catalogues. */
  readonly code: string;
  /** What its speakers call it. */
  readonly name: string;
  /** BCP 47 tag for dates, digits and amounts where the browser names no region of this language. */
  readonly locale: string;
  /** Reading direction. */
  readonly direction: 'ltr' | 'rtl';
}

/** The languages that the product speaks; the first is taken where nothing else fits. */
export const languages = [
  { code: 'en', name: 'English', locale: 'en-US', direction: 'ltr' },
  // The Emirates: Gregorian dates and the digits 0 to 9, which are those of the telephone numbers on the same page.
  { code: 'ar', name: 'العربية', locale: 'ar-AE', direction: 'rtl' },
] as const satisfies readonly [Language, ...Language[]];

/** Where a wish for a language may come from; each of them may hold anything. */
export interface LanguageWishes {
  /** The value of `?lang=` in the address. */
  readonly asked?: string | null | undefined;
  /** What was chosen on this device before. */
  readonly stored?: string | null | undefined;
  /** The browser’s languages, the dearest first. */
  readonly preferred?: readonly string[] | undefined;
}

/** A language, and the tag of the region in which it is read. */
export interface ChosenLanguage {
  readonly language: Language;
  /** BCP 47 tag. */
  readonly locale: string;
}

/** Longer tags are no language, and are not read at all. */
const LONGEST_TAG = 35;

/**
 * The language of `?lang=`, else the stored one, else the browser’s, else English (FAST-2). The region, and with it the
 * digits and the way dates are written, is the browser’s own where it names one for that language.
 */
export function chooseLanguage({ asked, stored, preferred = [] }: LanguageWishes): ChosenLanguage {
  const language: Language = spoken(asked) ?? spoken(stored) ?? preferred.map(spoken).find(Boolean) ?? languages[0];
  const regional = preferred.map(canonical).find((tag) => tag?.region !== undefined && tag.language === language.code);
  return { language, locale: gregorian(regional ? `${regional.language}-${regional.region ?? ''}` : language.locale) };
}

/** Regions with a calendar of their own that comes first in some browsers (CLDR, calendar preference). */
const OTHER_CALENDARS: ReadonlySet<string> = new Set(['AF', 'IR', 'SA', 'TH']);

/**
 * A tag whose dates are Gregorian, since bookings, claims and invoices are: some regions would write them in another
 * calendar, and browsers do not agree on which. Of the others nothing is asked: the first date format of a page takes as long
 * as all else that it does before it is painted (FAST-2).
 * @param tag BCP 47, with a region.
 */
export function gregorian(tag: string): string {
  return OTHER_CALENDARS.has(new Intl.Locale(tag).region ?? '') ? `${tag}-u-ca-gregory` : tag;
}

function spoken(tag: string | null | undefined): Language | undefined {
  const code = canonical(tag)?.language;
  return languages.find((language) => language.code === code);
}

/** The parts of a language tag; undefined for anything that is none. */
function canonical(tag: string | null | undefined): Intl.Locale | undefined {
  if (!tag || tag.length > LONGEST_TAG) return undefined;
  try {
    return new Intl.Locale(tag);
  } catch {
    return undefined;
  }
}
