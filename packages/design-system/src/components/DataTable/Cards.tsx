import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { MoreVertical } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { AnchoredMenu } from './AnchoredMenu.tsx';
import type { MenuAnchor } from './AnchoredMenu.tsx';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { cardsStyle } from './Cards.styles.ts';
import { cellContent } from './cell-content.tsx';
import { cellText } from './cell-text.ts';
import { isSelected, withRows } from './selection.ts';
import type { DataTableModel } from './use-data-table.ts';

const List = styled.ul`${cardsStyle}`;

/** Whether a number says by itself what it counts, as a sum does by its currency and a duration by its unit. */
const isBare = (text: string) => !/[^\p{N}\p{P}\p{Z}]/u.test(text);

/** How many facts a short row has in its second line. */
const SHORT_FACTS = 3;

/**
 * The table on a phone: each row a card of named facts. Only those near the viewport are in the DOM; the page scrolls
 * as a whole.
 */
export function Cards<Row>({ table }: { table: DataTableModel<Row> }) {
  const {
    props,
    state,
    change,
    columns: { placed, rowHeader },
    rows,
    total,
    t,
    locale,
  } = table;
  const { rowKey, rowLabel, server, onRowAction, rowActions } = props;
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  const [menu, setMenu] = useState<MenuAnchor | null>(null);
  useLayoutEffect(() => {
    if (list.current) setTop(list.current.getBoundingClientRect().top + window.scrollY);
  }, [state.filters, state.selection, state.search]);
  // oxlint-disable-next-line react/incompatible-library -- nothing that it returns outlives this render
  const virtual = useWindowVirtualizer({
    count: rows.count,
    estimateSize: () => (onRowAction ? 80 : 220),
    overscan: 6,
    scrollMargin: top,
    getItemKey: (index) => {
      const row = rows.at(index);
      return row === undefined ? index : rowKey(row);
    },
  });
  const items = virtual.getVirtualItems();
  const isNearEnd = (items.at(-1)?.index ?? 0) >= rows.count - 2;
  const asks =
    isNearEnd && rows.count > 0 && server?.hasMore === true && !server.isLoadingMore && !server.hasFailed
      ? server.onLoadMore
      : undefined;
  useEffect(() => {
    asks?.();
  }, [asks]);
  const title = placed.find(({ id }) => id === rowHeader)?.column;
  // Where a press opens all of a row, the list shows of it what tells rows apart: its name, one figure, a line of
  // facts.
  const isShort = onRowAction !== undefined;
  const numbers = isShort ? placed.filter(({ column }) => column.kind === 'number') : [];
  const figure = numbers.find(({ column }) => column.isFigure) ?? numbers.at(-1);
  const facts = placed.filter(({ id, column }) => id !== rowHeader && (!isShort || column.kind !== 'number'));
  // A short row has no room to say that something is missing; what it opens says so.
  const factsOf = (row: Row) =>
    isShort ? facts.filter(({ column }) => cellText(column, row, { locale }) !== '').slice(0, SHORT_FACTS) : facts;
  const draw = (column: typeof title, row: Row) => column && cellContent(column, row, locale);
  return (
    <>
      <List
        ref={list}
        role="list"
        aria-label={props.caption}
        aria-busy={props.isLoading || undefined}
        style={{ blockSize: virtual.getTotalSize() }}
      >
        {items.map(({ index, key, start }) => {
          const row = rows.at(index);
          if (row === undefined) return null;
          const actions = rowActions?.(row) ?? [];
          return (
            <li
              key={key}
              ref={virtual.measureElement}
              data-index={index}
              aria-posinset={index + 1}
              aria-setsize={total ?? -1}
              style={{ transform: `translateY(${start - top}px)` }}
            >
              <article data-short={isShort || undefined}>
                <div className="title">
                  {props.isSelectable && (
                    <label className="tick">
                      <input
                        type="checkbox"
                        aria-label={t('select', { row: rowLabel(row) })}
                        checked={isSelected(state.selection, rowKey(row))}
                        onChange={(tick) =>
                          change({ selection: withRows(state.selection, [rowKey(row)], tick.target.checked) })
                        }
                      />
                    </label>
                  )}
                  {onRowAction ? (
                    <button type="button" className="open" onClick={() => onRowAction(row)}>
                      {draw(title, row)}
                    </button>
                  ) : (
                    <span className="name">{draw(title, row)}</span>
                  )}
                  {figure && (
                    <span className="figure">
                      {isBare(cellText(figure.column, row, { locale })) ? (
                        <span className="of">{figure.column.header}</span>
                      ) : (
                        <VisuallyHidden>{figure.column.header}</VisuallyHidden>
                      )}{' '}
                      {draw(figure.column, row)}
                    </span>
                  )}
                  {actions.length > 0 && (
                    <button
                      type="button"
                      className="more"
                      aria-haspopup="menu"
                      aria-label={t('actionsOf', { row: rowLabel(row) })}
                      onClick={(press) =>
                        setMenu({
                          anchor: press.currentTarget,
                          label: t('actionsOf', { row: rowLabel(row) }),
                          items: actions,
                        })
                      }
                    >
                      <MoreVertical aria-hidden />
                    </button>
                  )}
                </div>
                <dl>
                  {factsOf(row).map(({ id, column }) => (
                    <div key={id}>
                      <dt>{column.header}</dt>
                      <dd>{draw(column, row)}</dd>
                    </div>
                  ))}
                </dl>
              </article>
            </li>
          );
        })}
      </List>
      <AnchoredMenu menu={menu} onClose={() => setMenu(null)} />
    </>
  );
}
