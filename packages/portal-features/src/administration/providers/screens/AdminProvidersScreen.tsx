import { listCredentialCases } from '@sakina/platform/contract';
import { QueueScreen, useCursorRows, useTableState } from '../../shared/index.ts';
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

/** Providers for administrators: what waits for a decision, everyone, and whose papers lapse (ROUTE-26). */
export function AdminProvidersScreen({ address, onAddressChange }: AdminProvidersScreenProps) {
  const t = useAdminProvidersText();
  const { view, caseId, providerId } = address;
  const table = useTableState(address.table, (next) => onAddressChange({ ...address, table: next }));
  const cases = useCursorRows(
    listCredentialCases,
    { query: { ...(view === 'queue' && casesQuestion(address.table)), limit: 100 } },
    { keepPrevious: true },
  );
  const openCase = cases.rows.find(({ id }) => id === caseId);

  const open = (opened: Partial<Pick<ProvidersAddress, 'providerId' | 'caseId'>>) =>
    onAddressChange({ ...address, providerId: null, caseId: null, ...opened });
  const close = () => open({});
  const list = { state: table.state, onStateChange: table.change };
  const openProvider = (id: string) => open({ providerId: id });
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
      sheet={
        <>
          {caseId !== null && (
            <CaseSheet
              entry={openCase}
              other={openCase && otherCaseOf(openCase, cases.rows)}
              isLoading={cases.read.isLoading}
              onClose={close}
            />
          )}
          {providerId !== null && <ProviderSheet id={providerId} onClose={close} />}
        </>
      }
    >
      {view === 'queue' && <QueueList {...list} list={cases} onOpen={(id) => open({ caseId: id })} />}
      {view === 'providers' && <ProviderList {...list} words={table.words} onOpen={openProvider} />}
      {view === 'expiring' && <ExpiryList {...list} onOpen={openProvider} />}
    </QueueScreen>
  );
}
