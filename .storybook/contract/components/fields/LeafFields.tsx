import { Checkbox, Select, TextArea, TextField } from '@sakina/design-system';
import type { Draft } from '../../model/draft.ts';
import type { AnyNode, ChoiceNode, FlagNode, MapNode, NumberNode, TextNode } from '../../model/schema-node.ts';
import { useContractText } from '../../messages/index.ts';
import { useNodeText } from '../node-words.ts';
import type { NodeFieldProps } from './field-types.ts';

/** Texts with a higher maximum length get a text area. */
const LONG_TEXT = 200;

/** A text, a number or a choice. An empty optional one is left out. */
export function TextualField({
  node,
  draft,
  path,
  label,
  problems,
  onChange,
}: NodeFieldProps<TextNode | NumberNode | ChoiceNode>) {
  const t = useContractText();
  const words = useNodeText();
  const text = draft.shape === 'text' && draft.presence === 'given' ? draft.text : '';
  const change = (next: string) =>
    onChange({ shape: 'text', presence: next === '' && !node.isRequired ? 'left-out' : 'given', text: next }, path);
  const common = {
    name: path,
    label,
    value: text,
    onChange: change,
    errorMessage: problems[path],
    isRequired: node.isRequired && !node.isNullable,
  };
  if (node.kind === 'choice') {
    const known = node.values.map(String);
    const options = [...known, ...(text === '' || known.includes(text) ? [] : [text])].map((id) => ({ id, label: id }));
    return <Select {...common} options={options} {...(!node.isRequired && { anyLabel: t('field.leftOut') })} />;
  }
  const description = words.hintOf(node);
  if (node.kind === 'text' && (node.maxLength ?? 0) >= LONG_TEXT)
    return (
      <TextArea
        {...common}
        description={description}
        rows={3}
        {...(node.maxLength !== undefined && { maxLength: node.maxLength })}
      />
    );
  return (
    <TextField
      {...common}
      description={description}
      {...(node.kind === 'number' && { inputMode: node.isInteger ? 'numeric' : 'decimal' })}
    />
  );
}

/** Yes or no, and a third option if it is optional or nullable. */
export function FlagField({ node, draft, path, label, problems, onChange }: NodeFieldProps<FlagNode>) {
  const t = useContractText();
  const isOn = draft.shape === 'flag' && draft.isOn;
  const errorMessage = problems[path];
  if (node.isRequired && !node.isNullable && draft.presence === 'given') {
    return (
      <Checkbox
        name={path}
        value={isOn}
        onChange={(next) => onChange({ shape: 'flag', presence: 'given', isOn: next }, path)}
        errorMessage={errorMessage}
      >
        {label}
      </Checkbox>
    );
  }
  const choose = (id: string): Draft => ({
    shape: 'flag',
    presence: id === '' ? 'left-out' : id === 'null' ? 'null' : 'given',
    isOn: id === 'true',
  });
  const options = ['true', 'false', ...(node.isNullable ? ['null'] : [])].map((id) => ({ id, label: id }));
  const value = draft.presence === 'given' ? String(isOn) : draft.presence === 'null' ? 'null' : '';
  return (
    <Select
      name={path}
      label={label}
      value={value}
      onChange={(id) => onChange(choose(id), path)}
      options={options}
      anyLabel={t('field.leftOut')}
      errorMessage={errorMessage}
      isRequired={node.isRequired}
    />
  );
}

/** A JSON field for types without their own field. */
export function JsonField({ node, draft, path, label, problems, onChange }: NodeFieldProps<MapNode | AnyNode>) {
  const t = useContractText();
  const text = draft.shape === 'json' && draft.presence === 'given' ? draft.text : '';
  const change = (next: string) =>
    onChange(
      { shape: 'json', presence: next.trim() === '' && !node.isRequired ? 'left-out' : 'given', text: next },
      path,
    );
  return (
    <TextArea
      name={path}
      label={label}
      description={t('field.json')}
      value={text}
      onChange={change}
      rows={3}
      errorMessage={problems[path]}
      isRequired={node.isRequired && !node.isNullable}
    />
  );
}
