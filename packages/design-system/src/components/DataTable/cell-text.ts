import { shortDate } from '@sakina/platform/locale';
import type { CellContext, DataColumn } from './types.ts';

const numbers = new Map<string, Intl.NumberFormat>();

function cached<Format>(cache: Map<string, Format>, locale: string, make: () => Format): Format {
  const known = cache.get(locale) ?? make();
  cache.set(locale, known);
  return known;
}

/** A day in the reader’s language, the same in every time zone. */
function dayText(value: string, locale: string): string {
  const day = value.slice(0, 10);
  return Number.isNaN(Date.parse(`${day}T00:00:00Z`)) ? value : shortDate(day, locale);
}

/** The text of a cell. */
export function cellText<Row>(column: DataColumn<Row>, row: Row, context: CellContext): string {
  if (column.format) return column.format(row, context);
  const value = column.value(row);
  if (value === null || value === '' || Number.isNaN(value)) return '';
  if (typeof value === 'number')
    return cached(numbers, context.locale, () => new Intl.NumberFormat(context.locale)).format(value);
  if (column.kind === 'date') return dayText(value, context.locale);
  return column.options?.find((option) => option.id === value)?.label ?? value;
}
