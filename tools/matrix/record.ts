import { existsSync, readFileSync } from 'node:fs';
import type { MatrixResults } from './results.ts';

/** What docs/matrix.json says of the last whole run, and the Scorecard shows. */
export type MatrixRecord = Omit<MatrixResults, 'findings'> & {
  /** Ids of the stories in which something was found. */
  readonly found: readonly string[];
  /** How those stories looked after they were mended; absent until they were looked at again. */
  readonly again?: Again;
};

/** A second look at the stories in which something was found. */
export interface Again {
  /** The commit looked at, in short. */
  readonly commit: string;
  /** ISO day. */
  readonly date: string;
  /** Ids of the stories in which something is still found, or that are not there any more. */
  readonly found: readonly string[];
}

/** The record with what a second look at its stories says; one that is gone cannot have been mended. */
export function withAgain(
  record: MatrixRecord,
  built: readonly string[],
  { commit, date, findings }: Pick<MatrixResults, 'commit' | 'date' | 'findings'>,
): MatrixRecord {
  const still = new Set(findings.map(({ story }) => story.id));
  return {
    ...record,
    again: { commit, date, found: record.found.filter((id) => still.has(id) || !built.includes(id)) },
  };
}

/**
 * The record of a whole run out of its shards.
 * @returns null where a shard is missing, or was not run on the commit of the first.
 */
export function recordOf(files: readonly string[]): MatrixRecord | null {
  if (!files.every((file) => existsSync(file))) return null;
  const all = files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as MatrixResults);
  const [first] = all;
  if (!first || all.some(({ commit }) => commit !== first.commit)) return null;
  const sum = (read: (one: MatrixResults) => number) => all.reduce((total, one) => total + read(one), 0);
  return {
    commit: first.commit,
    date: first.date,
    stories: sum(({ stories }) => stories),
    mounts: sum(({ mounts }) => mounts),
    looks: sum(({ looks }) => looks),
    minutes: Math.round(sum(({ minutes }) => minutes)),
    found: [...new Set(all.flatMap(({ findings }) => findings.map(({ story }) => story.id)))],
  };
}

/** The files of all shards beside one of them, such as `matrix-2-of-8.json`; the file alone where it is whole. */
export function shardFiles(file: string, of: number | undefined): string[] {
  if (of === undefined) return [file];
  return Array.from({ length: of }, (_, index) => file.replace(/-\d+-of-/, `-${index + 1}-of-`));
}
