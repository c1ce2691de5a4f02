import { Badge, Heading, Inline, KeyValueList, Stack, Tabs, theme } from '@sakina/design-system';
import type { ScenarioName } from '@sakina/mocks';
import type { Ref } from 'react';
import styled from 'styled-components';
import { StoryLink } from '../../look/StoryLink.tsx';
import { useContractText } from '../messages/index.ts';
import type { Entry } from '../model/entries.ts';
import type { Network } from '../model/make-fail.ts';
import { ContractTab } from './ContractTab.tsx';
import { ExampleTab } from './ExampleTab.tsx';
import { MethodAndPath } from './MethodAndPath.tsx';
import { RefusalsTab } from './RefusalsTab.tsx';
import { RunPanel } from './RunPanel.tsx';
import { UsesTab } from './UsesTab.tsx';

/** The views of one operation. */
export const DETAIL_TABS = ['contract', 'failures', 'example', 'run', 'uses'] as const;
export type DetailTab = (typeof DETAIL_TABS)[number];

export interface OperationDetailProps {
  entry: Entry;
  tab: DetailTab;
  onTabChange: (tab: DetailTab) => void;
  /** Titles of story files. */
  titles: Readonly<Record<string, string>>;
  network: Network;
  scenario: ScenarioName;
  /** The heading, for moving the focus there. */
  headingRef: Ref<HTMLHeadingElement>;
}

const Facts = styled(KeyValueList)`&& { gap: ${theme.space.x1}; }`;

/** One operation: what it is for, who may call it, and its views. */
export function OperationDetail({
  entry,
  tab,
  onTabChange,
  titles,
  network,
  scenario,
  headingRef,
}: OperationDetailProps) {
  const t = useContractText();
  const { operation, gaps, isUsed, mock, exportName } = entry;
  const idempotency = operation.method === 'GET' ? 'read' : operation.idempotent ? 'once' : 'each';
  const facts = [
    { term: t('fact.id'), value: operation.id },
    { term: t('fact.name'), value: `${operation.name} (${exportName})` },
    { term: t('fact.access'), value: t(`access.${operation.access}`) },
    { term: t('fact.repeat'), value: t(`repeat.${idempotency}`) },
    { term: t('fact.mock'), value: mock ? `${mock.name}, ${mock.file}` : null },
  ];
  const contents = {
    contract: <ContractTab entry={entry} />,
    failures: <RefusalsTab entry={entry} />,
    example: <ExampleTab entry={entry} />,
    run: <RunPanel entry={entry} network={network} scenario={scenario} />,
    uses: <UsesTab entry={entry} titles={titles} />,
  };
  return (
    <Stack as="article" gap="x3">
      <Stack gap="x1">
        <MethodAndPath operation={operation} />
        <Heading level={2} size="xl" ref={headingRef} tabIndex={-1}>
          <bdi>{operation.summary}</bdi>
        </Heading>
        <Inline>
          {gaps.map((gap) => (
            <Badge key={gap} tone="warning">
              {t(`gap.${gap}`)}
            </Badge>
          ))}
          {!isUsed && <Badge>{t('gap.screen')}</Badge>}
          {gaps.length === 0 && <Badge tone="success">{t('gap.nothing')}</Badge>}
        </Inline>
      </Stack>
      <Facts items={facts} />
      <Inline>
        <StoryLink address={`?path=/story/contract-operations--default&args=operation:${operation.id}`}>
          {t('detail.link')}
        </StoryLink>
      </Inline>
      <Tabs
        label={t('detail.views')}
        selectedKey={tab}
        onSelectionChange={(id) => onTabChange(DETAIL_TABS.find((known) => known === id) ?? 'contract')}
        items={DETAIL_TABS.map((id) => ({
          id,
          label: t(`tab.${id}`),
          content: contents[id],
          ...(id === 'failures' && { count: operation.errors.length }),
        }))}
      />
    </Stack>
  );
}
