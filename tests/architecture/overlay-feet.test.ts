import { describe, expect, it } from 'vitest';
import { attributesOf, isNode, parseModule, readShownModules, visit } from './syntax.ts';
import type { SyntaxNode, SyntaxTree } from './syntax.ts';

const BUTTON = /^(?:Button|PlainButton|ButtonLink|SubmitButton)$/;
/** Overlays with `actions`, and the foot of a form within one. */
const OVERLAY = /^(?:\w*Dialog|\w*Drawer|SideSheet|DialogWindow)$/;

/** The buttons that stand together in a foot, each alternative apart: by variant, `danger|action` if it depends. */
function feetOf(node: unknown, textOf: SyntaxTree['textOf']): string[][] {
  if (!isNode(node)) return [];
  if (node.type === 'ConditionalExpression')
    return [...feetOf(node['consequent'], textOf), ...feetOf(node['alternate'], textOf)];
  if (node.type === 'LogicalExpression') return feetOf(node['right'], textOf);
  if (node.type === 'ArrowFunctionExpression') return feetOf(node['body'], textOf);
  if (node.type === 'JSXExpressionContainer' || node.type === 'ParenthesizedExpression')
    return feetOf(node['expression'], textOf);
  if (!/^JSX(?:Element|Fragment)$/.test(node.type)) return [];
  const buttons: string[] = [];
  visit(node, (each) => {
    const name = textOf(each['name']);
    if (each.type !== 'JSXOpeningElement' || !BUTTON.test(name)) return;
    const { variant = name === 'SubmitButton' ? "'action'" : "'primary'" } = attributesOf(each, textOf);
    buttons.push([...variant.matchAll(/['"](\w+)['"]/g)].map(([, word]) => word).join('|'));
  });
  return buttons.length > 0 ? [buttons] : [];
}

/** The feet of the overlays that a module draws. */
function read(code: string): string[][] {
  const { program, textOf } = parseModule(code);
  const feet: string[][] = [];
  visit(program, (node) => {
    if (node.type !== 'JSXElement') return;
    const opening = node['openingElement'] as SyntaxNode;
    const name = textOf(opening['name']);
    if (name === 'DialogFoot') feet.push(...feetOf(node, textOf));
    if (!OVERLAY.test(name)) return;
    const actions = (opening['attributes'] as SyntaxNode[]).find(
      (attribute) => textOf(attribute['name']) === 'actions',
    );
    feet.push(...feetOf(actions?.['value'], textOf));
  });
  return feet;
}

/** What is wrong with a foot, or undefined. */
function faultOf(foot: readonly string[]): string | undefined {
  const ranks = foot.map((variant) => ['quiet', 'secondary'].indexOf(variant)).map((rank) => (rank < 0 ? 2 : rank));
  if (foot.some((variant) => /\bprimary\b/.test(variant)))
    return 'the filled button is the action, or takes something away';
  if (ranks.filter((rank) => rank === 2).length > 1) return 'one button alone is filled';
  if (ranks.some((rank, index) => rank < (ranks[index - 1] ?? 0))) return 'text, then outline, then filled';
  return undefined;
}

describe('the foot of an overlay', () => {
  it.each([
    ['<Button variant="action">a</Button><Button variant="secondary">b</Button>', 'text, then outline, then filled'],
    ['<Button variant="secondary">a</Button><Button variant="quiet">b</Button>', 'text, then outline, then filled'],
    ['<Button variant="action">a</Button><SubmitButton>b</SubmitButton>', 'one button alone is filled'],
    [
      '<Button variant="secondary">a</Button><Button>b</Button>',
      'the filled button is the action, or takes something away',
    ],
  ])('with %s is found', (buttons, fault) => {
    const dialog = `<Dialog actions={(close) => isOver ? null : <>${buttons}</>} />`;
    expect(read(`const a = ${dialog};`).map(faultOf)).toEqual([fault]);
    expect(read(`const a = <DialogFoot>${buttons}</DialogFoot>;`).map(faultOf)).toEqual([fault]);
  });

  it('has its buttons in one order, the main one last and filled with the color of what acts', () => {
    const feet = readShownModules().flatMap(([file, code]) => read(code).map((foot) => ({ file, foot })));
    expect(feet.length).toBeGreaterThan(40);
    expect(
      feet.flatMap(({ file, foot }) => {
        const fault = faultOf(foot);
        return fault ? [`${file} ${foot.join(', ')}: ${fault}`] : [];
      }),
    ).toEqual([]);
  });
});
