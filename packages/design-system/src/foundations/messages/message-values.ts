// After an Arabic letter the parts of '2026-0049' or '+1 212 555 0100' change places. Values with letters, with marks
// of direction or with isolates of their own are unchanged.
const PARTED = /^[^\p{L}\u061C\u200E\u200F\u2066-\u2069]*\d[^\p{L}\u061C\u200E\u200F\u2066-\u2069]*$/u;
const SEPARATOR = /\d[-\s()]+\d|^\+\d/u;

/** A number that a plural can count and that is written in the digits of a locale. */
class LocalNumber extends Number {
  readonly #format: Intl.NumberFormat;

  constructor(value: number, format: Intl.NumberFormat) {
    super(value);
    this.#format = format;
  }

  override toString(): string {
    return this.#format.format(this.valueOf());
  }
}

/** The values of a message as a locale writes them. */
type LocalValues = Record<string, string | number | LocalNumber>;

type Prepare = (values: Record<string, string | number>) => LocalValues;

const prepared = new Map<string, Prepare>();

/**
 * Returns the function that prepares the values of messages for a locale; one a locale, because every component with
 * texts asks for it and making a number format is slow. Numbers get the locale's digits, so that one sentence never
 * mixes two kinds of digits; in right-to-left languages numbers in parts (a document’s number, a telephone number) are
 * put between U+2066 and U+2069, so that they keep their order.
 * @param locale BCP 47 tag.
 * @param direction That of the locale.
 */
export function localValues(locale: string, direction: 'ltr' | 'rtl'): Prepare {
  const known = prepared.get(locale) ?? prepareFor(locale, direction);
  prepared.set(locale, known);
  return known;
}

function prepareFor(locale: string, direction: 'ltr' | 'rtl'): Prepare {
  const digits = new Intl.NumberFormat(locale, { useGrouping: false });
  const hasLatinDigits = digits.resolvedOptions().numberingSystem === 'latn';
  if (hasLatinDigits && direction === 'ltr') return (values) => values;
  const write = (value: string | number) => {
    if (typeof value === 'number') return hasLatinDigits ? value : new LocalNumber(value, digits);
    return direction === 'rtl' && PARTED.test(value) && SEPARATOR.test(value) ? `\u2066${value}\u2069` : value;
  };
  return (values) => Object.fromEntries(Object.entries(values).map(([name, value]) => [name, write(value)]));
}
