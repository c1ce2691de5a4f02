// A plugin for oxlint: rules about styled-components that no published plugin has for it.
import { findPhysical, logicalFor } from './physical.mjs';
import { findUniversalHas } from './universal-has.mjs';

const STYLES = new Set(['css', 'keyframes', 'createGlobalStyle', 'styled']);

/** The name that a tag begins with: `styled` of styled.div`…`, styled(Card).attrs(…)`…` and styled.div<Props>`…`. */
function nameOfTag(tag) {
  let node = tag;
  while (node) {
    if (node.type === 'Identifier') return node.name;
    node = node.object ?? node.callee ?? node.tag ?? node.expression;
  }
  return undefined;
}

const toCss = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const logicalProperties = {
  meta: {
    type: 'problem',
    docs: {
      description:
        'Styles use logical properties, so that a page reads from right to left without a rule of its own (CARE-6).',
    },
    messages: {
      physical:
        '`{{property}}` does not follow the direction of the text: write `{{instead}}`, or say on its line why not: /* physical: … */',
    },
  },
  create(context) {
    return {
      TaggedTemplateExpression(node) {
        if (!STYLES.has(nameOfTag(node.tag))) return;
        const { quasis } = node.quasi;
        // What is inserted stands as one letter, so that offsets can be traced back to their piece.
        const starts = [];
        let text = '';
        for (const { value } of quasis) {
          starts.push(text.length);
          text += `${value.raw}x`;
        }
        for (const { offset, property, instead } of findPhysical(text)) {
          const index = starts.findLastIndex((start) => start <= offset);
          // A piece's text begins after its backtick or its closing brace.
          const start = quasis[index].range[0] + piecePrefix(context, quasis[index]) + offset - starts[index];
          const { sourceCode } = context;
          context.report({
            loc: { start: sourceCode.getLocFromIndex(start), end: sourceCode.getLocFromIndex(start + property.length) },
            messageId: 'physical',
            data: { property, instead },
          });
        }
      },
      JSXAttribute({ name, value }) {
        const style = value?.type === 'JSXExpressionContainer' ? value.expression : undefined;
        if (name.name !== 'style' || style?.type !== 'ObjectExpression') return;
        for (const property of style.properties) {
          const key = property.key?.name ?? property.key?.value;
          if (typeof key !== 'string') continue;
          const instead = logicalFor(toCss(key), String(property.value?.value ?? ''));
          if (instead) context.report({ node: property, messageId: 'physical', data: { property: key, instead } });
        }
      },
    };
  },
};

const noUniversalHas = {
  meta: {
    type: 'problem',
    docs: {
      description:
        'No `:has()` decides about everything below an element: whatever is added there has all of it styled anew (FAST-3).',
    },
    messages: { universal: '`{{selector}}` is asked at each change of the page: set an attribute and select by it.' },
  },
  create(context) {
    return {
      TaggedTemplateExpression(node) {
        if (!STYLES.has(nameOfTag(node.tag))) return;
        const css = node.quasi.quasis.map(({ value }) => value.raw).join('x');
        for (const selector of findUniversalHas(css))
          context.report({ node, messageId: 'universal', data: { selector } });
      },
    };
  },
};

/** Whether the piece's range counts the sign before it, on which parsers differ. */
function piecePrefix(context, quasi) {
  const text = context.sourceCode.getText();
  return text.startsWith(quasi.value.raw, quasi.range[0]) ? 0 : 1;
}

export default {
  meta: { name: 'styles' },
  rules: { 'logical-properties': logicalProperties, 'no-universal-has': noUniversalHas },
};
