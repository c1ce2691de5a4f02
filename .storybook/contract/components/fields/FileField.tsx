import { Text, theme } from '@sakina/design-system';
import { useId } from 'react';
import styled from 'styled-components';
import { useContractText } from '../../messages/index.ts';
import type { FileNode } from '../../model/schema-node.ts';
import { useNodeText } from '../node-words.ts';
import type { NodeFieldProps } from './field-types.ts';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.half};
  min-inline-size: 0;
  & > label { font-family: ${theme.font.control}; font-size: ${theme.size.controlText}; font-weight: 600; }
  & > input {
    max-inline-size: 100%;
    min-block-size: ${theme.size.controlHeight};
    font-family: ${theme.font.control};
    font-size: ${theme.size.controlText};
  }
`;

/** Chooses a file. The native input cannot be prefilled, so the file that will be sent is shown below it. */
export function FileField({ node, draft, path, label, problems, onChange }: NodeFieldProps<FileNode>) {
  const t = useContractText();
  const words = useNodeText();
  const id = useId();
  const file = draft.shape === 'file' && draft.presence === 'given' ? draft.file : null;
  const problem = problems[path];
  return (
    <Root data-field={path}>
      <label htmlFor={id}>{label}</label>
      <Text size="sm" tone="muted" id={`${id}-hint`}>
        {words.hintOf(node)}
      </Text>
      <input
        id={id}
        type="file"
        accept={node.mediaTypes.join(',')}
        aria-describedby={`${id}-hint ${id}-file`}
        aria-invalid={problem !== undefined}
        onChange={(change) => {
          const [chosen = null] = change.currentTarget.files ?? [];
          if (chosen) onChange({ shape: 'file', presence: 'given', file: chosen }, path);
        }}
      />
      <Text size="sm" id={`${id}-file`}>
        {file ? t('field.file', { name: file.name, bytes: file.size, type: file.type || '–' }) : t('field.noFile')}
      </Text>
      <div aria-live="polite">
        {problem && (
          <Text size="sm" tone="danger" weight="strong">
            {problem}
          </Text>
        )}
      </div>
    </Root>
  );
}
