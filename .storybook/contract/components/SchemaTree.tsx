import { Text, theme } from '@sakina/design-system';
import styled from 'styled-components';
import { useContractText } from '../messages/index.ts';
import { childrenOf } from '../model/schema-node.ts';
import type { SchemaNode } from '../model/schema-node.ts';
import { useNodeText } from './node-words.ts';

const List = styled.ul.attrs({ role: 'list' })`
  list-style: none;
  display: grid;
  gap: ${theme.space.x1};
  min-inline-size: 0;
  & & {
    margin-block-start: ${theme.space.x1};
    padding-inline-start: ${theme.space.x2};
    border-inline-start: 2px solid ${theme.color.hairline};
  }
`;
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: ${theme.space.x1};
  min-inline-size: 0;
  & > code { font-family: ${theme.font.code}; font-size: ${theme.text.sm}; font-weight: 600; overflow-wrap: anywhere; }
`;
const Values = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space.half};
  min-inline-size: 0;
  & > code {
    padding-inline: ${theme.space.half};
    border-radius: ${theme.radius.sm};
    background: ${theme.color.sunken};
    font-family: ${theme.font.code};
    font-size: ${theme.text.xs};
    overflow-wrap: anywhere;
  }
`;

/** A schema as a tree: each part with its type, whether it is required, its limits and its options. */
export function SchemaTree({ node }: { node: SchemaNode }) {
  return (
    <List>
      {node.kind === 'group' ? (
        node.fields.map((field) => <Part key={field.name} node={field} />)
      ) : (
        <Part node={node} />
      )}
    </List>
  );
}

function Part({ node, name = node.name }: { node: SchemaNode; name?: string }) {
  const t = useContractText();
  const words = useNodeText();
  const children = childrenOf(node);
  const chosen = node.kind === 'list' && node.item.kind === 'choice' ? node.item : node;
  const facts = [words.kindOf(node), ...words.limitsOf(node), ...(node.isNullable ? [t('schema.nullable')] : [])];
  return (
    <li>
      <Line>
        {name !== '' && <code dir="ltr">{name}</code>}
        <Text as="span" size="sm" tone="muted">
          {facts.join(' · ')}
        </Text>
        {!node.isRequired && (
          <Text as="span" size="xs" tone="accent" font="control" weight="strong">
            {t('schema.optional')}
          </Text>
        )}
      </Line>
      {chosen.kind === 'choice' && (
        <Values>
          {chosen.values.map((value) => (
            <code key={String(value)} dir="ltr">
              {String(value)}
            </code>
          ))}
        </Values>
      )}
      {node.description !== undefined && (
        <Text size="sm">
          <bdi>{node.description}</bdi>
        </Text>
      )}
      {children.length > 0 && (
        <List>
          {children.map((child, at) => (
            <Part
              key={child.name || at}
              node={child}
              name={node.kind === 'variants' ? words.variantOf(child, at) : child.name}
            />
          ))}
        </List>
      )}
    </li>
  );
}
