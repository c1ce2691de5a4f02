import { Text } from '@sakina/design-system';
import { useContractText } from '../../messages/index.ts';
import { emptyDraft } from '../../model/draft.ts';
import type { GroupDraft } from '../../model/draft.ts';
import type { GroupNode } from '../../model/schema-node.ts';
import { Fieldset } from './Fieldset.tsx';
import { NullBox, SendBox } from './NullBox.tsx';
import type { NodeFieldProps } from './field-types.ts';

/** The fields of an object. An optional one is collapsed until it is sent. */
export function GroupField(props: NodeFieldProps<GroupNode>) {
  const { node, draft, path, label, onChange } = props;
  const change = (next: typeof draft) => onChange(next, path);
  return (
    <Fieldset name={label} path={path}>
      {(!node.isRequired || draft.presence === 'left-out') && <SendBox label={label} draft={draft} onChange={change} />}
      {node.isNullable && <NullBox label={label} draft={draft} isRequired={node.isRequired} onChange={change} />}
      {draft.presence === 'given' && <GroupFields {...props} />}
    </Fieldset>
  );
}

/** The same without a frame, for the root. */
export function GroupFields({ node, draft, path, problems, Field, onChange }: NodeFieldProps<GroupNode>) {
  const t = useContractText();
  if (draft.shape !== 'group') return null;
  const extra = Object.keys(draft.extra);
  const withField = (name: string, field: GroupDraft['fields'][string]): GroupDraft => ({
    ...draft,
    presence: 'given',
    fields: { ...draft.fields, [name]: field },
  });
  return (
    <>
      {node.fields.length === 0 && (
        <Text size="sm" tone="muted">
          {t('field.none')}
        </Text>
      )}
      {node.fields.map((field) => (
        <Field
          key={field.name}
          node={field}
          draft={draft.fields[field.name] ?? emptyDraft(field)}
          path={path === '' ? field.name : `${path}.${field.name}`}
          label={field.name}
          problems={problems}
          Field={Field}
          onChange={(next, changed) => onChange(withField(field.name, next), changed)}
        />
      ))}
      {extra.length > 0 && (
        <Text size="sm" tone="warning">
          {t('field.extra', { names: extra.join(', ') })}
        </Text>
      )}
    </>
  );
}
