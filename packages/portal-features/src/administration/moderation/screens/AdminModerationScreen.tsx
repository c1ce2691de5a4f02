import { listModerationCases } from '@sakina/platform/contract';
import { QueueScreen, useCursorRows, useTableState } from '../../shared/index.ts';
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

/**
 * Moderation for administrators: what waits, danger first, each case with its decision, and what was decided
 * (ROUTE-26).
 */
export function AdminModerationScreen({ address, onAddressChange }: AdminModerationScreenProps) {
  const t = useAdminModerationText();
  const { caseId, view } = address;
  const table = useTableState(address.table, (next) => onAddressChange({ ...address, table: next }));
  const source = view === 'queue' ? sourcesOf(address.table) : [];
  const cases = useCursorRows(
    listModerationCases,
    { query: { limit: 100, ...(source.length > 0 && { source: [...source] }) } },
    { keepPrevious: true },
  );
  const open = (id: string | null) => onAddressChange({ ...address, caseId: id });
  const list = { state: table.state, onStateChange: table.change, onOpen: open };
  return (
    <QueueScreen
      title={t('title')}
      views={VIEWS}
      view={view}
      label={(name) => t(name)}
      onViewChange={(next) => {
        table.clear();
        onAddressChange(listAddress(next));
      }}
      sheet={caseId !== null && <CaseSheet id={caseId} onClose={() => open(null)} />}
    >
      {view === 'queue' ? <QueueList {...list} list={cases} /> : <LogList {...list} />}
    </QueueScreen>
  );
}
