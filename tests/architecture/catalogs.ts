import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, sep } from 'node:path';
import { root } from './repository.ts';

export type Catalogue = Readonly<Record<string, string>>;

/** A piece of a parsed message, as the parser of the build’s own compiler gives it. */
export interface Piece {
  type: number;
  value: string;
  options?: Record<string, { value: Piece[] }>;
}

const fromCompiler = createRequire(createRequire(import.meta.url).resolve('@internationalized/string-compiler'));

/** The parser of messages, and the numbers of the types of their pieces by name. */
export const { parse, TYPE } = fromCompiler('@formatjs/icu-messageformat-parser') as {
  parse: (message: string) => Piece[];
  TYPE: Record<string | number, number | string>;
};

const isTexts = (file: string) => basename(file) === 'en.json' && dirname(file).split(sep).includes('messages');
const isSource = (file: string) => !/(^|[/\\])(node_modules|dist[^/\\]*)[/\\]/.test(file);

/** Every folder of texts below some folders of the repository, as absolute paths. */
export function foldersOfTexts(tops: readonly string[]): string[] {
  return tops.flatMap((top) =>
    readdirSync(join(root, top), { recursive: true, encoding: 'utf8' })
      .filter((file) => isTexts(file) && isSource(file))
      .map((file) => join(root, top, dirname(file))),
  );
}

/** The texts of a folder in a language. */
export function readCatalogue(folder: string, language: string): Catalogue {
  try {
    return JSON.parse(readFileSync(join(root, folder, `${language}.json`), 'utf8')) as Catalogue;
  } catch (cause) {
    throw new Error(
      `${folder}/${language}.json is missing or is no JSON. Every language needs one, see docs/how-to/add-a-language.md`,
      { cause },
    );
  }
}

/** What a piece of a message may read as: its own text, the name of an argument in braces, or each of its branches. */
function alternatives({ type, value, options }: Piece): string[] {
  if (options) return Object.values(options).flatMap((option) => read(option.value));
  return type === TYPE['literal'] ? [value] : [type === TYPE['pound'] ? '{#}' : `{${value}}`];
}

function read(pieces: readonly Piece[]): string[] {
  return pieces
    .map(alternatives)
    .reduce(
      (before, after) =>
        Array.from(
          { length: Math.max(before.length, after.length) },
          (_, index) => `${before[Math.min(index, before.length - 1)]}${after[Math.min(index, after.length - 1)]}`,
        ),
      [''],
    );
}

/**
 * What a message may read as, so that each branch stands in one reading at least. Arguments are their names in braces.
 */
export function readings(message: string): string[] {
  return [...new Set(read(parse(message)))];
}
