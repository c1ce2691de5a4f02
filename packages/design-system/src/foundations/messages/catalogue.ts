import { use, useCallback } from 'react';
import { LocalizedStringDictionary, LocalizedStringFormatter } from '@internationalized/string';
import type { LocalizedString } from '@internationalized/string';
import { createChunk, forgetChunkFailure, readyChunk } from '../chunk/chunk.ts';
import type { Chunk } from '../chunk/chunk.ts';
import { useLocale } from '../locale/locale.tsx';
import { localValues } from './message-values.ts';

/** The build output for `en.json?catalogue`. */
type CompiledMessages = Record<string, LocalizedString>;

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

/**
 * Declares the texts of one package or feature and returns the hook that reads them. One language is loaded, on first
 * use.
 *
 * @param loaders `import.meta.glob('./*.json', { query: '?catalogue', import: 'default' })`: one loader a language, by
 *   file name. With `eager: true` the texts are part of the code, for messages that are needed when nothing can be
 *   loaded.
 * @returns A hook giving `t(key, values)`. It suspends until the language has been read, and throws a ChunkLoadError if
 *   it cannot be; a language without a file reads English.
 */
export function createCatalogue<Key extends string>(loaders: Record<string, unknown>): () => Translate<Key> {
  const byLanguage = new Map<string, Loader | CompiledMessages>();
  for (const [file, loader] of Object.entries(loaders)) {
    byLanguage.set(file.replace(/^.*\/|\.json$/g, ''), loader as Loader | CompiledMessages);
  }
  const loaded = new Map<string, Chunk<LocalizedStringFormatter>>();

  function load(locale: string): Promise<LocalizedStringFormatter> {
    const known = loaded.get(locale);
    if (known) return known.read();
    const language = locale.split('-')[0] ?? FALLBACK;
    const loader = byLanguage.get(locale) ?? byLanguage.get(language) ?? byLanguage.get(FALLBACK);
    if (!loader) throw new Error(`No message catalogue for ${locale}`);
    const formatterOf = (messages: CompiledMessages) =>
      new LocalizedStringFormatter(locale, new LocalizedStringDictionary({ [locale]: messages }, locale));
    const chunk =
      typeof loader === 'function' ? createChunk(() => loader().then(formatterOf)) : readyChunk(formatterOf(loader));
    loaded.set(locale, chunk);
    return chunk.read();
  }

  catalogues.add({ load });

  return function useMessages() {
    const { locale, direction } = useLocale();
    const formatter = use(load(locale));
    const prepare = localValues(locale, direction);
    return useCallback(
      (key, values) => formatter.format(key, values && (prepare(values) as MessageValues)),
      [formatter, prepare],
    );
  };
}

/**
 * Loads every catalogue declared so far, so that nothing suspends afterwards. A change of language, stories and the
 * prerender use it.
 * @param locale BCP 47 tag.
 * @throws The first failure, once all have been tried; the next call tries the failed ones again.
 */
export async function loadCatalogues(locale: string): Promise<void> {
  const results = await Promise.allSettled([...catalogues].map((catalogue) => catalogue.load(locale)));
  const failures = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
  for (const failure of failures) forgetChunkFailure(failure);
  if (failures.length > 0) throw failures[0];
}
