import { fileAmount } from '@sakina/platform/domain';
import { usd } from './ledger.ts';
import type { ReportTable } from './reports.ts';

/** A cell as text; amounts in whole units with two decimals, as spreadsheets read them. */
export function cellText(cell: string | number | null, kind: string): string {
  if (cell === null) return '';
  return kind === 'MONEY' && typeof cell === 'number' ? fileAmount(usd(cell)) : String(cell);
}

/** Quotes a cell if needed, and neutralises formulas (CSV injection): names are user input. */
function quoted(text: string, isNumber: boolean): string {
  const plain = !isNumber && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** Bytes in base64, in pieces that fit on the stack. */
export function base64(bytes: Uint8Array): string {
  let binary = '';
  for (let start = 0; start < bytes.length; start += 8192)
    binary += String.fromCharCode(...bytes.subarray(start, start + 8192));
  return btoa(binary);
}

/** A report as CSV (RFC 4180) in UTF-8 with a byte order mark for spreadsheets. */
export function csvOf({ columns, rows, totals }: ReportTable): string {
  const lines = [
    columns.map(({ label }) => quoted(label, false)),
    ...[...rows, ...(totals ? [totals] : [])].map((row) =>
      columns.map(({ kind }, index) => {
        const cell = row[index] ?? null;
        return quoted(cellText(cell, kind), typeof cell === 'number');
      }),
    ),
  ];
  return base64(new TextEncoder().encode(`\uFEFF${lines.map((cells) => cells.join(',')).join('\r\n')}\r\n`));
}
