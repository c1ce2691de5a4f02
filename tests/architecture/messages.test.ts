import { relative } from 'node:path';
import { languages, product } from '@sakina/platform/domain';
import { describe, expect, it } from 'vitest';
import { foldersOfTexts, parse, readCatalogue as read, TYPE } from './catalogs.ts';
import type { Catalogue, Piece } from './catalogs.ts';
import { root } from './repository.ts';

/**
 * What Latin words may stand in a text of another script: names, which are not translated (those of keys among them),
 * and an example of an address.
 */
const NAMES = new Set([
  'Sakina',
  'Deenya',
  'Ctrl',
  'Cmd',
  'Shift',
  'HIPAA',
  'ISNA',
  'SOAP',
  'DAP',
  'PHQ',
  'GAD',
  'CPT',
  'ICD',
  'NPI',
  'PDF',
  'CSV',
  'HTML',
  'JSON',
  'PNG',
  'JPEG',
  'JPG',
  'HEIC',
  'SMS',
  'GMT',
  'UTC',
  'MB',
  'KB',
  'GB',
  'USD',
  'Aetna',
  'Blue',
  'Cross',
  'Shield',
  'Cigna',
  'UnitedHealthcare',
  'Medicaid',
  'Visa',
  'Mastercard',
  'American',
  'Express',
  'Discover',
  'Google',
  'Outlook',
  'Apple',
  'name',
  'example',
  'com',
  'demo',
  'Enter',
  'Escape',
  'Esc',
  'Tab',
  'Shift',
  'Ctrl',
  'Control',
  'Alt',
  'Home',
  'End',
  'Page',
  'Up',
  'Down',
  'Delete',
  'Space',
]);

/**
 * Every folder of texts that a person of the product may read. What only developers see (`.storybook`) is English
 * alone.
 */
const folders = foldersOfTexts(['packages', 'apps']);
const cases = folders.flatMap((folder) => languages.map(({ code }) => [relative(root, folder), code] as const));

/** All pieces of a message, those inside its branches included. */
function pieces(parsed: readonly Piece[]): Piece[] {
  return parsed.flatMap((piece) => [
    piece,
    ...Object.values(piece.options ?? {}).flatMap(({ value }) => pieces(value)),
  ]);
}

function parsed(message: string): Piece[] {
  return pieces(parse(message));
}

/** The arguments of a message with their kinds, such as `count plural`; for a choice between words also the words. */
function argumentsOf(message: string): string[] {
  const named = parsed(message).filter(({ type }) => type !== TYPE['literal'] && type !== TYPE['pound']);
  const words = ({ type, options }: Piece) =>
    type === TYPE['select']
      ? ` ${Object.keys(options ?? {})
          .toSorted()
          .join(' ')}`
      : '';
  return [...new Set(named.map((piece) => `${piece.value} ${String(TYPE[piece.type])}${words(piece)}`))].toSorted();
}

/** What a plural lacks in a language, as `count: two, few`. */
function missingForms(message: string, language: string): string[] {
  const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  return parsed(message)
    .filter(({ type }) => type === TYPE['plural'])
    .map(({ value, options }) => ({ value, lacking: needed.filter((form) => !(form in (options ?? {}))) }))
    .filter(({ lacking }) => lacking.length > 0)
    .map(({ value, lacking }) => `${value}: ${lacking.join(', ')}`);
}

/** The written words of a message, without its arguments. */
const literals = (message: string) =>
  parsed(message)
    .filter(({ type }) => type === TYPE['literal'])
    .map(({ value }) => value);

/** Keys of a catalogue for which something was found, with what was found. */
function findings(
  texts: Catalogue,
  find: (message: string, key: string) => readonly string[],
): Record<string, readonly string[]> {
  return Object.fromEntries(
    Object.entries(texts)
      .map(([key, message]) => [key, find(message, key)] as const)
      .filter(([, found]) => found.length > 0),
  );
}

it('[FRAME-2] says the tagline of the product in the title and on the landing page', () => {
  expect(read('apps/web/src/messages', 'en')['tagline']).toBe(product.tagline);
  expect(read('packages/portal-features/src/site/landing/messages', 'en')['hero.title']).toBe(product.tagline);
});

it('finds the texts of the product', () => {
  expect(folders.length).toBeGreaterThan(15);
});

describe.each(cases)('[CARE-6] %s in %s', (folder, code) => {
  it('says everything that the English texts say, and nothing else', () => {
    const [english, texts] = [Object.keys(read(folder, 'en')), Object.keys(read(folder, code))];
    expect({
      missing: english.filter((key) => !texts.includes(key)),
      unknown: texts.filter((key) => !english.includes(key)),
    }).toEqual({ missing: [], unknown: [] });
  });

  it('is written in valid ICU', () => {
    expect(
      findings(read(folder, code), (message) => {
        try {
          parse(message);
          return [];
        } catch (error) {
          return [String(error)];
        }
      }),
    ).toEqual({});
  });

  it('takes the same arguments as the English texts', () => {
    const english = read(folder, 'en');
    const texts = read(folder, code);
    const ofTexts = (catalogue: Catalogue) =>
      Object.fromEntries(Object.keys(texts).map((key) => [key, argumentsOf(catalogue[key] ?? '')]));
    expect(ofTexts(texts)).toEqual(ofTexts(english));
  });

  it('counts in every form that the language has', () => {
    expect(findings(read(folder, code), (message) => missingForms(message, code))).toEqual({});
  });

  it('has no empty text, no double space, no typewriter quote and no space at an end', () => {
    const untidy = (message: string) => [
      ...(message.trim() === '' ? ['is empty'] : []),
      ...(message === message.trim() ? [] : ['begins or ends with a space']),
      ...(/ {2}/.test(message) ? ['has two spaces in a row'] : []),
      ...(/['"]/.test(literals(message).join('')) ? ['has a typewriter quote'] : []),
    ];
    expect(findings(read(folder, code), untidy)).toEqual({});
  });
});

describe.each(cases.filter(([, code]) => new Intl.Locale(code).maximize().script === 'Arab'))(
  '[CARE-6] %s in %s',
  (folder, code) => {
    it('has no word left in Latin letters, but names', () => {
      const latin = (message: string) =>
        [...new Set(literals(message).flatMap((text) => text.match(/\p{Script=Latin}{2,}/gu) ?? []))].filter(
          (word) => !NAMES.has(word),
        );
      expect(findings(read(folder, code), latin)).toEqual({});
    });

    it('has the punctuation of its script', () => {
      expect(
        findings(
          read(folder, code),
          (message) =>
            literals(message)
              .join(' ')
              .match(/\p{Script=Arabic}\s*[,;?]|[“”‘]/gu) ?? [],
        ),
      ).toEqual({});
    });
  },
);
