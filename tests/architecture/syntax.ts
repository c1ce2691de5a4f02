import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { root } from './repository.ts';

/** A node of a module’s syntax tree (ESTree, with JSX and types). */
export interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

/** A module that is read: its tree, and the text of a node of it; of nothing it is empty. */
export interface SyntaxTree {
  readonly program: SyntaxNode;
  readonly textOf: (node: unknown) => string;
}

export const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value;

/** Parses a module of TypeScript with JSX. */
export function parseModule(code: string): SyntaxTree {
  return {
    program: parseSync('module.tsx', code).program as unknown as SyntaxNode,
    textOf: (node) => (isNode(node) ? code.slice(node.start, node.end) : ''),
  };
}

/** Calls `each` for a node and everything below it, in the order of the text. */
export function visit(value: unknown, each: (node: SyntaxNode) => void): void {
  if (Array.isArray(value)) for (const item of value) visit(item, each);
  else if (isNode(value)) {
    each(value);
    for (const child of Object.values(value)) if (typeof child === 'object') visit(child, each);
  }
}

/** The attributes of an opening element by name, as they are written; without its value one is empty. */
export function attributesOf(element: SyntaxNode, textOf: SyntaxTree['textOf']): Record<string, string> {
  return Object.fromEntries(
    (element['attributes'] as SyntaxNode[])
      .filter(({ type }) => type === 'JSXAttribute')
      .map((attribute) => [textOf(attribute['name']), textOf(attribute['value'])]),
  );
}

/** The modules of what is shown, by path, without stories, tests and documents; each with its text. */
export function readShownModules(): [file: string, code: string][] {
  return ['packages/design-system/src', 'packages/portal-features/src', 'apps/web/src'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
      .filter((file) => /\.tsx?$/.test(file) && !/\.(?:stories|test)\.tsx?$|\/docs\//.test(file))
      .map((file): [string, string] => [file.replace('packages/', ''), readFileSync(join(root, file), 'utf8')]),
  );
}
