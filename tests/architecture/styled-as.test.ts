import { describe, expect, it } from 'vitest';
import { attributesOf, parseModule, readShownModules, visit } from './syntax.ts';

/**
 * The components of a module that extend another component and are drawn by `as`, which puts the element in place of
 * that component: its layout, its list role and its properties are lost. `forwardedAs` hands the element to it.
 */
function replacedIn(code: string): string[] {
  const { program, textOf } = parseModule(code);
  const extended = new Set<string>();
  const drawn: string[] = [];
  visit(program, (node) => {
    if (node.type === 'VariableDeclarator' && /^styled\([A-Z]/.test(textOf(node['init'])))
      extended.add(textOf(node['id']));
    if (node.type === 'JSXOpeningElement' && 'as' in attributesOf(node, textOf)) drawn.push(textOf(node['name']));
  });
  return drawn.filter((name) => extended.has(name));
}

describe('a component that extends another', () => {
  it('and is replaced by an element is found', () => {
    const code =
      "const Row = styled(Grid)`color: red;`; const Plain = styled.div``; const a = [<Row as='ul' />, <Plain as='ul' />];";
    expect(replacedIn(code)).toEqual(['Row']);
    expect(replacedIn(code.replace('<Row as', '<Row forwardedAs'))).toEqual([]);
  });

  it('keeps it, whatever element it is drawn with', () => {
    const modules = readShownModules().filter(([, code]) => code.includes('styled('));
    expect(modules.length).toBeGreaterThan(100);
    expect(modules.flatMap(([file, code]) => replacedIn(code).map((name) => `${file} ${name}`))).toEqual([]);
  });
});
