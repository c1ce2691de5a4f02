import { listAuditEntries } from '@sakina/platform/contract';
import { useClock, useFormat } from '@sakina/platform/react';
import { useMemo, useState } from 'react';
import { useDebounced } from '../../../shared/index.ts';
import { BesideSheet, useCursorRows } from '../../shared/index.ts';
import type { SettingsAddress } from '../model/address.ts';
import { auditQuestion } from '../model/audit-question.ts';
import { AuditPanel } from './AuditPanel.tsx';
import { AuditSheet } from './AuditSheet.tsx';

export interface AuditViewProps {
  /** What is shown, from the address. */
  address: SettingsAddress;
  /** Called when something else is shown; the app writes it to the address. */
  onAddressChange: (next: SettingsAddress) => void;
}

/** The audit log and the entry that is open beside it. */
export function AuditView({ address, onAddressChange }: AuditViewProps) {
  const format = useFormat();
  const clock = useClock();
  // Words may be a name, so they live here and not in the address (SEC-8).
  const [search, setSearch] = useState('');
  const words = useDebounced(search).trim();
  const today = format.dateIn(new Date(clock.now()).toISOString());
  const question = useMemo(
    () => auditQuestion(address, words, today, format.timeZone),
    [address, words, today, format.timeZone],
  );
  const audit = useCursorRows(listAuditEntries, { query: { ...question, limit: 50 } }, { keepPrevious: true });
  const open = (changes: Partial<SettingsAddress>) => onAddressChange({ ...address, ...changes });
  return (
    <BesideSheet
      sheet={
        address.entryId !== null && (
          <AuditSheet
            entry={audit.rows.find(({ id }) => id === address.entryId)}
            isLoading={audit.read.isLoading}
            onClose={() => open({ entryId: null })}
            onActor={(actorId) => open({ actorId, targetId: null, entryId: null })}
            onTarget={(targetId) => open({ targetId, actorId: null, entryId: null })}
          />
        )
      }
    >
      <AuditPanel
        address={address}
        onAddressChange={onAddressChange}
        search={search}
        onSearchChange={setSearch}
        audit={audit}
        question={question}
      />
    </BesideSheet>
  );
}
