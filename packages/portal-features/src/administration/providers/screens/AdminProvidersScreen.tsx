import { Container, PageHeader, SideSheetLayout, Stack, Tabs } from '@sakina/design-system';
import type { DataTableState } from '@sakina/design-system';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { useSearchKey } from '../../shared/index.ts';
import { useCases } from '../api/use-cases.ts';
import { CaseSheet } from '../components/CaseSheet.tsx';
import { ExpiryList } from '../components/ExpiryList.tsx';
import { ProviderList } from '../components/ProviderList.tsx';
import { ProviderSheet } from '../components/ProviderSheet.tsx';
import { QueueList } from '../components/QueueList.tsx';
import { useAdminProvidersText } from '../messages/index.ts';
import { listAddress, VIEWS } from '../model/address.ts';
import type { ProvidersAddress } from '../model/address.ts';
import { casesQuestion } from '../model/question.ts';
import { otherCaseOf } from '../model/other-case.ts';

export interface AdminProvidersScreenProps {
  /** Which list, its filters and order, and what is open, from the address. */
  address: ProvidersAddress;
  /** Called when one of them changes; the app writes it to the address. */
  onAddressChange: (next: ProvidersAddress) => void;
}

const Main = styled.div`
  flex: 1 1 0;
  min-inline-size: 0;
`;

/** Providers for administrators: what waits for a decision, everyone, and whose papers lapse (ROUTE-26). */
export function AdminProvidersScreen({ address, onAddressChange }: AdminProvidersScreenProps) {
  const t = useAdminProvidersText();
  const screen = useRef<HTMLDivElement>(null);
  // A search may be for a name, so it lives here and not in the address (SEC-8).
  const [search, setSearch] = useState('');
  const cases = useCases(address.view === 'queue' ? casesQuestion(address.table) : {});
  const openCase = cases.rows.find(({ id }) => id === address.caseId);
  useSearchKey(screen);

  function change(next: DataTableState) {
    setSearch(next.search);
    const table = { ...next, search: '', sort: next.sort.slice(-1) };
    if (JSON.stringify(table) !== JSON.stringify(address.table)) onAddressChange({ ...address, table });
  }
  const open = (opened: Partial<Pick<ProvidersAddress, 'providerId' | 'caseId'>>) =>
    onAddressChange({ ...address, providerId: null, caseId: null, ...opened });
  const list = { state: { ...address.table, search }, onStateChange: change };
  return (
    <Container width="wide" pad="page">
      <div ref={screen}>
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
                    content: address.view === 'queue' && (
                      <QueueList {...list} list={cases} onOpen={(caseId) => open({ caseId })} />
                    ),
                  },
                  {
                    id: 'providers',
                    label: t('providers'),
                    content: address.view === 'providers' && (
                      <ProviderList {...list} onOpen={(providerId) => open({ providerId })} />
                    ),
                  },
                  {
                    id: 'expiring',
                    label: t('expiring'),
                    content: address.view === 'expiring' && (
                      <ExpiryList {...list} onOpen={(providerId) => open({ providerId })} />
                    ),
                  },
                ]}
              />
            </Main>
            {address.caseId !== null && (
              <CaseSheet
                entry={openCase}
                other={openCase && otherCaseOf(openCase, cases.rows)}
                isLoading={cases.read.isLoading}
                onClose={() => open({})}
              />
            )}
            {address.providerId !== null && <ProviderSheet id={address.providerId} onClose={() => open({})} />}
          </SideSheetLayout>
        </Stack>
      </div>
    </Container>
  );
}
