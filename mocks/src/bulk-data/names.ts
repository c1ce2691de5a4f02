import { countries, longMiddles, pools } from './name-pools.ts';
import type { NamePool } from './name-pools.ts';
import { mix, pick, share } from './mix.ts';

/**
 * Takes a name piece by piece. Pieces come from the pools, so a caller can convert each piece once and cache it.
 * @param isUnique The piece belongs to one user only and is plain lower case.
 */
export type PushPiece = (piece: string, isUnique?: boolean) => void;

const list = (names: string | undefined): readonly string[] => (names === undefined ? [] : names.split(','));
const one = (items: readonly string[], index: number) => items[index % items.length] ?? '';

interface Culture {
  given: readonly string[];
  family: readonly string[];
  arabicGiven: readonly string[];
  arabicFamily: readonly string[];
  /** The names as they are written in email addresses. */
  givenSlugs: readonly string[];
  familySlugs: readonly string[];
  countries: NamePool['countries'];
}

const unfolded: Readonly<Record<string, string>> = { ı: 'i', ø: 'o', ß: 'ss', ł: 'l' };
const slugOf = (name: string) =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[ıøßł]/g, (letter) => unfolded[letter] ?? '')
    .replace(/[^a-z]/g, '');

const cultures: readonly Culture[] = pools.map((pool) => {
  const given = list(pool.given);
  const family = list(pool.family);
  return {
    given,
    family,
    arabicGiven: list(pool.arabicGiven),
    arabicFamily: list(pool.arabicFamily),
    givenSlugs: given.map(slugOf),
    familySlugs: family.map(slugOf),
    countries: pool.countries,
  };
});
const middles = list(longMiddles);
const initials = 'ABCDEFGHJKLMNPRSTVWZ'.split('').map((letter) => `${letter}. `);
/** A culture for each of a hundred people. */
const byShare = pools.flatMap(({ weight }, index) => Array.from<number>({ length: weight }).fill(index));

const SALT = { culture: 11, given: 12, family: 13, form: 14, second: 15, country: 16, middle: 17, domain: 18 };
const cultureOf = (user: number) => cultures[byShare[mix(user, SALT.culture) % byShare.length] ?? 0] as Culture;

/** Index of the country in which a user lives. */
export function countryIndexOf(user: number): number {
  const { countries: likely } = cultureOf(user);
  const drawn = share(user, SALT.country);
  return likely[Math.floor(drawn * drawn * likely.length)] ?? 0;
}

export const countryAt = (index: number) => countries[index] ?? countries[0];

interface Parts {
  user: number;
  culture: Culture;
  given: number;
  family: number;
  form: number;
}

let latest: Parts | null = null;

/** The parts of a name. The latest is cached: the email address is built right after the name. */
function partsOf(user: number): Parts {
  if (latest?.user === user) return latest;
  const culture = cultureOf(user);
  latest = {
    user,
    culture,
    given: pick(user, SALT.given, culture.given.length),
    family: pick(user, SALT.family, culture.family.length),
    form: share(user, SALT.form),
  };
  return latest;
}

/**
 * Composes a user's name: given and family name, some with a second family name, some in Arabic script, a few very
 * long.
 */
export function composeName(user: number, put: PushPiece): void {
  const { culture, given, family, form } = partsOf(user);
  const hasArabic = culture.arabicGiven.length > 0;
  if (hasArabic && form < 0.12) {
    put(one(culture.arabicGiven, given));
    put(' ');
    put(one(culture.arabicFamily, family));
    return;
  }
  put(one(culture.given, given));
  put(' ');
  const second = pick(user, SALT.second, culture.family.length);
  if (form > 0.995) {
    put(one(middles, mix(user, SALT.middle)));
    put(' ');
  } else if (form > 0.82) {
    put(one(initials, mix(user, SALT.middle)));
  }
  put(one(culture.family, family));
  if ((form > 0.995 || (form > 0.72 && form < 0.8)) && second !== family) {
    put('-');
    put(one(culture.family, second));
  }
  if (hasArabic && form < 0.4) {
    put(' · ');
    put(one(culture.arabicGiven, given));
    put(' ');
    put(one(culture.arabicFamily, family));
  }
}

const domains = ['@inbox.demo.test', '@post.demo.test', '@letters.demo.test', '@mail.demo.test'] as const;
/** The given name in Latin letters. */
export function givenNameOf(user: number): string {
  const { culture, given } = partsOf(user);
  return one(culture.given, given);
}

/** @param code Letters that are unique to this user. */
export function composeEmail(user: number, code: string, put: PushPiece): void {
  const { culture, given, family } = partsOf(user);
  put(one(culture.givenSlugs, given));
  put('.');
  put(one(culture.familySlugs, family));
  put('.');
  put(code, true);
  put(domains[mix(user, SALT.domain) % domains.length] ?? domains[0]);
}

/** A composition as one string. */
export function written(compose: (put: PushPiece) => void): string {
  let text = '';
  compose((piece) => (text += piece));
  return text;
}
