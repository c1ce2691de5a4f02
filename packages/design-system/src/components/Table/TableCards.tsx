import { useId } from 'react';
import styled from 'styled-components';
import { useDesignSystemText } from '../../messages/index.ts';
import { Skeleton } from '../Skeleton/index.ts';
import { CellText } from './CellText.tsx';
import { RowTitle } from './RowTitle.tsx';
import { SortButton } from './SortButton.tsx';
import { cardsStyle, sortBarStyle } from './Table.styles.ts';
import type { TableProps } from './types.ts';
import type { TableModel } from './use-table-model.ts';

interface TableCardsProps<Row> extends Pick<
  TableProps<Row>,
  'caption' | 'isCaptionVisible' | 'onRowAction' | 'rowLabel' | 'isLoading'
> {
  model: TableModel<Row>;
}

const Cards = styled.ul.attrs({ role: 'list' })`${cardsStyle}`;
const SortBar = styled.div.attrs({ role: 'group' })`${sortBarStyle}`;
const PLACEHOLDERS = [0, 1, 2];

/** The table on a phone: each row a card of named facts, nothing to scroll sideways. */
export function TableCards<Row>({
  model,
  caption,
  isCaptionVisible,
  onRowAction,
  rowLabel,
  isLoading,
}: TableCardsProps<Row>) {
  const t = useDesignSystemText();
  const sortLabel = useId();
  const { head, rows, rowHeader } = model;
  const sortable = head.filter((cell) => cell.sorted);
  const title = head.find(({ column }) => column.id === rowHeader)?.column;
  const facts = head.filter(({ column }) => column.id !== rowHeader);
  return (
    <>
      {isCaptionVisible && <p aria-hidden>{caption}</p>}
      {sortable.length > 0 && (
        <SortBar aria-labelledby={sortLabel}>
          <span id={sortLabel}>{t('sortBy')}</span>
          {sortable.map((cell) => (
            <SortButton key={cell.column.id} cell={cell} isToggle />
          ))}
        </SortBar>
      )}
      <Cards
        aria-label={caption}
        aria-busy={isLoading || undefined}
        data-stale={(isLoading && rows.length > 0) || undefined}
      >
        {rows.map(({ key, row }) => (
          <li key={key}>
            <div data-part="title">
              <RowTitle row={row} {...(onRowAction && { onRowAction })} {...(rowLabel && { rowLabel })}>
                <CellText>{title?.cell(row)}</CellText>
              </RowTitle>
            </div>
            <dl>
              {facts.map(({ column }) => (
                <div key={column.id}>
                  <dt>{column.header}</dt>
                  <dd>
                    <CellText>{column.cell(row)}</CellText>
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
        {rows.length === 0 &&
          PLACEHOLDERS.map((line) => (
            <li key={line}>
              <Skeleton lines={3} />
            </li>
          ))}
      </Cards>
    </>
  );
}
