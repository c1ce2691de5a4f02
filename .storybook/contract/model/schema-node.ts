/** The common fields of schema nodes. */
interface NodeBase {
  /** Its name in the parent object; empty for the root and for list items. */
  readonly name: string;
  readonly isRequired: boolean;
  readonly isNullable: boolean;
  readonly description?: string;
}

export interface TextNode extends NodeBase {
  readonly kind: 'text';
  /** As JSON Schema names it: `date-time`, `date`, `email`. */
  readonly format?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
}

export interface NumberNode extends NodeBase {
  readonly kind: 'number';
  readonly isInteger: boolean;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
}

export interface FlagNode extends NodeBase {
  readonly kind: 'flag';
  /** Set if only this value is accepted, as for a consent. */
  readonly mustBe?: boolean;
}

export interface ChoiceNode extends NodeBase {
  readonly kind: 'choice';
  readonly values: readonly (string | number | boolean)[];
}

export interface FileNode extends NodeBase {
  readonly kind: 'file';
  /** Accepted media types; empty for any. */
  readonly mediaTypes: readonly string[];
  readonly maxBytes?: number;
}

export interface GroupNode extends NodeBase {
  readonly kind: 'group';
  readonly fields: readonly SchemaNode[];
}

export interface ListNode extends NodeBase {
  readonly kind: 'list';
  readonly item: SchemaNode;
  readonly minItems?: number;
  readonly maxItems?: number;
}

/** An object with arbitrary keys. */
export interface MapNode extends NodeBase {
  readonly kind: 'map';
  readonly value: SchemaNode;
}

export interface VariantsNode extends NodeBase {
  readonly kind: 'variants';
  readonly options: readonly SchemaNode[];
}

/** Any JSON, or a recursive reference. */
export interface AnyNode extends NodeBase {
  readonly kind: 'any';
}

/** A schema for display and for forms. */
export type SchemaNode =
  | TextNode
  | NumberNode
  | FlagNode
  | ChoiceNode
  | FileNode
  | GroupNode
  | ListNode
  | MapNode
  | VariantsNode
  | AnyNode;

/** A limit that the message catalogue can format. */
export interface Limit {
  readonly rule:
    | 'minLength'
    | 'maxLength'
    | 'pattern'
    | 'minimum'
    | 'maximum'
    | 'above'
    | 'below'
    | 'minItems'
    | 'maxItems'
    | 'maxBytes'
    | 'mediaTypes'
    | 'mustBe';
  readonly value: string | number;
}

/** The limits of one part, in display order. */
export function limitsOf(node: SchemaNode): Limit[] {
  const limit = (rule: Limit['rule'], value: string | number | boolean | undefined): Limit[] =>
    value === undefined ? [] : [{ rule, value: typeof value === 'boolean' ? String(value) : value }];
  switch (node.kind) {
    case 'text':
      return [
        ...limit('minLength', node.minLength),
        ...limit('maxLength', node.maxLength),
        ...limit('pattern', node.format === undefined ? node.pattern : undefined),
      ];
    case 'number':
      return [
        ...limit('minimum', node.minimum),
        ...limit('above', node.exclusiveMinimum),
        ...limit('maximum', node.maximum),
        ...limit('below', node.exclusiveMaximum),
      ];
    case 'list':
      return [...limit('minItems', node.minItems), ...limit('maxItems', node.maxItems)];
    case 'file':
      return [
        ...limit('maxBytes', node.maxBytes),
        ...limit('mediaTypes', node.mediaTypes.length > 0 ? node.mediaTypes.join(', ') : undefined),
      ];
    case 'flag':
      return limit('mustBe', node.mustBe);
    case 'choice':
    case 'group':
    case 'map':
    case 'variants':
    case 'any':
      return [];
  }
}

/** The parts directly inside one. */
export function childrenOf(node: SchemaNode): readonly SchemaNode[] {
  switch (node.kind) {
    case 'group':
      return node.fields;
    case 'list':
      return childrenOf(node.item);
    case 'map':
      return [{ ...node.value, name: '*' }];
    case 'variants':
      return node.options;
    case 'text':
    case 'number':
    case 'flag':
    case 'choice':
    case 'file':
    case 'any':
      return [];
  }
}
