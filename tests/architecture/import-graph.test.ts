import { describe, expect, it } from 'vitest';
import { refusalOf } from '../../tools/lint/import-table.mjs';
import { circlesIn, graphOf, readImportGraph } from './import-graph.ts';
import { root } from './repository.ts';

const graph = readImportGraph(root);

describe('imports between files', () => {
  it('form no circle, types and dynamic imports included', () => {
    expect(graph.size).toBeGreaterThan(2000);
    expect(circlesIn(graph)).toEqual([]);
  });

  it('in apps/web/src lead to the own folder or down, never up', () => {
    const web = [...graph].filter(([file]) => file.startsWith('apps/web/src/'));
    const refused = web.flatMap(([file, targets]) =>
      targets
        .filter((target) => refusalOf(file, target.replace(/^/, '../'.repeat(file.split('/').length - 1))) !== null)
        .map((target) => `${file} -> ${target}`),
    );
    expect(web.length).toBeGreaterThan(100);
    expect(refused).toEqual([]);
  });
});

describe('the count of circles', () => {
  const graphWith = (files: Record<string, string>) => graphOf(new Map(Object.entries(files)));

  it('finds a circle through a type and a dynamic import', () => {
    const files = {
      'a/one.ts': "import type { Two } from './two.ts';\n",
      'a/two.ts': "export const load = () => import('../b/three.ts');\n",
      'b/three.ts': "export * from '../a/one.ts';\n",
      'b/four.ts': "import { three } from './three.ts';\n",
    };
    expect(circlesIn(graphWith(files))).toEqual([['a/one.ts', 'a/two.ts', 'b/three.ts']]);
  });

  it('finds none in a tree', () => {
    const files = { 'a.ts': "import './b.ts';\nimport './c.ts';\n", 'b.ts': "import './c.ts';\n", 'c.ts': '' };
    expect(circlesIn(graphWith(files))).toEqual([]);
  });
});
