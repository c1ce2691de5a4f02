import {
  ArrowDown,
  ArrowUp,
  ArrowUpDown,
  EyeOff,
  ListFilter,
  MoveLeft,
  MoveRight,
  Pin,
  PinOff,
  Ruler,
} from 'lucide-react';
import type { MenuItem } from '../Menu/index.ts';
import { WIDTH_STEP } from './resize.ts';
import { withMoved, withPin, withVisibility, withWidth } from './table-state.ts';
import type { PinEdge } from './types.ts';
import type { PlacedColumn } from './use-columns.ts';
import type { DataTableModel } from './use-data-table.ts';

/** The actions on a column: everything that a pointer can do at its header, and more. */
export function columnMenu<Row>(
  table: DataTableModel<Row>,
  { id, column, pin }: PlacedColumn<Row>,
  resize: (step: number) => void,
): readonly MenuItem[] {
  const { t, state, change, columns, say, direction, setPanel } = table;
  const shown = columns.placed.map((placed) => placed.id);
  const place = shown.indexOf(id);
  const order = columns.ordered.map((other) => other.id);
  const entry = state.sort.find((sorted) => sorted.column === id);
  const sortBy = (way: 'ascending' | 'descending') => () => change({ sort: [{ column: id, direction: way }] });
  const pinTo = (edge: PinEdge | null) => () => {
    change({ columns: withPin(state.columns, id, edge) });
    say(t(edge ? 'pinnedTo' : 'unpinned', { column: column.header }));
  };
  const move = (step: 1 | -1) => () => {
    // Past the next visible column: hidden ones between them do not count.
    const neighbour = shown[place + step];
    const target = neighbour === undefined ? -1 : order.indexOf(neighbour);
    let next = state.columns;
    for (let at = order.indexOf(id); target >= 0 && at !== target; at += step)
      next = withMoved(next, next.order.length > 0 ? completed(next.order, order) : order, id, step);
    change({ columns: next });
    say(t('moved', { column: column.header, place: place + step + 1, count: shown.length }));
  };
  const [back, on] =
    direction === 'rtl'
      ? [<MoveRight key="back" />, <MoveLeft key="on" />]
      : [<MoveLeft key="back" />, <MoveRight key="on" />];
  const canMove = (step: 1 | -1) => columns.placed[place + step]?.pin === pin && shown[place + step] !== undefined;
  return [
    ...(column.isSortable === false
      ? []
      : [
          { id: 'ascending', label: t('sortAscending'), icon: <ArrowUp />, onAction: sortBy('ascending') },
          { id: 'descending', label: t('sortDescending'), icon: <ArrowDown />, onAction: sortBy('descending') },
          ...(state.sort.length > 0 && !entry
            ? [
                {
                  id: 'add',
                  label: t('sortAdd'),
                  icon: <ArrowUpDown />,
                  onAction: () => change({ sort: [...state.sort, { column: id, direction: 'ascending' }] }),
                },
              ]
            : []),
          ...(entry
            ? [
                {
                  id: 'unsort',
                  label: t('sortRemove'),
                  icon: <ArrowUpDown />,
                  onAction: () => change({ sort: state.sort.filter((sorted) => sorted !== entry) }),
                },
              ]
            : []),
        ]),
    ...(column.isFilterable === false
      ? []
      : [
          {
            id: 'filter',
            label: t('filterBy', { column: column.header }),
            icon: <ListFilter />,
            onAction: () => setPanel({ name: 'filters', column: id }),
          },
        ]),
    ...(pin === 'start' ? [] : [{ id: 'pin-start', label: t('pinStart'), icon: <Pin />, onAction: pinTo('start') }]),
    ...(pin === 'end' ? [] : [{ id: 'pin-end', label: t('pinEnd'), icon: <Pin />, onAction: pinTo('end') }]),
    ...(pin ? [{ id: 'unpin', label: t('unpin'), icon: <PinOff />, onAction: pinTo(null) }] : []),
    ...(canMove(-1) ? [{ id: 'back', label: t('moveBack'), icon: back, onAction: move(-1) }] : []),
    ...(canMove(1) ? [{ id: 'on', label: t('moveOn'), icon: on, onAction: move(1) }] : []),
    { id: 'wider', label: t('wider'), icon: <Ruler />, onAction: () => resize(WIDTH_STEP * 2) },
    { id: 'narrower', label: t('narrower'), icon: <Ruler />, onAction: () => resize(-WIDTH_STEP * 2) },
    ...(state.columns.widths[id] === undefined
      ? []
      : [
          {
            id: 'usual',
            label: t('usualWidth'),
            icon: <Ruler />,
            onAction: () => change({ columns: withWidth(state.columns, id, null) }),
          },
        ]),
    ...(id === columns.rowHeader
      ? []
      : [
          {
            id: 'hide',
            label: t('hide'),
            icon: <EyeOff />,
            onAction: () => {
              change({ columns: withVisibility(state.columns, column, false) });
              say(t('hidden', { column: column.header }));
            },
          },
        ]),
  ];
}

function completed(order: readonly string[], all: readonly string[]): readonly string[] {
  return [...order, ...all.filter((id) => !order.includes(id))];
}
