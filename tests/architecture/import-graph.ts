import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/** The files that each file imports, by paths from the root: types and `import()` included. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

const FOLDERS = ['apps/web/src', 'packages', 'mocks/src', 'tests', 'tools', '.storybook'];
const RELATIVE = /(?:\bfrom|\bimport)\s*\(?\s*'(\.{1,2}\/[^'?]+)'/g;

/** Reads the imports between the source files of the repository. */
export function readImportGraph(root: string): ImportGraph {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
      .filter((path) => /\.(ts|tsx|mts|mjs)$/.test(path) && !path.includes('/node_modules/')),
  );
  return graphOf(new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')])));
}

/** The graph of given texts by path. */
export function graphOf(texts: ReadonlyMap<string, string>): ImportGraph {
  return new Map(
    [...texts].map(([file, text]) => {
      const targets = [...text.matchAll(RELATIVE)].map(([, specifier = '']) =>
        posix.join(posix.dirname(file), specifier),
      );
      return [file, [...new Set(targets)].filter((target) => texts.has(target))];
    }),
  );
}

/** Every set of files that import each other, directly or through others (Tarjan's strongly connected components). */
export function circlesIn(graph: ImportGraph): string[][] {
  const circles: string[][] = [];
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];

  function visit(file: string): number {
    const index = order.size;
    order.set(file, index);
    stack.push(file);
    let low = index;
    for (const target of graph.get(file) ?? []) {
      if (!order.has(target)) low = Math.min(low, visit(target));
      else if (stack.includes(target)) low = Math.min(low, order.get(target) ?? low);
    }
    lowest.set(file, low);
    if (low === index) {
      const circle = stack.splice(stack.indexOf(file));
      if (circle.length > 1 || graph.get(file)?.includes(file)) circles.push(circle.toSorted());
    }
    return low;
  }

  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return circles;
}
