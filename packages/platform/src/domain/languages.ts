/** A language of the product: it has an `xx.json` in every `messages` folder. */
export interface Language {
  /** ISO 639 code, which is also the file name of its catalogues. */
  readonly code: string;
  /** Its name in the language itself. */
  readonly name: string;
  /**
   * BCP 47 tag with a region: dates, digits and amounts where the browser names no region of this language. The build
   * keeps React Aria's own texts for it.
   */
  readonly locale: string;
  /** Reading direction: of the page, and of what is isolated inside its texts. */
  readonly direction: 'ltr' | 'rtl';
}

/**
 * The languages of the product; the first is the fallback. A new row does not compile until every `Record<LanguageCode,
 * …>` has an entry for it: see docs/how-to/add-a-language.md.
 */
export const languages = [
  { code: 'en', name: 'English', locale: 'en-US', direction: 'ltr' },
  // United Arab Emirates: Gregorian dates and the digits 0 to 9, as in the phone numbers on the same page.
  { code: 'ar', name: 'العربية', locale: 'ar-AE', direction: 'rtl' },
] as const satisfies readonly [Language, ...Language[]];

export type LanguageCode = (typeof languages)[number]['code'];

/** The row of one of our languages: its code is known to be ours. */
export type SupportedLanguage = Language & { readonly code: LanguageCode };

/** Where a language preference may come from. The values are untrusted. */
export interface LanguageWishes {
  /** The value of `?lang=` in the address. */
  readonly asked?: string | null | undefined;
  /** The language chosen earlier on this device. */
  readonly stored?: string | null | undefined;
  /** The browser’s languages, most preferred first. */
  readonly preferred?: readonly string[] | undefined;
}

/** A language and the regional tag to format with. */
export interface ChosenLanguage {
  readonly language: SupportedLanguage;
  /** BCP 47 tag. */
  readonly locale: string;
}

/** Longer values are rejected without parsing. */
const LONGEST_TAG = 35;

/**
 * Picks the language: `?lang=`, else the stored one, else the browser’s, else English (FAST-2). The region, which
 * decides digits and date formats, is the browser’s where it names one for that language.
 */
export function chooseLanguage({ asked, stored, preferred = [] }: LanguageWishes): ChosenLanguage {
  const language: SupportedLanguage =
    spoken(asked) ?? spoken(stored) ?? preferred.map(spoken).find(Boolean) ?? languages[0];
  const regional = preferred.map(canonical).find((tag) => tag?.region !== undefined && tag.language === language.code);
  return { language, locale: gregorian(regional ? `${regional.language}-${regional.region ?? ''}` : language.locale) };
}

/** Regions where some browsers default to a non-Gregorian calendar (CLDR, calendar preference). */
const OTHER_CALENDARS: ReadonlySet<string> = new Set(['AF', 'IR', 'SA', 'TH']);

/**
 * Pins a tag to the Gregorian calendar, which bookings, claims and invoices use. A fixed list of regions decides, not a
 * date format: the first one on a page takes as long as everything else before the first paint (FAST-2).
 * @param tag BCP 47, with a region.
 */
export function gregorian(tag: string): string {
  return OTHER_CALENDARS.has(new Intl.Locale(tag).region ?? '') ? `${tag}-u-ca-gregory` : tag;
}

function spoken(tag: string | null | undefined): SupportedLanguage | undefined {
  const code = canonical(tag)?.language;
  return languages.find((language) => language.code === code);
}

/** Parses a language tag; undefined when it is invalid. */
function canonical(tag: string | null | undefined): Intl.Locale | undefined {
  if (!tag || tag.length > LONGEST_TAG) return undefined;
  try {
    return new Intl.Locale(tag);
  } catch {
    return undefined;
  }
}
