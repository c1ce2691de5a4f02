import { Container, PageHeader, SideSheetLayout, Stack, Tabs } from '@sakina/design-system';
import type { DataTableState } from '@sakina/design-system';
import { useState } from 'react';
import styled from 'styled-components';
import { useCases } from '../api/use-cases.ts';
import { CaseSheet } from '../components/CaseSheet.tsx';
import { LogList } from '../components/LogList.tsx';
import { QueueList } from '../components/QueueList.tsx';
import { useAdminModerationText } from '../messages/index.ts';
import { listAddress, sourcesOf, VIEWS } from '../model/address.ts';
import type { ModerationAddress } from '../model/address.ts';

export interface AdminModerationScreenProps {
  /** Which list, its filters and the case that is open, from the address. */
  address: ModerationAddress;
  /** Called when one of them changes; the app writes it to the address. */
  onAddressChange: (next: ModerationAddress) => void;
}

const Main = styled.div`
  flex: 1 1 0;
  min-inline-size: 0;
`;

/**
 * Moderation for administrators: what waits, danger first, each case with its decision, and what was decided
 * (ROUTE-26).
 */
export function AdminModerationScreen({ address, onAddressChange }: AdminModerationScreenProps) {
  const t = useAdminModerationText();
  const [search, setSearch] = useState('');
  const cases = useCases(address.view === 'queue' ? sourcesOf(address.table) : []);

  function change(next: DataTableState) {
    setSearch(next.search);
    const table = { ...next, search: '', sort: [] };
    if (JSON.stringify(table) !== JSON.stringify(address.table)) onAddressChange({ ...address, table });
  }
  const open = (caseId: string | null) => onAddressChange({ ...address, caseId });
  const list = { state: { ...address.table, search }, onStateChange: change, onOpen: open };
  return (
    <Container width="wide" pad="page">
      <Stack gap="x3">
        <PageHeader title={t('title')} />
        <SideSheetLayout>
          <Main>
            <Tabs
              label={t('title')}
              selectedKey={address.view}
              onSelectionChange={(id) => {
                const view = VIEWS.find((name) => name === id);
                if (!view || view === address.view) return;
                setSearch('');
                onAddressChange(listAddress(view));
              }}
              items={[
                {
                  id: 'queue',
                  label: t('queue'),
                  content: address.view === 'queue' && <QueueList {...list} list={cases} />,
                },
                { id: 'decided', label: t('decided'), content: address.view === 'decided' && <LogList {...list} /> },
              ]}
            />
          </Main>
          {address.caseId !== null && <CaseSheet id={address.caseId} onClose={() => open(null)} />}
        </SideSheetLayout>
      </Stack>
    </Container>
  );
}
