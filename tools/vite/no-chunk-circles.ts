import type { Plugin, Rolldown } from 'vite';

/**
 * Stops the build where chunks import each other in a circle: then a module may be evaluated before what it needs, and
 * the page fails in the production build alone. The rows of tools/vite/chunk-table decide which chunk has a module.
 */
export function noChunkCircles(): Plugin {
  return {
    name: 'no-chunk-circles',
    apply: 'build',
    // Once the files are there: plugins that work on them when a bundle is closed would fail first, and hide this.
    writeBundle(_, bundle) {
      const circle = findCircle(bundle);
      if (circle) this.error(`Chunks import each other: ${circle.join(' → ')}. See tools/vite/chunk-table.`);
    },
  };
}

/** The chunks of a circle in the order of their imports, the first once more at the end; null where there is none. */
export function findCircle(
  bundle: Readonly<Record<string, Pick<Rolldown.OutputChunk, 'imports'> | object>>,
): string[] | null {
  const done = new Set<string>();
  const path: string[] = [];
  function visit(file: string): string[] | null {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return null;
    done.add(file);
    path.push(file);
    const chunk = bundle[file];
    const imports = chunk && 'imports' in chunk ? chunk.imports : [];
    for (const next of imports) {
      const circle = visit(next);
      if (circle) return circle;
    }
    path.pop();
    return null;
  }
  for (const file of Object.keys(bundle)) {
    const circle = visit(file);
    if (circle) return circle;
  }
  return null;
}
