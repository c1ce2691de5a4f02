import {
  DataTable,
  EmptyState,
  initialTableState,
  LoadingRegion,
  lazyOverlay,
  Select,
  Skeleton,
  Stack,
} from '@sakina/design-system';
import { getPaymentSummary, listInvoices } from '@sakina/platform/contract';
import { useFormat, useNow, useOperation } from '@sakina/platform/react';
import { useMemo, useState } from 'react';
import { ReadView } from '../../../shared/index.ts';
import { PartNotice, useAllRows } from '../../shared/all-rows/index.ts';
import { useInvoicesText } from '../messages/index.ts';
import { SHOWN } from '../model/place.ts';
import type { InvoicesPlace } from '../model/place.ts';
import { isShown, standingOf } from '../model/states.ts';
import { Owed } from './Owed.tsx';
import { useInvoiceColumns } from './use-invoice-columns.tsx';

const InvoicePanel = lazyOverlay(() => import('./InvoicePanel.tsx').then((m) => m.InvoicePanel));
const DraftDialog = lazyOverlay(() => import('./DraftDialog.tsx').then((m) => m.DraftDialog));

export interface InvoicesProps {
  /** What is shown, from the address. */
  place: InvoicesPlace;
  /** Called when something else is shown; the app writes it to the address. */
  onPlaceChange: (next: InvoicesPlace) => void;
  /** Whether a new invoice is being written. */
  isDrafting: boolean;
  onDraftingChange: (isDrafting: boolean) => void;
}

/** What is owed, every invoice with its state, and the one that is open beside them. */
export function Invoices({ place, onPlaceChange, isDrafting, onDraftingChange }: InvoicesProps) {
  const t = useInvoicesText();
  const format = useFormat();
  const today = format.dateIn(new Date(useNow(60_000)).toISOString());
  const columns = useInvoiceColumns(today);
  const [state, setState] = useState(() => initialTableState(columns));
  const notBilled = useOperation(getPaymentSummary, {}).data?.notBilled ?? null;
  const { read, rows, isComplete, hasFailed, retry } = useAllRows(listInvoices, { query: { limit: 100 } });
  const shown = useMemo(() => rows.filter((row) => isShown(row, place.show, today)), [rows, place.show, today]);
  const open = (openId: string | null) => onPlaceChange({ view: place.view, show: place.show, openId, isCopy: false });
  return (
    <ReadView
      read={read}
      loading={
        <LoadingRegion label={t('list.loading')}>
          <Skeleton lines={8} />
        </LoadingRegion>
      }
    >
      {() => (
        <Stack gap="x2">
          <Owed standing={isComplete ? standingOf(rows, today) : null} notBilled={notBilled} />
          {hasFailed && <PartNotice list="invoices" onRetry={retry} />}
          <DataTable
            caption={t('title')}
            columns={columns}
            rows={shown}
            rowKey={({ id }) => id}
            rowLabel={({ number, client }) => t('list.row', { number, name: client.displayName })}
            state={state}
            onStateChange={setState}
            onRowAction={({ id }) => open(id)}
            isLoading={!isComplete && !hasFailed}
            today={today}
            tools={
              <Select
                label={t('show')}
                isLabelHidden
                isRequired
                options={SHOWN.map((id) => ({ id, label: t(`show.${id}`) }))}
                value={place.show}
                onChange={(id) => onPlaceChange({ ...place, show: SHOWN.find((each) => each === id) ?? 'all' })}
              />
            }
            {...(isComplete && { exportFile: { name: t('title'), day: today } })}
            empty={
              rows.length === 0 ? (
                <EmptyState title={t('empty.title')}>{t('empty.body')}</EmptyState>
              ) : (
                <EmptyState
                  title={t(`empty.${place.show === 'all' ? 'open' : place.show}.title`)}
                  illustration={null}
                />
              )
            }
          />
          <InvoicePanel
            isOpen={place.openId !== null}
            id={place.openId}
            onClose={() => open(null)}
            onCopy={() => onPlaceChange({ ...place, isCopy: true })}
          />
          <DraftDialog
            isOpen={isDrafting || place.claimId !== undefined}
            draft={null}
            claimId={place.claimId}
            invoices={rows}
            onClose={() => {
              onDraftingChange(false);
              if (place.claimId !== undefined) open(null);
            }}
            onDone={({ id }) => open(id)}
          />
        </Stack>
      )}
    </ReadView>
  );
}
