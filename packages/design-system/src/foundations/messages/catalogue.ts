import { use, useCallback } from 'react';
import { LocalizedStringDictionary, LocalizedStringFormatter } from '@internationalized/string';
import type { LocalizedString } from '@internationalized/string';
import { useLocale } from '../locale/locale.tsx';

/** What the build makes of `en.json?catalogue`. */
export type CompiledMessages = Record<string, LocalizedString>;

/** Values for the arguments of a message; format dates and money before passing them. */
export type MessageValues = Record<string, string | number>;

/** Looks a text up. */
export type Translate<Key extends string> = (key: Key, values?: MessageValues) => string;

type Loader = () => Promise<CompiledMessages>;

interface Catalogue {
  load(locale: string): Promise<LocalizedStringFormatter>;
}

const FALLBACK = 'en';
const catalogues = new Set<Catalogue>();

/** Notes on a promise how it settled, so that React's `use` reads it at once instead of suspending for a tick. */
function track<T>(promise: Promise<T>): Promise<T> {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    (reason: unknown) => Object.assign(promise, { status: 'rejected', reason }),
  );
  return promise;
}

/**
 * Declares the texts of one package or feature and gives the hook that reads them. One language is loaded, on first use.
 *
 * @param loaders `import.meta.glob('./*.json', { query: '?catalogue', import: 'default' })`: one loader a language, by file name.
 * @returns A hook giving `t(key, values)`. It suspends until the language has been read; a language without a file reads English.
 */
export function createCatalogue<Key extends string>(loaders: Record<string, () => Promise<unknown>>): () => Translate<Key> {
  const byLanguage = new Map<string, Loader>();
  for (const [file, loader] of Object.entries(loaders)) {
    byLanguage.set(file.replace(/^.*\/|\.json$/g, ''), loader as Loader);
  }
  const loaded = new Map<string, Promise<LocalizedStringFormatter>>();

  function load(locale: string): Promise<LocalizedStringFormatter> {
    const known = loaded.get(locale);
    if (known) return known;
    const language = locale.split('-')[0] ?? FALLBACK;
    const loader = byLanguage.get(locale) ?? byLanguage.get(language) ?? byLanguage.get(FALLBACK);
    if (!loader) throw new Error(`No message catalogue for ${locale}`);
    const formatter = track(
      loader().then((messages) => new LocalizedStringFormatter(locale, new LocalizedStringDictionary({ [locale]: messages }, locale))),
    );
    loaded.set(locale, formatter);
    return formatter;
  }

  catalogues.add({ load });

  return function useMessages() {
    const { locale } = useLocale();
    const formatter = use(load(locale));
    return useCallback((key, values) => formatter.format(key, values), [formatter]);
  };
}

/**
 * Loads every catalogue declared so far, so that nothing suspends afterwards. Stories and the prerender use it.
 * @param locale BCP 47 tag.
 */
export async function loadCatalogues(locale: string): Promise<void> {
  await Promise.all([...catalogues].map((catalogue) => catalogue.load(locale)));
}
