import { Container, Link } from '@sakina/design-system';
import { paths } from '@sakina/platform/domain';
import { listAdminSafetyAlerts } from '@sakina/platform/contract';
import { lazyPanel } from '../../../shared/index.ts';
import { QueueScreen, useCursorRows, useMayDo, useTableState } from '../../shared/index.ts';
import { AlertList } from '../components/AlertList.tsx';
import { AlertSheet } from '../components/AlertSheet.tsx';
import { OnCall } from '../components/OnCall.tsx';
import { useAdminSafetyText } from '../messages/index.ts';
import { listAddress, VIEWS } from '../model/address.ts';
import type { SafetyAddress } from '../model/address.ts';
import { REFRESH_MS } from '../api/refresh.ts';

const RecordGrants = lazyPanel(() => import('../components/records/RecordGrants.tsx').then((m) => m.RecordGrants));
const RecordPage = lazyPanel(() => import('../components/records/RecordPage.tsx').then((m) => m.RecordPage));

export interface AdminSafetyScreenProps {
  /** Which list, its columns, and the alert or the record that is open, from the address. */
  address: SafetyAddress;
  /** Called when one of them changes; the app writes it to the address. */
  onAddressChange: (next: SafetyAddress) => void;
}

/**
 * Where people told of danger and no one has answered, the oldest first, with whose turn it is and never what they said
 * (CARE-2); and who may read whose record, for how long and why (ADM-102).
 */
export function AdminSafetyScreen({ address, onAddressChange }: AdminSafetyScreenProps) {
  const t = useAdminSafetyText();
  const { view, alertId, grantId } = address;
  const table = useTableState(address.table, (next) => onAddressChange({ ...address, table: next }));
  const mayModerate = useMayDo('moderation.decide');
  const alerts = useCursorRows(
    listAdminSafetyAlerts,
    { query: { limit: 100, state: view === 'done' ? 'DONE' : 'OPEN' } },
    { refreshMs: REFRESH_MS },
  );

  const open = (id: string | null) => onAddressChange({ ...address, alertId: id });
  const openGrant = (id: string | null) => onAddressChange({ ...listAddress('records'), grantId: id });
  if (grantId !== null)
    return (
      <Container width="wide" pad="page">
        <RecordPage
          key={grantId}
          grantId={grantId}
          part={address.part}
          onPart={(part) => onAddressChange({ ...address, part })}
          onBack={() => openGrant(null)}
        />
      </Container>
    );
  return (
    <QueueScreen
      title={t('title')}
      lead={t('lead')}
      actions={
        mayModerate && (
          <Link variant="standalone" href={paths.adminModeration()}>
            {t('moderation')}
          </Link>
        )
      }
      notice={alerts.read.data && <OnCall person={alerts.read.data.onCall} />}
      views={VIEWS}
      view={view}
      label={(name) => t(name)}
      onViewChange={(next) => {
        table.clear();
        onAddressChange(listAddress(next));
      }}
      sheet={alertId !== null && <AlertSheet id={alertId} onClose={() => open(null)} />}
    >
      {view === 'records' ? (
        <RecordGrants onOpen={openGrant} />
      ) : (
        <AlertList view={view} list={alerts} state={table.state} onStateChange={table.change} onOpen={open} />
      )}
    </QueueScreen>
  );
}
