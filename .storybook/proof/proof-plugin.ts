import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { reportOf } from '../../tools/contract/report.ts';
import { readSources } from '../../tools/contract/read-sources.ts';
import { readCoverage, readStoryFiles } from '../../tools/stories/coverage.ts';
import type { Covered } from '../../tools/stories/coverage.ts';
import type { StoryFile } from '../../tools/stories/read-story-file.ts';
import { readTraces, testFiles } from '../../tools/trace-read.mjs';
import type { Trace } from '../../tools/trace-read.mjs';
import { readRequirements } from './model/requirements.ts';
import type { Requirement } from './model/requirements.ts';
import type { Measured } from './model/measured.ts';
import type { MatrixRecord } from '../../tools/matrix/record.ts';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const NAME = 'virtual:proof';
const ID = `\0${NAME}`;
const REQUIREMENTS = 'docs/requirements.md';
/** What `npm run measure` writes. */
const MEASURED = 'docs/measured.json';
/** What `npm run test:matrix` writes once every story was looked at. */
const MATRIX = 'docs/matrix.json';

/** What the repository's own text proves, and what was measured of it. */
export interface Proof {
  readonly requirements: readonly Requirement[];
  readonly traces: readonly Trace[];
  readonly stories: readonly StoryFile[];
  readonly coverage: readonly Omit<Covered, 'stories'>[];
  readonly contract: readonly { readonly name: string; readonly declared: number; readonly complete: number }[];
  /** Figures of the last `npm run measure` that was committed; null where there is none. */
  readonly measured: Measured | null;
  /** The last whole run of the matrix that was committed; null where there is none. */
  readonly looked: MatrixRecord | null;
}

/**
 * Gives `virtual:proof`. The repository is read here and not in the page: no source of the product travels with a
 * published Storybook.
 */
export function proof(): Plugin {
  return {
    name: 'proof',
    resolveId: (id) => (id === NAME ? ID : null),
    load(id) {
      if (id !== ID) return null;
      for (const file of [REQUIREMENTS, MEASURED, MATRIX].filter((one) => existsSync(join(root, one))))
        this.addWatchFile(join(root, file));
      return { code: `export default ${JSON.stringify(readProof())};`, moduleType: 'js' };
    },
  };
}

/** Reads the repository. */
export function readProof(): Proof {
  return {
    requirements: readRequirements(readFileSync(join(root, REQUIREMENTS), 'utf8')),
    traces: testFiles(root).flatMap((file) => readTraces(file, root)),
    stories: readStoryFiles(root),
    coverage: readCoverage(root).map(({ kind, name, file, missing }) => ({ kind, name, file, missing })),
    contract: reportOf(readSources(root)).map(({ name, counts, missing }) => {
      const gaps = new Set(missing.flatMap(({ operations }) => operations));
      return { name, declared: counts['declared'] ?? 0, complete: (counts['declared'] ?? 0) - gaps.size };
    }),
    measured: readIfThere<Measured>(MEASURED),
    looked: readIfThere<MatrixRecord>(MATRIX),
  };
}

function readIfThere<T>(path: string): T | null {
  const file = join(root, path);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : null;
}
