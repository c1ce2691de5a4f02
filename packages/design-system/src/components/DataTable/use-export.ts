import { saveFile } from '../../foundations/file/save-file.ts';
import { createCsv, csvFileName } from './csv.ts';
import type { DataTableModel } from './use-data-table.ts';
import type { RowList } from './use-rows.ts';

function* each<Row>(rows: RowList<Row>): Generator<Row> {
  for (let place = 0; place < rows.count; place += 1) {
    const row = rows.at(place);
    if (row !== undefined) yield row;
  }
}

/**
 * Exports the matching rows, with the visible columns in their order; with a server, the server does it.
 * @returns What the button does, or null where there is no export.
 */
export function useExport<Row>({ props, columns, rows, locale, say, t }: DataTableModel<Row>): (() => void) | null {
  const { server, exportFile } = props;
  if (server) {
    const { onExport } = server;
    return onExport ? () => onExport(columns.placed.map(({ id }) => id)) : null;
  }
  if (!exportFile) return null;
  return () => {
    const file = createCsv(
      csvFileName(exportFile.name, exportFile.day),
      columns.placed.map(({ column }) => column),
      each(rows),
      { locale },
    );
    if (exportFile.onFile) exportFile.onFile(file);
    else saveFile(file.name, file.text, 'text/csv;charset=utf-8');
    say(t(file.isCut ? 'exportedCut' : 'exported', { count: file.count }));
  };
}
