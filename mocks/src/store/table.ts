import { tableNames } from './rows.ts';
import type { Rows, TableName } from './rows.ts';

/** The rows that differ from the seed, by id; null is a deleted row. */
type Changes<Row> = ReadonlyMap<string, Row | null>;

/** One table of the server: the seed with changes on top. Rows are immutable. */
class Table<Row extends { id: string }> {
  readonly #seed: ReadonlyMap<string, Row>;
  readonly #changes: Map<string, Row | null>;
  #touched = false;

  constructor(seed: ReadonlyMap<string, Row>, changes: Changes<Row>) {
    this.#seed = seed;
    this.#changes = new Map(changes);
  }

  get(id: string): Row | undefined {
    const changed = this.#changes.get(id);
    return changed === undefined ? this.#seed.get(id) : (changed ?? undefined);
  }

  /** Every row, those of the seed first. */
  all(): Row[] {
    if (this.#changes.size === 0) return [...this.#seed.values()];
    const rows = new Map<string, Row | null>([...this.#seed, ...this.#changes]);
    return [...rows.values()].filter((row) => row !== null);
  }

  /** Inserts a row or replaces the one with its id. */
  put(row: Row): Row {
    this.#changes.set(row.id, row);
    this.#touched = true;
    return row;
  }

  remove(id: string): void {
    if (this.#seed.has(id)) this.#changes.set(id, null);
    else this.#changes.delete(id);
    this.#touched = true;
  }

  /** Whether this unit of work has changed the table. */
  get isTouched(): boolean {
    return this.#touched;
  }

  get changes(): Changes<Row> {
    return this.#changes;
  }
}

export type Tables = { readonly [Name in TableName]: Table<Rows[Name]> };
export type Seed = { readonly [Name in TableName]: ReadonlyMap<string, Rows[Name]> };
export type AllChanges = { readonly [Name in TableName]: Changes<Rows[Name]> };

function mapTables<Target>(make: (name: TableName) => unknown): Target {
  return Object.fromEntries(tableNames.map((name) => [name, make(name)])) as Target;
}

/** No change to any table. */
export const noChanges: AllChanges = mapTables<AllChanges>(() => new Map());

type AnyTable = Table<{ id: string }>;

interface Run {
  opened: Map<TableName, AnyTable>;
  changes: AllChanges;
}

const runs = new WeakMap<Tables, Run>();

/** Tables for one unit of work, each opened on first use. Changes stay in them until `changesOf` is stored. */
export function openTables(seed: Seed, changes: AllChanges): Tables {
  const opened = new Map<TableName, AnyTable>();
  const tables = {} as Tables;
  for (const name of tableNames) {
    const open = () => {
      const table =
        opened.get(name) ??
        new Table(seed[name] as ReadonlyMap<string, { id: string }>, changes[name] as Changes<{ id: string }>);
      opened.set(name, table);
      return table;
    };
    Object.defineProperty(tables, name, { enumerable: true, get: open });
  }
  runs.set(tables, { opened, changes });
  return tables;
}

/** The tables' differences from the seed, or null if this unit of work changed nothing. */
export function changesOf(tables: Tables): AllChanges | null {
  const run = runs.get(tables);
  if (!run || ![...run.opened.values()].some((table) => table.isTouched)) return null;
  return mapTables<AllChanges>((name) => run.opened.get(name)?.changes ?? run.changes[name]);
}
