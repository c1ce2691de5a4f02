import { shortDate } from '@sakina/platform/locale';
import type { CellContext, DataColumn } from './types.ts';

const numbers = new Map<string, Intl.NumberFormat>();

function numberText(value: number, locale: string): string {
  const format = numbers.get(locale) ?? new Intl.NumberFormat(locale);
  numbers.set(locale, format);
  return format.format(value);
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
  if (typeof value === 'number') return numberText(value, context.locale);
  if (column.kind === 'date') return dayText(value, context.locale);
  return column.options?.find((option) => option.id === value)?.label ?? value;
}
