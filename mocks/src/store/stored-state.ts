import * as v from 'valibot';
import { instant, integer } from '@sakina/platform/contract';
import { rowSchemas, tableNames } from './rows.ts';
import { SEED_VERSION } from './seed.ts';
import type { AllChanges } from './table.ts';

/** The stored state: the moment of the seed, and every row that differs from it. */
export interface StoredState {
  /** The moment of the first start or of the last reset. */
  seededAt: string;
  /** Increases with every change. */
  revision: number;
  changes: AllChanges;
}

const FORMAT = 1;

const envelope = v.object({
  format: v.literal(FORMAT),
  seedVersion: v.literal(SEED_VERSION),
  seededAt: instant,
  revision: integer,
  changes: v.record(v.string(), v.array(v.tuple([v.string(), v.unknown()]))),
});

/** Serialises the state. */
export function packState({ seededAt, revision, changes }: StoredState): unknown {
  return {
    format: FORMAT,
    seedVersion: SEED_VERSION,
    seededAt,
    revision,
    changes: Object.fromEntries(tableNames.map((name) => [name, [...changes[name]]])),
  };
}

/** Parses the stored state; null if it is foreign, outdated or invalid in any row. */
export function unpackState(stored: unknown): StoredState | null {
  const parsed = v.safeParse(envelope, stored);
  if (!parsed.success) return null;
  const tables: [string, Map<string, unknown>][] = [];
  for (const name of tableNames) {
    const rows = parsed.output.changes[name] ?? [];
    const isSound = rows.every(
      ([id, row]) => row === null || (v.safeParse(rowSchemas[name], row).success && (row as { id: string }).id === id),
    );
    if (!isSound) return null;
    tables.push([name, new Map(rows)]);
  }
  return {
    seededAt: parsed.output.seededAt,
    revision: parsed.output.revision,
    changes: Object.fromEntries(tables) as unknown as AllChanges,
  };
}
