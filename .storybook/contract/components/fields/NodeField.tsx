import { Stack } from '@sakina/design-system';
import { emptyDraft } from '../../model/draft.ts';
import { ForeignField } from './ForeignField.tsx';
import { GroupField } from './GroupField.tsx';
import { FlagField, JsonField, TextualField } from './LeafFields.tsx';
import { FileField } from './FileField.tsx';
import { ListField } from './ListField.tsx';
import { NullBox } from './NullBox.tsx';
import { VariantsField } from './VariantsField.tsx';
import type { NodeFieldProps } from './field-types.ts';

/** The field, or the fields, of one part of a schema. */
export function NodeField(props: NodeFieldProps) {
  const { node, draft, path, label, onChange } = props;
  if (draft.shape === 'foreign')
    return (
      <ForeignField
        label={label}
        value={draft.value}
        onReplace={() => onChange({ ...emptyDraft(node), presence: 'given' }, path)}
      />
    );
  const isLeaf = node.kind !== 'group' && node.kind !== 'list' && node.kind !== 'variants';
  return (
    <Stack gap="none">
      {fieldOf(props)}
      {isLeaf && node.isNullable && node.kind !== 'flag' && (
        <NullBox label={label} draft={draft} isRequired={node.isRequired} onChange={(next) => onChange(next, path)} />
      )}
    </Stack>
  );
}

function fieldOf(props: NodeFieldProps) {
  const { node } = props;
  switch (node.kind) {
    case 'text':
    case 'number':
    case 'choice':
      return <TextualField {...props} node={node} />;
    case 'flag':
      return <FlagField {...props} node={node} />;
    case 'file':
      return <FileField {...props} node={node} />;
    case 'group':
      return <GroupField {...props} node={node} />;
    case 'list':
      return <ListField {...props} node={node} />;
    case 'variants':
      return <VariantsField {...props} node={node} />;
    case 'map':
    case 'any':
      return <JsonField {...props} node={node} />;
  }
}
