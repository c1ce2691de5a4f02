import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { NotGiven } from '../KeyValueList/index.ts';
import { cellText } from './cell-text.ts';
import type { DataColumn } from './types.ts';

/**
 * What a cell shows, in the grid and in cards: what its column draws, its text, or a dash for a missing value. Not a
 * component, so that the elements of a text are reused by the next row that scrolls in.
 * @param rowKey Key of the row: a drawn cell may have state, which must not move to another row.
 */
export function cellContent<Row>(column: DataColumn<Row>, row: Row, locale: string, rowKey?: string): ReactNode {
  if (column.cell) return <Fragment key={rowKey}>{column.cell(row, { locale })}</Fragment>;
  const text = cellText(column, row, { locale });
  return text === '' ? <NotGiven reason={column.missing} /> : <bdi>{text}</bdi>;
}
