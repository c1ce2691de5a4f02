import type { ImportGraph } from './import-graph.ts';

export const FEATURES = 'packages/portal-features/src/';

/** Whether a file belongs to the product’s features, and is no story or test. */
export const isOfFeatures = (file: string) => file.startsWith(FEATURES) && !/\.(?:stories|test)\.tsx?$/.test(file);

/** Who imports a file, by file. */
export function importersIn(graph: ImportGraph): ReadonlyMap<string, readonly string[]> {
  const importers = new Map<string, string[]>();
  for (const [file, targets] of graph)
    for (const target of targets) importers.set(target, [...(importers.get(target) ?? []), file]);
  return importers;
}

/** A file that draws fields, the parts around it and the hooks that they use: what can hold what is typed in it. */
export function holdersOf(
  file: string,
  graph: ImportGraph,
  importers: ReadonlyMap<string, readonly string[]>,
): Set<string> {
  const above = (parts: readonly string[]) => parts.flatMap((part) => importers.get(part) ?? []);
  const hooksOf = (parts: readonly string[]) =>
    parts.flatMap((part) => (graph.get(part) ?? []).filter((target) => /\/use-[^/]+$/.test(target)));
  const owners = above([file]);
  const around = [file, ...owners, ...above(owners)];
  const hooks = hooksOf(around);
  return new Set([...around, ...hooks, ...hooksOf(hooks)]);
}
