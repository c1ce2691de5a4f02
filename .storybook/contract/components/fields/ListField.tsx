import { Button, CheckboxGroup, Inline, Stack, Text } from '@sakina/design-system';
import { useContractText } from '../../messages/index.ts';
import { emptyDraft, nextKey, valueOf } from '../../model/draft.ts';
import type { Draft, ListDraft } from '../../model/draft.ts';
import type { ChoiceNode, ListNode } from '../../model/schema-node.ts';
import { Fieldset } from './Fieldset.tsx';
import { NullBox, SendBox } from './NullBox.tsx';
import type { NodeFieldProps } from './field-types.ts';

/** A list: checkboxes for a list of options, otherwise items to add and remove. */
export function ListField(props: NodeFieldProps<ListNode>) {
  const { node, draft, path, label, onChange } = props;
  if (draft.shape !== 'list') return null;
  const choice = asChoice(node, draft);
  if (choice && !node.isNullable) return <ChoiceListField {...props} draft={draft} choice={choice} />;
  const change = (next: Draft) => onChange(next, path);
  return (
    <Fieldset name={label} path={path}>
      {(!node.isRequired || draft.presence === 'left-out') && <SendBox label={label} draft={draft} onChange={change} />}
      {node.isNullable && <NullBox label={label} draft={draft} isRequired={node.isRequired} onChange={change} />}
      {draft.presence === 'given' && <Items {...props} draft={draft} />}
    </Fieldset>
  );
}

type ListProps = NodeFieldProps<ListNode> & { draft: ListDraft };

/** The node of the items, if they are unique options. */
function asChoice(node: ListNode, draft: ListDraft): ChoiceNode | null {
  if (node.item.kind !== 'choice' || node.item.isNullable) return null;
  const { item } = node;
  const values = draft.items.map((one) => valueOf(item, one.draft));
  return values.every((value) => item.values.some((known) => known === value)) && new Set(values).size === values.length
    ? item
    : null;
}

function ChoiceListField({ node, draft, path, label, problems, onChange, choice }: ListProps & { choice: ChoiceNode }) {
  const ticked =
    draft.presence === 'given' ? draft.items.map(({ draft: item }) => (item.shape === 'text' ? item.text : '')) : [];
  function change(ids: string[]) {
    const items = ids.map((text, key) => ({ key, draft: { shape: 'text', presence: 'given', text } as const }));
    onChange({ shape: 'list', presence: ids.length === 0 && !node.isRequired ? 'left-out' : 'given', items }, path);
  }
  return (
    <CheckboxGroup
      name={path}
      label={label}
      layout="inline"
      value={ticked}
      onChange={change}
      options={choice.values.map((value) => ({ id: String(value), label: String(value) }))}
      errorMessage={problems[path]}
      isRequired={node.isRequired}
      hasOptionalMark
    />
  );
}

function Items({ node, draft, path, label, problems, Field, onChange }: ListProps) {
  const t = useContractText();
  const change = (items: ListDraft['items'], changed = path) =>
    onChange({ ...draft, presence: 'given', items }, changed);
  const problem = problems[path];
  return (
    <Stack>
      {draft.items.map(({ key, draft: item }, at) => {
        const name = t('field.item', { name: label, number: at + 1 });
        return (
          <Stack key={key} gap="x1">
            <Field
              node={node.item}
              draft={item}
              path={`${path}.${at}`}
              label={name}
              problems={problems}
              Field={Field}
              onChange={(next, changed) =>
                change(
                  draft.items.map((one) => (one.key === key ? { key, draft: next } : one)),
                  changed,
                )
              }
            />
            <Inline>
              <Button variant="quiet" size="small" onPress={() => change(draft.items.filter((one) => one.key !== key))}>
                {t('field.remove', { name })}
              </Button>
            </Inline>
          </Stack>
        );
      })}
      <Inline>
        <Button
          variant="secondary"
          size="small"
          onPress={() =>
            change([
              ...draft.items,
              { key: nextKey(draft.items), draft: { ...emptyDraft(node.item), presence: 'given' } },
            ])
          }
        >
          {t('field.add', { name: label })}
        </Button>
      </Inline>
      <div aria-live="polite">
        {problem && (
          <Text size="sm" tone="danger" weight="strong">
            {problem}
          </Text>
        )}
      </div>
    </Stack>
  );
}
