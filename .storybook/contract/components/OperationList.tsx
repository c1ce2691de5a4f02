import { EmptyState, Heading, Stack, Text, theme } from '@sakina/design-system';
import styled from 'styled-components';
import { useContractText } from '../messages/index.ts';
import type { ContractName, Entry } from '../model/entries.ts';
import { MethodMark } from './MethodAndPath.tsx';

export interface OperationListProps {
  entries: readonly Entry[];
  /** Id of the operation that is open. */
  current: string | undefined;
  onChoose: (id: string) => void;
}

const Item = styled.button`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  column-gap: ${theme.space.x1};
  align-items: baseline;
  inline-size: 100%;
  padding: ${theme.space.x1};
  border: 0;
  border-radius: ${theme.radius.md};
  background: transparent;
  color: inherit;
  text-align: start;
  cursor: pointer;

  &:hover { background: ${theme.color.sunken}; }
  &[aria-current='true'] { background: ${theme.color.tintNavy}; }
  & > [data-part='path'] { font-family: ${theme.font.code}; font-size: ${theme.text.xs}; overflow-wrap: anywhere; }
  & > [data-part='words'] { grid-column: 1 / -1; font-size: ${theme.text.sm}; color: ${theme.color.textMuted}; }
`;

/** The operations found, by contract and resource. */
export function OperationList({ entries, current, onChoose }: OperationListProps) {
  const t = useContractText();
  const groups = grouped(entries);
  if (groups.length === 0)
    return (
      <EmptyState illustration={null} headingLevel={2} title={t('list.none.title')}>
        {t('list.none.body')}
      </EmptyState>
    );
  return (
    <Stack gap="x3" as="nav" aria-label={t('list.label')}>
      {groups.map(({ contract, resource, members }) => (
        <Stack key={`${contract} ${resource}`} gap="half">
          <Heading level={2} size="sm">
            {t('list.group', { resource, contract: t(`contract.${contract}`) })}
          </Heading>
          <Stack as="ul" gap="none">
            {members.map((entry) => (
              <li key={entry.operation.id}>
                <OperationItem entry={entry} isCurrent={entry.operation.id === current} onChoose={onChoose} />
              </li>
            ))}
          </Stack>
        </Stack>
      ))}
    </Stack>
  );
}

function OperationItem({
  entry: { operation, gaps },
  isCurrent,
  onChoose,
}: {
  entry: Entry;
  isCurrent: boolean;
  onChoose: (id: string) => void;
}) {
  const t = useContractText();
  return (
    <Item type="button" data-operation={operation.id} aria-current={isCurrent} onClick={() => onChoose(operation.id)}>
      <MethodMark method={operation.method} />
      <span data-part="path" dir="ltr">
        {operation.path}
      </span>
      <span data-part="words">
        <bdi>{operation.summary}</bdi>
      </span>
      {gaps.length > 0 && (
        <span data-part="words">
          <Text as="span" size="xs" tone="warning" weight="strong">
            {gaps.map((gap) => t(`gap.${gap}`)).join(' · ')}
          </Text>
        </span>
      )}
    </Item>
  );
}

interface Group {
  readonly contract: ContractName;
  readonly resource: string;
  readonly members: readonly Entry[];
}

function grouped(entries: readonly Entry[]): Group[] {
  const groups = new Map<string, Group & { members: Entry[] }>();
  for (const entry of entries) {
    const { contract, resource } = entry;
    const key = `${contract} ${resource}`;
    const group = groups.get(key) ?? { contract, resource, members: [] };
    group.members.push(entry);
    groups.set(key, group);
  }
  return [...groups.values()];
}
