import type AxeCore from 'axe-core';

/** One thing that assistive technology tells of. */
export interface TreeNode {
  /** How deep it stands in others that are told of. */
  readonly depth: number;
  /** Its role, or `text`. */
  readonly role: string;
  /** Its accessible name, or the text. */
  readonly name: string;
  /** What else is said of it: `level 2`, `expanded`, `invalid`. */
  readonly states: readonly string[];
}

interface VirtualNode {
  readonly actualNode: Node;
  readonly children: readonly VirtualNode[];
}

/** The parts of axe that rules are written with; its types leave them out. */
interface AxeParts {
  readonly setup: (node: Element) => VirtualNode;
  readonly teardown: () => void;
  readonly commons: {
    readonly aria: { readonly getRole: (node: VirtualNode) => string | null };
    readonly text: { readonly accessibleTextVirtual: (node: VirtualNode) => string };
    readonly dom: { readonly isVisibleToScreenReaders: (node: VirtualNode) => boolean };
  };
}

const UNTOLD = new Set(['none', 'presentation', 'generic']);
/** Roles whose name is what they hold: their text is not told twice. */
const NAMED_BY_CONTENT = new Set([
  'button',
  'link',
  'heading',
  'option',
  'tab',
  'menuitem',
  'menuitemradio',
  'menuitemcheckbox',
  'checkbox',
  'radio',
  'switch',
  'columnheader',
  'rowheader',
  'img',
  'tooltip',
]);
const STATES = [
  'expanded',
  'checked',
  'selected',
  'pressed',
  'disabled',
  'current',
  'invalid',
  'required',
  'busy',
  'readonly',
  'valuenow',
  'valuetext',
  'live',
  'modal',
];

function statesOf(element: Element): string[] {
  const level = /^H([1-6])$/.exec(element.tagName)?.[1] ?? element.getAttribute('aria-level');
  const spoken = STATES.flatMap((state) => {
    const value = element.getAttribute(`aria-${state}`);
    return value === null || value === 'off' ? [] : [value === 'true' ? state : `${state} ${value}`];
  });
  const field = element as HTMLInputElement;
  return [
    ...(level === null ? [] : [`level ${level}`]),
    ...spoken,
    ...(field.disabled ? ['disabled'] : []),
    ...(field.checked ? ['checked'] : []),
    ...(element === document.activeElement ? ['focused'] : []),
  ];
}

/**
 * What assistive technology would be told of an element and all below it, in reading order.
 * @throws When axe is looking at the page at this moment.
 */
export function readTree(axe: typeof AxeCore, root: Element): TreeNode[] {
  const { setup, teardown, commons } = axe as unknown as AxeParts;
  const nodes: TreeNode[] = [];
  function visit(node: VirtualNode, depth: number, isNamed: boolean): void {
    const { actualNode } = node;
    if (actualNode.nodeType === Node.TEXT_NODE) {
      const text = (actualNode.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
      if (text !== '' && !isNamed) nodes.push({ depth, role: 'text', name: text, states: [] });
      return;
    }
    if (!(actualNode instanceof Element) || !commons.dom.isVisibleToScreenReaders(node)) return;
    const role = commons.aria.getRole(node);
    const isTold = role !== null && !UNTOLD.has(role);
    if (isTold)
      nodes.push({ depth, role, name: commons.text.accessibleTextVirtual(node), states: statesOf(actualNode) });
    for (const child of node.children)
      visit(child, isTold ? depth + 1 : depth, isNamed || (isTold && NAMED_BY_CONTENT.has(role)));
  }
  const tree = setup(root);
  try {
    visit(tree, 0, false);
  } finally {
    teardown();
  }
  return nodes;
}
