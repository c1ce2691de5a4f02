import { useContractText } from '../messages/index.ts';
import { limitsOf } from '../model/schema-node.ts';
import type { SchemaNode } from '../model/schema-node.ts';

/** Words for the parts of a schema. */
interface NodeText {
  /** Its type: 'text', 'list of whole numbers'. */
  kindOf: (node: SchemaNode) => string;
  /** Its limits, each in words. */
  limitsOf: (node: SchemaNode) => string[];
  /** Type and limits in one line, for the hint of a field. */
  hintOf: (node: SchemaNode) => string;
  /** Name of a variant: its constants, else its number. */
  variantOf: (node: SchemaNode, at: number) => string;
}

const FORMATS = new Set(['date-time', 'date', 'email', 'time', 'uri']);

/** Isolates left-to-right text in any language (Unicode UAX 9). */
const isolated = (code: string | number) => `\u2066${code}\u2069`;

/** The words for schemas in the current language. */
export function useNodeText(): NodeText {
  const t = useContractText();

  function kindOf(node: SchemaNode): string {
    switch (node.kind) {
      case 'text':
        return node.format !== undefined && FORMATS.has(node.format)
          ? t(`kind.${node.format as 'date'}`)
          : t('kind.text');
      case 'number':
        return t(node.isInteger ? 'kind.integer' : 'kind.number');
      case 'list':
        return t('kind.list', { kind: kindOf(node.item) });
      case 'flag':
      case 'choice':
      case 'file':
      case 'group':
      case 'map':
      case 'variants':
      case 'any':
        return t(`kind.${node.kind}`);
    }
  }

  const wordsOfLimits = (node: SchemaNode) =>
    limitsOf(node).map(({ rule, value }) =>
      t(`limit.${rule}`, { value: rule === 'pattern' ? isolated(value) : value }),
    );

  function variantOf(node: SchemaNode, at: number): string {
    const constants =
      node.kind === 'group'
        ? node.fields.flatMap((field) =>
            field.kind === 'choice' && field.values.length === 1 ? [`${field.name}: ${String(field.values[0])}`] : [],
          )
        : [];
    return constants.length > 0 ? constants.join(', ') : t('field.variant', { number: at + 1, kind: kindOf(node) });
  }

  return {
    kindOf,
    limitsOf: wordsOfLimits,
    hintOf: (node) =>
      [kindOf(node), ...wordsOfLimits(node), ...(node.description === undefined ? [] : [node.description])].join(' · '),
    variantOf,
  };
}
