import { Banner, Button, DataTable, EmptyState, Inline, Stack, Text } from '@sakina/design-system';
import type { DataTableState } from '@sakina/design-system';
import type { AuditEntry } from '@sakina/platform/contract';
import { useClock, useFormat } from '@sakina/platform/react';
import { useState } from 'react';
import { errorCase, lazyPanel } from '../../../shared/index.ts';
import { ReadFailure } from '../../shared/index.ts';
import type { QueueRows } from '../../shared/index.ts';
import { useAdminSettingsText } from '../messages/index.ts';
import type { SettingsAddress } from '../model/address.ts';
import { USUAL_DAYS } from '../model/audit-question.ts';
import type { AuditQuestion } from '../model/audit-question.ts';
import { useAuditColumns } from './use-audit-columns.tsx';
import { useTargetName } from './use-target-name.ts';

const AuditExportDialog = lazyPanel(() => import('./AuditExportDialog.tsx').then((m) => m.AuditExportDialog));

export interface AuditPanelProps {
  /** What is shown, from the address. */
  address: SettingsAddress;
  /** Called when something else is shown; the app writes it to the address. */
  onAddressChange: (next: SettingsAddress) => void;
  /** Words searched for; they may be a name and stay in the screen. */
  search: string;
  /** Called with the words searched for. */
  onSearchChange: (search: string) => void;
  audit: QueueRows<AuditEntry>;
  /** Filters and order that the server was asked for. */
  question: AuditQuestion;
}

const NO_SELECTION: DataTableState['selection'] = { mode: 'only', keys: new Set() };

/** The audit log: acts, refusals and looks, in one order that does not shuffle. */
export function AuditPanel({ address, onAddressChange, search, onSearchChange, audit, question }: AuditPanelProps) {
  const t = useAdminSettingsText();
  const format = useFormat();
  const clock = useClock();
  const columns = useAuditColumns();
  const nameOf = useTargetName();
  const [isExporting, setExporting] = useState(false);
  const { read, rows, server } = audit;
  const { table, actorId, targetId } = address;
  // Of entries that are not read yet, the id alone is known.
  const actorName = rows.find(({ actor }) => actor.id === actorId)?.actor.displayName ?? actorId;
  const target = rows.find((row) => row.target.id === targetId)?.target;
  const isUsualPeriod = table.filters['at'] === undefined;

  function change(next: DataTableState) {
    onSearchChange(next.search);
    const changed = { ...next, search: '', selection: NO_SELECTION, sort: [], view: null };
    if (
      JSON.stringify(changed) !==
      JSON.stringify({ ...table, search: '', selection: NO_SELECTION, sort: [], view: null })
    )
      onAddressChange({ ...address, table: changed });
  }
  return (
    <Stack gap="x2">
      <Text size="sm" tone="muted">
        {isUsualPeriod ? t('audit.usual', { count: USUAL_DAYS }) : t('audit.period')}
      </Text>
      {(actorId !== null || targetId !== null) && (
        <Inline>
          {actorId !== null && <Text size="sm">{t('audit.only.actor', { id: actorName ?? '' })}</Text>}
          {targetId !== null && (
            <Text size="sm">{t('audit.only.target', { id: target ? nameOf(target) : targetId })}</Text>
          )}
          <Button
            size="small"
            variant="quiet"
            onPress={() => onAddressChange({ ...address, actorId: null, targetId: null })}
          >
            {t('audit.only.clear')}
          </Button>
        </Inline>
      )}
      {read.error && errorCase(read.error) === 'server' && (
        <Banner tone="danger" urgency="assertive" title={t('audit.down.title')}>
          {t('audit.down.body')}
        </Banner>
      )}
      <ReadFailure read={read}>
        <DataTable
          caption={t('view.audit')}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          rowLabel={({ action, at }) => `${t(`action.${action}`)}, ${format.shortDate(at)}`}
          state={{ ...table, search, selection: NO_SELECTION }}
          onStateChange={change}
          empty={<EmptyState title={t('audit.empty.title')}>{t('audit.empty.body')}</EmptyState>}
          server={{ ...server, onExport: () => setExporting(true) }}
          isLoading={read.isLoading}
          onRowAction={({ id }) => onAddressChange({ ...address, entryId: id })}
          today={format.dateIn(new Date(clock.now()).toISOString())}
        />
      </ReadFailure>
      {isExporting && (
        <AuditExportDialog
          question={question}
          total={question.q === undefined ? (server.total ?? null) : null}
          onClose={() => setExporting(false)}
        />
      )}
    </Stack>
  );
}
