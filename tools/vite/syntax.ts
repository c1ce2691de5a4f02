import type { ESTree } from 'vite';

/** Every node below one that is wanted, those within another such left out. */
export function nodesBelow<Node extends ESTree.Node>(
  tree: unknown,
  isWanted: (node: ESTree.Node) => node is Node,
  found: Node[] = [],
): Node[] {
  if (Array.isArray(tree)) for (const each of tree) nodesBelow(each, isWanted, found);
  else if (typeof tree === 'object' && tree !== null && 'type' in tree) {
    const node = tree as ESTree.Node;
    if (isWanted(node)) found.push(node);
    else for (const value of Object.values(node)) nodesBelow(value, isWanted, found);
  }
  return found;
}

/** What stands in the place of a part of a text. */
export interface Edit {
  start: number;
  end: number;
  by: string;
}

/** A text with parts of it replaced. */
export function edited(text: string, edits: readonly Edit[]): string {
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((rest, { start, end, by }) => rest.slice(0, start) + by + rest.slice(end), text);
}
