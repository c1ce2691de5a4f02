/** An amount as inconsistency messages show it. */
export const dollars = (amountMinor: number) => (amountMinor / 100).toFixed(2);

/** The sum of a number over a list. */
export function sumBy<Row>(rows: readonly Row[], of: (row: Row) => number): number {
  return rows.reduce((sum, row) => sum + of(row), 0);
}

/** Groups records by key; a record with a null key is left out. */
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

/** A message if two amounts differ, otherwise none. */
export function differ(what: string, is: number, shouldBe: number, because: string): string[] {
  return is === shouldBe ? [] : [`${what} is ${dollars(is)}, but ${because} ${dollars(shouldBe)}.`];
}
