import { Button, Container, EmptyState, Inline, PageHeader, Stack, Text, theme, up } from '@sakina/design-system';
import type { ScenarioName } from '@sakina/mocks';
import { useEffect, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { useContractText } from '../messages/index.ts';
import { matching, NO_FILTER, readEntries } from '../model/entries.ts';
import type { Network } from '../model/make-fail.ts';
import type { ContractUses } from '../uses-plugin.ts';
import { CountsTable } from './CountsTable.tsx';
import { OperationDetail } from './OperationDetail.tsx';
import type { DetailTab } from './OperationDetail.tsx';
import { OperationFilters } from './OperationFilters.tsx';
import { OperationList } from './OperationList.tsx';

export interface OperationsPageProps {
  /** Id of the operation that is open at first, such as `CALL-10`. */
  operation?: string;
  /**
   * The view that is open at first.
   * @default 'contract'
   */
  tab?: DetailTab;
  /** Uses of the operations, read from the repository. */
  found: ContractUses;
  network: Network;
  /**
   * What the server is like at first when a call is run.
   * @default 'default'
   */
  scenario?: ScenarioName;
}

const Counts = styled.div`
  &[data-covered] { display: none; }
  @media ${up.md} { &[data-covered] { display: block; } }
`;
const Panes = styled.div`
  display: grid;
  gap: ${theme.space.x4};
  min-inline-size: 0;
  & > * { min-inline-size: 0; }
  & > [data-pane='list'][data-covered] { display: none; }
  @media ${up.md} {
    grid-template-columns: minmax(17rem, 24rem) minmax(0, 1fr);
    align-items: start;
    & > [data-pane='list'], & > [data-pane='list'][data-covered] {
      display: block;
      position: sticky;
      inset-block-start: ${theme.space.x2};
      max-block-size: calc(100dvh - ${theme.space.x4});
      overflow-y: auto;
      padding: 0.25rem;
    }
  }
`;

/** Every operation of both contracts, to find, to read and to run. On a phone an open operation covers the list. */
export function OperationsPage({
  operation: first,
  tab: firstTab = 'contract',
  found,
  network,
  scenario = 'default',
}: OperationsPageProps) {
  const t = useContractText();
  const entries = useMemo(() => readEntries(found), [found]);
  const [filter, setFilter] = useState(NO_FILTER);
  const [chosen, setChosen] = useState(first);
  const [tab, setTab] = useState(firstTab);
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const left = useRef<string>(undefined);
  const isMoved = useRef(false);
  const shown = matching(entries, filter);
  const current = entries.find(({ operation }) => operation.id === chosen);

  // Move the focus to the opened operation and back: two hundred buttons are in between.
  useEffect(() => {
    if (!isMoved.current) return;
    if (chosen === undefined)
      list.current?.querySelector<HTMLElement>(`[data-operation="${left.current ?? ''}"]`)?.focus();
    else heading.current?.focus();
  }, [chosen]);

  function choose(id: string | undefined) {
    isMoved.current = true;
    left.current = chosen;
    setChosen(id);
  }

  return (
    <Container width="wide" pad="page">
      <Stack gap="x4">
        <PageHeader title={t('page.title')} lead={t('page.lead')} />
        <Counts data-covered={current ? true : undefined}>
          <CountsTable entries={entries} />
        </Counts>
        <Panes>
          <div ref={list} data-pane="list" data-covered={current ? true : undefined}>
            <Stack gap="x3">
              <OperationFilters entries={entries} filter={filter} onChange={setFilter} />
              <Text size="sm" tone="muted" role="status">
                {t('list.count', { count: shown.length, all: entries.length })}
              </Text>
              <OperationList entries={shown} current={chosen} onChoose={choose} />
            </Stack>
          </div>
          <div>
            {current ? (
              <Stack gap="x2">
                <Inline>
                  <Button variant="secondary" size="small" onPress={() => choose(undefined)}>
                    {t('detail.back')}
                  </Button>
                </Inline>
                <OperationDetail
                  key={current.operation.id}
                  entry={current}
                  tab={tab}
                  onTabChange={setTab}
                  titles={found.titles}
                  network={network}
                  scenario={scenario}
                  headingRef={heading}
                />
              </Stack>
            ) : (
              <EmptyState title={t('detail.none.title')}>{t('detail.none.body')}</EmptyState>
            )}
          </div>
        </Panes>
      </Stack>
    </Container>
  );
}
