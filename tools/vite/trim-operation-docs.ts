import type { ESTree, Plugin } from 'vite';
import { edited, nodesBelow } from './syntax.ts';

/** Properties of an operation for documents and mocks, which the client never reads. */
const UNREAD = new Set(['id', 'summary', 'access', 'errors']);

const isOperation = (node: ESTree.Node): node is ESTree.CallExpression =>
  node.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.name === 'defineOperation';

/**
 * Removes from each operation of the contract what the client does not read, in builds without mocks: 0.6 to 2.6 kB of
 * a first load.
 */
export function trimOperationDocs(): Plugin {
  return {
    name: 'trim-operation-docs',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\/platform\/src\/contract\/(?:v1|cloud)\/[^/]+\.ts$/ },
      handler(code) {
        const unread = nodesBelow(this.parse(code).body, isOperation)
          .flatMap(({ arguments: [row] }) => (row?.type === 'ObjectExpression' ? row.properties : []))
          .filter(
            (property) =>
              property.type === 'Property' && property.key.type === 'Identifier' && UNREAD.has(property.key.name),
          );
        // Each with the comma behind it.
        const edits = unread.map(({ start, end }) => ({
          start,
          end: end + (/^\s*,/.exec(code.slice(end))?.[0].length ?? 0),
          by: '',
        }));
        return { code: edited(code, edits), map: null };
      },
    },
  };
}
