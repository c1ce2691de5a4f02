import { Select } from '@sakina/design-system';
import { useContractText } from '../../messages/index.ts';
import { emptyDraft } from '../../model/draft.ts';
import type { Draft } from '../../model/draft.ts';
import type { VariantsNode } from '../../model/schema-node.ts';
import { useNodeText } from '../node-words.ts';
import { Fieldset } from './Fieldset.tsx';
import { NullBox, SendBox } from './NullBox.tsx';
import type { NodeFieldProps } from './field-types.ts';

/** A union: the choice of a variant, and its fields. Input of the other variants is kept. */
export function VariantsField({ node, draft, path, label, problems, Field, onChange }: NodeFieldProps<VariantsNode>) {
  const t = useContractText();
  const words = useNodeText();
  if (draft.shape !== 'variant') return null;
  const change = (next: Draft) => onChange(next, path);
  const option = node.options[draft.chosen];
  return (
    <Fieldset name={label} path={path}>
      {(!node.isRequired || draft.presence === 'left-out') && <SendBox label={label} draft={draft} onChange={change} />}
      {node.isNullable && <NullBox label={label} draft={draft} isRequired={node.isRequired} onChange={change} />}
      {draft.presence === 'given' && (
        <Select
          label={t('field.shape', { name: label })}
          value={String(draft.chosen)}
          onChange={(id) => change({ ...draft, chosen: Number(id) })}
          options={node.options.map((one, at) => ({ id: String(at), label: words.variantOf(one, at) }))}
          isRequired
        />
      )}
      {draft.presence === 'given' && option && (
        <Field
          node={option}
          draft={draft.drafts[draft.chosen] ?? emptyDraft(option)}
          path={path}
          label={words.variantOf(option, draft.chosen)}
          problems={problems}
          Field={Field}
          onChange={(next, changed) =>
            onChange({ ...draft, drafts: draft.drafts.map((one, at) => (at === draft.chosen ? next : one)) }, changed)
          }
        />
      )}
    </Fieldset>
  );
}
