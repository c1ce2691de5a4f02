import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { resourcesWithFailures } from '../../tools/contract/failure-stories.ts';
import { readSources } from '../../tools/contract/read-sources.ts';
import { usesOf } from '../../tools/contract/uses.ts';
import type { OperationUses } from '../../tools/contract/uses.ts';
import { wordsOfDocument } from './model/words.ts';
import type { FieldWords } from './model/words.ts';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const NAME = 'virtual:contract-uses';
const ID = `\0${NAME}`;

const CONTRACT = ['packages/platform/src/contract/v1', 'packages/platform/src/contract/cloud'];
const MOCKS = ['mocks/src/handlers'];
/** What `npm run openapi` writes. */
const DOCUMENTS = ['docs/openapi/v1.json', 'docs/openapi/cloud.json'];

/** Uses of operations in the repository, by their export name in the contract. */
export interface ContractUses {
  readonly uses: Readonly<Record<string, OperationUses>>;
  /** File that declares it. */
  readonly declared: Readonly<Record<string, string>>;
  /** File of its mock, and the mock's name there. */
  readonly mocks: Readonly<Record<string, { readonly file: string; readonly name: string }>>;
  /** Resources whose failures a story shows. */
  readonly failures: readonly string[];
  /** Titles of the story files among the uses. */
  readonly titles: Readonly<Record<string, string>>;
  /** Field descriptions of each operation, by operation name. */
  readonly words: Readonly<Record<string, FieldWords>>;
}

/**
 * Provides `virtual:contract-uses`. The repository is read at build time, not in the page: the result is small, and no
 * source of the product is in a published Storybook.
 */
export function contractUses(): Plugin {
  return {
    name: 'contract-uses',
    resolveId: (id) => (id === NAME ? ID : null),
    load(id) {
      if (id !== ID) return null;
      const { files, ...found } = readContractUses();
      for (const file of files) this.addWatchFile(join(root, file));
      return { code: `export default ${JSON.stringify(found)};`, moduleType: 'js' };
    },
  };
}

/** Reads the repository. */
export function readContractUses(): ContractUses & { readonly files: readonly string[] } {
  const [users, contract, mocks] = [readSources(root), readAll(CONTRACT), readAll(MOCKS)];
  const documents = DOCUMENTS.filter((file) => existsSync(join(root, file)));
  const declared = found(contract, /\bexport const (\w+) =\s+defineOperation\(/g, ([, name = ''], file) => [
    name,
    file,
  ]);
  const uses = Object.fromEntries(usesOf(users, Object.keys(declared)));
  const stories = new Set(Object.values(uses).flatMap((use) => use.stories));
  return {
    uses,
    failures: resourcesWithFailures(users),
    declared,
    mocks: found(mocks, /\bexport const (\w+) =\s+defineHandler\(\s*(\w+),/g, ([, name = '', operation = ''], file) => [
      operation,
      { file, name },
    ]),
    titles: Object.fromEntries(
      [...stories].flatMap((file) => {
        const title = /\btitle: '([^']+)'/.exec(users[file] ?? '')?.[1];
        return title === undefined ? [] : [[file, title]];
      }),
    ),
    words: Object.assign(
      {},
      ...documents.map((file) => wordsOfDocument(JSON.parse(readFileSync(join(root, file), 'utf8')))),
    ) as Record<string, FieldWords>,
    files: [...[users, contract, mocks].flatMap(Object.keys), ...documents],
  };
}

function readAll(folders: readonly string[]): Record<string, string> {
  const files = folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
        (file) => `${folder}/${file.replaceAll('\\', '/')}`,
      ),
    )
    .filter((file) => /\.tsx?$/.test(file))
    .toSorted();
  return Object.fromEntries(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
}

function found<Value>(
  texts: Record<string, string>,
  pattern: RegExp,
  read: (match: RegExpMatchArray, file: string) => [string, Value],
): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([file, text]) => [...text.matchAll(pattern)].map((match) => read(match, file))),
  );
}
