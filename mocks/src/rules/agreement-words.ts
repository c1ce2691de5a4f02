/** An amount as the words of a disagreement have it. */
export const dollars = (amountMinor: number) => (amountMinor / 100).toFixed(2);

/** The sum of what a list of records gives. */
export function sumBy<Row>(rows: readonly Row[], of: (row: Row) => number): number {
  return rows.reduce((sum, row) => sum + of(row), 0);
}

/** The records of a list by a key that they carry; those without one are left out. */
export function grouped<Row>(rows: readonly Row[], by: (row: Row) => string | null): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = by(row);
    if (key === null) continue;
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}

/** Says that two amounts differ; nothing where they agree. */
export function differ(what: string, is: number, shouldBe: number, because: string): string[] {
  return is === shouldBe ? [] : [`${what} is ${dollars(is)}, but ${because} ${dollars(shouldBe)}.`];
}
