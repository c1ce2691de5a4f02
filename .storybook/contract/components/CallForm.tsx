import { Heading, Stack, Text, theme } from '@sakina/design-system';
import styled from 'styled-components';
import { useContractText } from '../messages/index.ts';
import { emptyDraft } from '../model/draft.ts';
import type { Draft } from '../model/draft.ts';
import type { Problems } from '../model/problems.ts';
import type { GroupNode, SchemaNode } from '../model/schema-node.ts';
import { NodeField } from './fields/NodeField.tsx';
import { GroupFields } from './fields/GroupField.tsx';

export interface CallFormProps {
  /** What the operation takes. */
  node: GroupNode;
  draft: Draft;
  problems: Problems;
  /** @param path Of the field that was changed. */
  onChange: (draft: Draft, path: string) => void;
}

const Part = styled.section`
  display: grid;
  gap: ${theme.size.stackGap};
  min-inline-size: 0;
`;

/** The form of a call: path parameters, query and body with their fields. */
export function CallForm({ node, draft, problems, onChange }: CallFormProps) {
  const t = useContractText();
  if (draft.shape !== 'group') return null;
  if (node.fields.length === 0) return <Text tone="muted">{t('run.nothing')}</Text>;
  return (
    <Stack gap="x4">
      {node.fields.map((part) => {
        const own = draft.fields[part.name] ?? emptyDraft(part);
        const change = (next: Draft, path: string) =>
          onChange({ ...draft, fields: { ...draft.fields, [part.name]: next } }, path);
        const title = t(`part.${part.name as 'body'}`);
        return (
          <Part key={part.name}>
            <Heading level={4} size="md">
              {title}
            </Heading>
            <PartFields part={part} draft={own} problems={problems} label={title} onChange={change} />
          </Part>
        );
      })}
    </Stack>
  );
}

interface PartFieldsProps extends Omit<CallFormProps, 'node'> {
  part: SchemaNode;
  label: string;
}

/** Body and query fields are named as in a refusal: without the part that contains them. */
function PartFields({ part, draft, problems, label, onChange }: PartFieldsProps) {
  if (part.kind !== 'group' || draft.shape !== 'group')
    return (
      <NodeField
        node={part}
        draft={draft}
        path={part.name}
        label={label}
        problems={problems}
        Field={NodeField}
        onChange={onChange}
      />
    );
  return (
    <GroupFields
      node={part}
      draft={draft}
      path=""
      label={label}
      problems={problems}
      Field={NodeField}
      onChange={onChange}
    />
  );
}
