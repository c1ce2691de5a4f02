import { csvCell } from '@sakina/design-system';
import type { ResponseOf, exportUsers } from '@sakina/platform/contract';

/** A file that the browser saves. */
export interface TextFile {
  name: string;
  text: string;
}

/** An export as a CSV file (RFC 4180); a cell that a spreadsheet would compute is kept as words. */
export function fileOf({ fileName, columns, rows }: ResponseOf<typeof exportUsers>): TextFile {
  const lines = [columns, ...rows].map((row) => row.map(csvCell).join(','));
  return { name: fileName, text: `\ufeff${lines.join('\r\n')}\r\n` };
}

/** Hands a file to the browser, which saves it. */
export function saveFile({ name, text }: TextFile): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
