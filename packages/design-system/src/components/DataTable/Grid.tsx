import { useEffect, useMemo, useState } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import styled from 'styled-components';
import { Skeleton } from '../Skeleton/index.ts';
import { AnchoredMenu } from './AnchoredMenu.tsx';
import type { MenuAnchor } from './AnchoredMenu.tsx';
import { gridStyle } from './Grid.styles.ts';
import { GridHead } from './GridHead.tsx';
import { GridRows } from './GridRows.tsx';
import { columnTemplate, rem, SIDE_WIDTH } from './use-columns.ts';
import type { DataTableModel } from './use-data-table.ts';
import { useGridActions } from './use-grid-actions.ts';
import { useGridFocus } from './use-grid-focus.ts';
import { useRowWindow } from './use-row-window.ts';

interface GridProps<Row> {
  table: DataTableModel<Row>;
  /** Shown below the header when there are no rows. */
  children?: ReactNode;
}

const Scroller = styled.div`${gridStyle}`;
const PLACEHOLDERS = [0, 1, 2, 3, 4, 5, 6, 7];

/** The table as a grid, from sm on: only the rows near the viewport are in the DOM. */
export function Grid<Row>({ table, children }: GridProps<Row>) {
  const {
    props,
    state,
    columns: { placed },
    rows,
    total,
  } = table;
  const { server, isLoading = false, isSelectable = false } = props;
  const hasActions = props.rowActions !== undefined;
  const [menu, setMenu] = useState<MenuAnchor | null>(null);
  const { sort, filters, search } = state;
  const question = useMemo(() => ({ sort, filters, search }), [sort, filters, search]);
  const { scroller, ruler, ...drawn } = useRowWindow(rows.count, question);
  const columnCount = placed.length + Number(isSelectable) + Number(hasActions);
  const focus = useGridFocus(scroller, table, columnCount);
  const actions = useGridActions({ frame: scroller, table, focus, pageSize: drawn.pageSize, openMenu: setMenu });

  const isNearEnd = drawn.window.last >= rows.count - 1;
  const asks =
    isNearEnd && rows.count > 0 && server?.hasMore === true && !server.isLoadingMore && !server.hasFailed
      ? server.onLoadMore
      : undefined;
  useEffect(() => {
    asks?.();
  }, [asks]);

  const sideSizes = (edge: 'start' | 'end', side: boolean) =>
    placed.reduce((sum, { pin, size }) => sum + (pin === edge ? size : 0), side ? SIDE_WIDTH : 0);
  const style = {
    '--columns': columnTemplate(placed, state.columns.widths, isSelectable, hasActions),
    '--paper-columns': placed.map(({ size }) => `minmax(0, ${size}fr)`).join(' '),
    '--width': rem(
      placed.reduce((sum, { size }) => sum + size, SIDE_WIDTH * (Number(isSelectable) + Number(hasActions))),
    ),
    '--rows': rows.count,
    '--pinned-start': rem(sideSizes('start', isSelectable)),
    '--pinned-end': rem(sideSizes('end', hasActions)),
  } as CSSProperties;

  return (
    <>
      {/* Key events bubble here from the cells, which have focus. */}
      <Scroller
        ref={scroller}
        role="grid"
        aria-label={props.caption}
        aria-rowcount={total === undefined ? -1 : total + 1}
        aria-colcount={columnCount}
        aria-multiselectable={isSelectable || undefined}
        aria-busy={isLoading || undefined}
        data-height={props.height ?? 'auto'}
        data-stale={(isLoading && rows.count > 0) || undefined}
        data-printing={drawn.isPrinting || undefined}
        style={style}
        tabIndex={-1}
        onScroll={drawn.onScroll}
        {...actions}
        onFocus={focus.onFocus}
        onBlur={focus.onBlur}
      >
        <div role="rowgroup" className="top">
          <GridHead table={table} active={focus.active.row < 0 ? focus.active.column : -1} />
        </div>
        <GridRows table={table} window={drawn.window} active={focus.active} />
        {rows.count === 0 &&
          isLoading &&
          PLACEHOLDERS.map((line) => (
            <div key={line} className="waiting" aria-hidden>
              <Skeleton />
            </div>
          ))}
        <div ref={ruler} className="ruler" aria-hidden />
      </Scroller>
      {rows.count === 0 && !isLoading && children}
      <AnchoredMenu menu={menu} onClose={() => setMenu(null)} />
    </>
  );
}
