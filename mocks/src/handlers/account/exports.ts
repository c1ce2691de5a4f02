import { getDataExportFile, listDataExports, removeDataExport, requestDataExport } from '@sakina/platform/contract';
import type { DataExport, DataExportId } from '@sakina/platform/contract';
import { addMinutes, iso } from '../../clock.ts';
import { collectOwnData } from '../../rules/own-data.ts';
import { ownDataPage } from '../../rules/own-data-page.ts';
import { base64 } from '../../rules/report-csv.ts';
import type { DataExportRow } from '../../store/tables/account.ts';
import { ApiFailure, notFound } from '../api-failure.ts';
import { defineHandler } from '../define-handler.ts';
import type { Lookup } from '../find.ts';
import { newId } from '../practice/own.ts';

/** Minutes until an export is ready. */
const TAKES_MINUTES = 2;
/** Minutes for which an export can be downloaded: a week. */
const LASTS_MINUTES = 7 * 24 * 60;

function stateOf({ id, requestedAt }: DataExportRow, now: Date): DataExport {
  const readyAt = addMinutes(requestedAt, TAKES_MINUTES);
  if (readyAt > now) return { id, status: 'PREPARING', requestedAt, readyAt: null, expiresAt: null };
  const expiresAt = addMinutes(readyAt, LASTS_MINUTES);
  return {
    id,
    status: expiresAt > now ? 'READY' : 'EXPIRED',
    requestedAt,
    readyAt: iso(readyAt),
    expiresAt: iso(expiresAt),
  };
}

function listOf({ tables, user }: Lookup, now: Date): { items: DataExport[] } {
  const own = tables.dataExports.all().filter((row) => row.userId === user.userId);
  return {
    items: own
      .toSorted((first, second) => second.requestedAt.localeCompare(first.requestedAt, 'en'))
      .map((row) => stateOf(row, now)),
  };
}

function ownExport({ tables }: Pick<Lookup, 'tables'>, id: string): DataExportRow {
  const row = tables.dataExports.get(id);
  if (!row) throw notFound('this copy');
  return row;
}

export const listDataExportsHandler = defineHandler(listDataExports, (context) => listOf(context, context.now));

export const requestDataExportHandler = defineHandler(requestDataExport, (context) => {
  const { tables, user, now } = context;
  const underWay = listOf(context, now).items.find(({ status }) => status === 'PREPARING');
  if (underWay)
    throw new ApiFailure(409, 'EXPORT_PREPARING', 'A copy is being prepared already.', { exportId: underWay.id });
  return stateOf(
    tables.dataExports.put({ id: newId<DataExportId>('exp'), userId: user.userId, requestedAt: iso(now) }),
    now,
  );
});

export const getDataExportFileHandler = defineHandler(getDataExportFile, (context) => {
  const { tables, user, query, params, now } = context;
  const { status, requestedAt } = stateOf(ownExport(context, params.id), now);
  if (status === 'PREPARING') throw new ApiFailure(409, 'EXPORT_NOT_READY', 'This copy is still being prepared.');
  if (status === 'EXPIRED')
    throw new ApiFailure(409, 'EXPORT_EXPIRED', 'The time of this copy is over. Please ask for a new one.');
  const data = collectOwnData(tables, user, requestedAt);
  const isPage = query.format === 'HTML';
  const bytes = new TextEncoder().encode(isPage ? ownDataPage(data) : JSON.stringify(data, null, 2));
  return {
    name: `my-data-${requestedAt.slice(0, 10)}.${isPage ? 'html' : 'json'}`,
    mediaType: isPage ? ('text/html' as const) : ('application/json' as const),
    contentBase64: base64(bytes),
    sizeBytes: bytes.length,
  };
});

export const removeDataExportHandler = defineHandler(removeDataExport, (context) => {
  context.tables.dataExports.remove(ownExport(context, context.params.id).id);
  return listOf(context, context.now);
});
