import { csvCell, saveFile } from '@sakina/design-system';

/** Rows that the server hands out as a file. */
export interface TableFile {
  fileName: string;
  columns: string[];
  rows: string[][];
}

/** Saves rows as a CSV file (RFC 4180); a cell that a spreadsheet would compute is kept as words. */
export function saveTable({ fileName, columns, rows }: TableFile): void {
  const lines = [columns, ...rows].map((row) => row.map(csvCell).join(','));
  saveFile(fileName, `\ufeff${lines.join('\r\n')}\r\n`, 'text/csv;charset=utf-8');
}
