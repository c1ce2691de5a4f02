import type { ComponentType } from 'react';
import type { Draft } from '../../model/draft.ts';
import type { Problems } from '../../model/problems.ts';
import type { SchemaNode } from '../../model/schema-node.ts';

export interface NodeFieldProps<Node extends SchemaNode = SchemaNode> {
  node: Node;
  draft: Draft;
  /** Where it stands in what is sent, as a refusal names it. */
  path: string;
  /** What it is called on the page; the items of a list have no name of their own. */
  label: string;
  problems: Problems;
  /** Draws the parts inside: handed down, so that the kinds of fields need not know each other. */
  Field: ComponentType<NodeFieldProps>;
  onChange: (draft: Draft, path: string) => void;
}
