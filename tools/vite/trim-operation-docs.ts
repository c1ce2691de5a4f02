import type { ESTree, Plugin } from 'vite';
import { edited, nodesBelow } from './syntax.ts';

/** What an operation says to people, to mocks and to documents, and the client never asks. */
const SAID = new Set(['id', 'summary', 'access', 'errors']);

const isOperation = (node: ESTree.Node): node is ESTree.CallExpression =>
  node.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.name === 'defineOperation';

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
        const said = nodesBelow(this.parse(code).body, isOperation)
          .flatMap(({ arguments: [row] }) => (row?.type === 'ObjectExpression' ? row.properties : []))
          .filter(
            (property) =>
              property.type === 'Property' && property.key.type === 'Identifier' && SAID.has(property.key.name),
          );
        // Each with the comma behind it.
        return {
          code: edited(
            code,
            said.map(({ start, end }) => ({
              start,
              end: end + (/^\s*,/.exec(code.slice(end))?.[0].length ?? 0),
              by: '',
            })),
          ),
          map: null,
        };
      },
    },
  };
}
