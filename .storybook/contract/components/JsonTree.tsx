import { Stack, Text, theme } from '@sakina/design-system';
import styled from 'styled-components';
import { useContractText } from '../messages/index.ts';
import { JsonBlock } from './JsonBlock.tsx';

const Tree = styled.div`
  padding: ${theme.space.x2};
  border-radius: ${theme.radius.md};
  background: ${theme.color.sunken};
  font-family: ${theme.font.code};
  font-size: ${theme.text.xs};
  line-height: 1.6;
  overflow-wrap: anywhere;

  & details > :not(summary) { margin-inline-start: ${theme.space.x2}; }
  & summary { cursor: pointer; border-radius: ${theme.radius.sm}; min-block-size: 1.5rem; }
  & [data-part='name'] { color: ${theme.color.textMuted}; }
  & [data-kind='string'] { color: ${theme.color.text}; }
  & [data-kind='number'], & [data-kind='boolean'] { color: ${theme.color.infoText}; font-weight: 600; }
  & [data-kind='null'] { color: ${theme.color.textMuted}; font-style: italic; }
`;
const Line = styled.div`min-block-size: 1.5rem;`;

/** Up to which depth and number of parts a tree is initially open. */
const OPEN_DEPTH = 2;
const OPEN_PARTS = 24;

/** An answer as a collapsible tree. The whole can be copied as JSON. */
export function JsonTree({ label, value }: { label: string; value: unknown }) {
  const t = useContractText();
  return (
    <Stack gap="x2">
      <Tree dir="ltr">
        <Branch name={label} value={value} depth={0} />
      </Tree>
      <details>
        <summary>
          <Text as="span" size="sm">
            {t('json.asText')}
          </Text>
        </summary>
        <JsonBlock label={label} value={value} />
      </details>
    </Stack>
  );
}

function Branch({ name, value, depth }: { name: string; value: unknown; depth: number }) {
  const t = useContractText();
  if (typeof value !== 'object' || value === null)
    return (
      <Line>
        <span data-part="name">{name}</span>
        {': '}
        <span data-kind={value === null ? 'null' : typeof value}>{JSON.stringify(value)}</span>
      </Line>
    );
  const parts = Object.entries(value);
  const size = Array.isArray(value)
    ? t('json.items', { count: parts.length })
    : t('json.fields', { count: parts.length });
  return (
    <details open={depth < OPEN_DEPTH && parts.length <= OPEN_PARTS}>
      <summary>
        <span data-part="name">{name}</span> <span>{size}</span>
      </summary>
      {parts.map(([key, part]) => (
        <Branch key={key} name={key} value={part} depth={depth + 1} />
      ))}
    </details>
  );
}
