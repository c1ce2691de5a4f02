/** A block of a day, in minutes. */
export interface Block {
  from: number;
  to: number;
}

/** The position of a block beside others. */
export interface Lane {
  /** Its first column, from 0. */
  column: number;
  /** How many free columns it fills. */
  span: number;
  /** How many columns there are beside each other at that time. */
  columns: number;
}

interface Placed {
  index: number;
  from: number;
  to: number;
  column: number;
}

const meet = (one: Block, other: Block) => one.from < other.to && other.from < one.to;

/** Widens each block of a cluster over the free columns behind it. */
function widen(cluster: readonly Placed[], lanes: Lane[]) {
  const columns = Math.max(...cluster.map(({ column }) => column)) + 1;
  for (const block of cluster) {
    const behind = cluster
      .filter((other) => other.column > block.column && meet(block, other))
      .map(({ column }) => column);
    lanes[block.index] = { column: block.column, span: Math.min(columns, ...behind) - block.column, columns };
  }
}

/**
 * Puts blocks that overlap side by side.
 * @param blocks In any order.
 * @param least Minimum minutes of a block, because it is drawn no smaller.
 * @returns A lane for each block, in the order given.
 */
export function sideBySide(blocks: readonly Block[], least: number): Lane[] {
  const lanes: Lane[] = [];
  const ordered = blocks
    .map(({ from, to }, index) => ({ index, from, to: Math.max(to, from + least), column: 0 }))
    .sort((one, other) => one.from - other.from || other.to - one.to || one.index - other.index);
  let cluster: Placed[] = [];
  for (const block of ordered) {
    if (cluster.length > 0 && cluster.every((other) => other.to <= block.from)) {
      widen(cluster, lanes);
      cluster = [];
    }
    const taken = new Set(cluster.filter((other) => meet(block, other)).map(({ column }) => column));
    while (taken.has(block.column)) block.column += 1;
    cluster.push(block);
  }
  if (cluster.length > 0) widen(cluster, lanes);
  return lanes;
}
