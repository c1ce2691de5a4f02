import { Container, Link, PageHeader, SideSheetLayout, Stack, Tabs } from '@sakina/design-system';
import type { DataTableState } from '@sakina/design-system';
import { paths } from '@sakina/platform/domain';
import { useState } from 'react';
import styled from 'styled-components';
import { lazyPanel } from '../../../shared/index.ts';
import { useMayDo } from '../../shared/index.ts';
import { useAlerts } from '../api/use-alerts.ts';
import { AlertList } from '../components/AlertList.tsx';
import { AlertSheet } from '../components/AlertSheet.tsx';
import { OnCall } from '../components/OnCall.tsx';
import { useAdminSafetyText } from '../messages/index.ts';
import { listAddress, VIEWS } from '../model/address.ts';
import type { SafetyAddress } from '../model/address.ts';

const RecordGrants = lazyPanel(() => import('../components/records/RecordGrants.tsx').then((m) => m.RecordGrants));
const RecordPage = lazyPanel(() => import('../components/records/RecordPage.tsx').then((m) => m.RecordPage));

export interface AdminSafetyScreenProps {
  /** Which list, its columns, and the alert or the record that is open, from the address. */
  address: SafetyAddress;
  /** Called when one of them changes; the app writes it to the address. */
  onAddressChange: (next: SafetyAddress) => void;
}

const Main = styled.div`
  flex: 1 1 0;
  min-inline-size: 0;
`;

/**
 * Where people told of danger and no one has answered, the oldest first, with whose turn it is and never what they said
 * (CARE-2); and who may read whose record, for how long and why (ADM-102).
 */
export function AdminSafetyScreen({ address, onAddressChange }: AdminSafetyScreenProps) {
  const t = useAdminSafetyText();
  const [search, setSearch] = useState('');
  const mayModerate = useMayDo('moderation.decide');
  const alerts = useAlerts(address.view === 'done' ? 'DONE' : 'OPEN');

  function change(next: DataTableState) {
    setSearch(next.search);
    const table = { ...next, search: '', sort: [] };
    if (JSON.stringify(table) !== JSON.stringify(address.table)) onAddressChange({ ...address, table });
  }
  const open = (alertId: string | null) => onAddressChange({ ...address, alertId });
  const openGrant = (grantId: string | null) => onAddressChange({ ...listAddress('records'), grantId });
  if (address.grantId !== null)
    return (
      <Container width="wide" pad="page">
        <RecordPage
          key={address.grantId}
          grantId={address.grantId}
          part={address.part}
          onPart={(part) => onAddressChange({ ...address, part })}
          onBack={() => openGrant(null)}
        />
      </Container>
    );
  return (
    <Container width="wide" pad="page">
      <Stack gap="x3">
        <PageHeader
          title={t('title')}
          lead={t('lead')}
          actions={
            mayModerate && (
              <Link variant="standalone" href={paths.adminModeration()}>
                {t('moderation')}
              </Link>
            )
          }
        />
        {alerts.read.data && <OnCall person={alerts.read.data.onCall} />}
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
              items={VIEWS.map((view) => ({
                id: view,
                label: t(view),
                content:
                  address.view === view &&
                  (view === 'records' ? (
                    <RecordGrants onOpen={openGrant} />
                  ) : (
                    <AlertList
                      view={view}
                      list={alerts}
                      state={{ ...address.table, search }}
                      onStateChange={change}
                      onOpen={open}
                    />
                  )),
              }))}
            />
          </Main>
          {address.alertId !== null && <AlertSheet id={address.alertId} onClose={() => open(null)} />}
        </SideSheetLayout>
      </Stack>
    </Container>
  );
}
