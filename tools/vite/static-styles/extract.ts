import type { ESTree } from 'vite';
import { edited, nodesBelow } from '../syntax.ts';
import type { Edit } from '../syntax.ts';

type Node = ESTree.Node;
type Program = ESTree.Program;

const PACKAGE = 'styled-components';
const MADE = '__staticStyled';
const NOTHING = '__nothing';

export interface ExtractOptions {
  /** The classes of a component, by the id that the bundler gave it. */
  classesOf: (id: string) => string;
  /** The module that holds `staticStyled` and `nothing`. */
  runtime: string;
}

/** A module without its styles. */
export interface Extracted {
  code: string;
  /** Whose rules its stylesheet has to hold, in order. */
  ids: readonly string[];
  /** Whether it holds a global style. */
  isGlobal: boolean;
}

/** What a module calls the things that it takes from styled-components: `styled` for `default`. */
function namesOf(program: Program): { names: Map<string, string>; declarations: Node[] } {
  const names = new Map<string, string>();
  const declarations: Node[] = [];
  for (const statement of program.body) {
    if (statement.type !== 'ImportDeclaration' || statement.source.value !== PACKAGE) continue;
    declarations.push(statement);
    for (const specifier of statement.specifiers) {
      if (specifier.type === 'ImportDefaultSpecifier') names.set(specifier.local.name, 'default');
      else if (specifier.type === 'ImportSpecifier' && specifier.imported.type === 'Identifier')
        names.set(specifier.local.name, specifier.imported.name);
    }
  }
  return { names, declarations };
}

/** Of `styled(Link).attrs({…}).withConfig({…})`: what is styled, its attributes and its id. */
interface Chain {
  root: string;
  target: string;
  attrs: string | undefined;
  id: string | undefined;
}

function readChain(tag: Node, text: (node: Node) => string): Chain | null {
  let attrs: string | undefined;
  let id: string | undefined;
  let node = tag;
  while (
    node.type === 'CallExpression' &&
    node.callee.type === 'MemberExpression' &&
    node.callee.property.type === 'Identifier'
  ) {
    const { name } = node.callee.property;
    const [argument] = node.arguments;
    if (!argument) return null;
    if (name === 'attrs') attrs = text(argument);
    if (name === 'withConfig') id = /componentId:\s*"([^"]+)"/.exec(text(argument))?.[1];
    node = node.callee.object;
  }
  if (node.type === 'Identifier') return { root: node.name, target: '', attrs, id };
  if (node.type === 'MemberExpression' && node.object.type === 'Identifier' && node.property.type === 'Identifier') {
    return { root: node.object.name, target: JSON.stringify(node.property.name), attrs, id };
  }
  if (node.type === 'CallExpression' && node.callee.type === 'Identifier' && node.arguments[0]) {
    return { root: node.callee.name, target: text(node.arguments[0]), attrs, id };
  }
  return null;
}

const isTagged = (node: Node): node is ESTree.TaggedTemplateExpression => node.type === 'TaggedTemplateExpression';

/**
 * Takes the styles out of a module: `styled.a`…`` becomes an element that bears classes, a fragment becomes nothing.
 * @returns null where the module makes none.
 * @throws Where a component has no id, so that no one could find its rules.
 */
export function extractStyles(
  code: string,
  program: Program,
  { classesOf, runtime }: ExtractOptions,
): Extracted | null {
  const { names, declarations } = namesOf(program);
  const text = ({ start, end }: Node) => code.slice(start, end);
  const ids: string[] = [];
  let isGlobal = false;
  const edits: Edit[] = [];
  for (const template of nodesBelow(program.body, isTagged)) {
    const chain = readChain(template.tag, text);
    const made = chain && names.get(chain.root);
    if (!chain || !made) continue;
    const by = (() => {
      if (made === 'css' || made === 'keyframes') return '""';
      if (made === 'createGlobalStyle') {
        isGlobal = true;
        return NOTHING;
      }
      if (chain.id === undefined) throw new Error(`A styled component has no id: ${text(template.tag)}`);
      ids.push(chain.id);
      return `/* @__PURE__ */ ${MADE}(${chain.target}, ${JSON.stringify(classesOf(chain.id))}${chain.attrs === undefined ? '' : `, ${chain.attrs}`})`;
    })();
    edits.push({ start: template.start, end: template.end, by });
  }
  if (edits.length === 0) return null;
  for (const { start, end } of declarations) edits.push({ start, end, by: '' });
  return {
    code: `import { staticStyled as ${MADE}, nothing as ${NOTHING} } from ${JSON.stringify(runtime)};\n${edited(code, edits)}`,
    ids,
    isGlobal,
  };
}
