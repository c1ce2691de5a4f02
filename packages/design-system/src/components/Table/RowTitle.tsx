import type { ReactNode } from 'react';
import styled from 'styled-components';
import { actionStyle } from './Table.styles.ts';
import type { TableProps } from './types.ts';

interface RowTitleProps<Row> extends Pick<TableProps<Row>, 'onRowAction' | 'rowLabel'> {
  row: Row;
  children: ReactNode;
}

const Action = styled.button`${actionStyle}`;

/** The header of a row; a button where the row can be opened. */
export function RowTitle<Row>({ row, children, onRowAction, rowLabel }: RowTitleProps<Row>) {
  if (!onRowAction) return children;
  return (
    <Action type="button" aria-label={rowLabel?.(row)} onClick={() => onRowAction(row)}>
      {children}
    </Action>
  );
}
