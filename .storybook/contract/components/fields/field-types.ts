import type { ComponentType } from 'react';
import type { Draft } from '../../model/draft.ts';
import type { Problems } from '../../model/problems.ts';
import type { SchemaNode } from '../../model/schema-node.ts';

export interface NodeFieldProps<Node extends SchemaNode = SchemaNode> {
  node: Node;
  draft: Draft;
  /** Its path in the input, as refusals name it. */
  path: string;
  /** Its label; list items have none. */
  label: string;
  problems: Problems;
  /** Renders nested parts; passed down so that field components do not import each other. */
  Field: ComponentType<NodeFieldProps>;
  onChange: (draft: Draft, path: string) => void;
}
