import type { ESTree, Plugin } from 'vite';

/** What an operation says to people, to mocks and to documents, and the client never asks. */
const SAID = new Set(['id', 'summary', 'access', 'errors']);

/** Every call of `defineOperation` below a node. */
function operations(node: unknown, found: ESTree.CallExpression[] = []): ESTree.CallExpression[] {
  if (Array.isArray(node)) for (const each of node) operations(each, found);
  else if (typeof node === 'object' && node !== null && 'type' in node) {
    const call = node as ESTree.Node;
    if (call.type === 'CallExpression' && call.callee.type === 'Identifier' && call.callee.name === 'defineOperation') found.push(call);
    else for (const value of Object.values(node)) operations(value, found);
  }
  return found;
}

/**
 * Takes out of the contract what the client does not read, of a build without mocks: each row explains itself in sentences,
 * and names every refusal, which a first load would bring to every visitor (FAST-1).
 */
export function leanOperations(): Plugin {
  return {
    name: 'lean-operations',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\/platform\/src\/contract\/(?:v1|cloud)\/[^/]+\.ts$/ },
      handler(code) {
        const said = operations(this.parse(code).body).flatMap(({ arguments: [row] }) => (row?.type === 'ObjectExpression' ? row.properties : []))
          .filter((property) => property.type === 'Property' && property.key.type === 'Identifier' && SAID.has(property.key.name));
        let rest = code;
        for (const { start, end } of said.toSorted((a, b) => b.start - a.start)) rest = rest.slice(0, start) + rest.slice(end).replace(/^\s*,/, '');
        return { code: rest, map: null };
      },
    },
  };
}
