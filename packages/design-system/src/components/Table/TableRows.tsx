import { useRef } from 'react';
import styled from 'styled-components';
import { Skeleton } from '../Skeleton/index.ts';
import { CellText } from './CellText.tsx';
import { RowTitle } from './RowTitle.tsx';
import { SortButton } from './SortButton.tsx';
import { scrollStyle, tableStyle } from './Table.styles.ts';
import type { TableProps } from './types.ts';
import type { TableModel } from './use-table-model.ts';
import { useOverflow } from './use-overflow.ts';

interface TableRowsProps<Row> extends Pick<
  TableProps<Row>,
  'caption' | 'isCaptionVisible' | 'onRowAction' | 'rowLabel' | 'isLoading'
> {
  model: TableModel<Row>;
}

const Scroll = styled.div`${scrollStyle}`;
const Grid = styled.table`${tableStyle}`;
const PLACEHOLDERS = [0, 1, 2, 3, 4];

/** The table as a table, from sm on. */
export function TableRows<Row>({
  model,
  caption,
  isCaptionVisible,
  onRowAction,
  rowLabel,
  isLoading,
}: TableRowsProps<Row>) {
  const scroll = useRef<HTMLDivElement>(null);
  const overflows = useOverflow(scroll);
  const { head, rows, rowHeader } = model;
  // A scrolling region has to be focusable; where nothing scrolls, it is not a Tab stop.
  const reachable = overflows ? { role: 'region', 'aria-label': caption, tabIndex: 0 } : {};
  return (
    <Scroll ref={scroll} {...reachable} data-overflow={overflows || undefined}>
      <Grid aria-busy={isLoading || undefined} data-stale={(isLoading && rows.length > 0) || undefined}>
        <caption data-visible={isCaptionVisible || undefined}>{caption}</caption>
        <thead>
          <tr>
            {head.map((cell) => (
              <th
                key={cell.column.id}
                scope="col"
                aria-sort={cell.sorted}
                data-align={cell.column.align}
                data-width={cell.column.width}
                data-hide={cell.column.hideBelow}
              >
                {cell.sorted ? <SortButton cell={cell} /> : cell.column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, row }) => (
            <tr key={key}>
              {head.map(({ column }) =>
                column.id === rowHeader ? (
                  <th key={column.id} scope="row" data-align={column.align} data-width={column.width}>
                    <RowTitle row={row} {...(onRowAction && { onRowAction })} {...(rowLabel && { rowLabel })}>
                      <CellText>{column.cell(row)}</CellText>
                    </RowTitle>
                  </th>
                ) : (
                  <td key={column.id} data-align={column.align} data-width={column.width} data-hide={column.hideBelow}>
                    <CellText>{column.cell(row)}</CellText>
                  </td>
                ),
              )}
            </tr>
          ))}
          {rows.length === 0 &&
            PLACEHOLDERS.map((line) => (
              <tr key={line}>
                {head.map(({ column }) => (
                  <td key={column.id} data-hide={column.hideBelow}>
                    <Skeleton />
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      </Grid>
    </Scroll>
  );
}
