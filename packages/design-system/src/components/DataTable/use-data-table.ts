import { useMemo, useState } from 'react';
import type { RefCallback } from 'react';
import type { Translate } from '../../foundations/messages/catalogue.ts';
import { useMediaQuery } from '../../foundations/media/use-media-query.ts';
import { useWidth } from '../../foundations/media/use-width.ts';
import { below } from '../../tokens/breakpoints.ts';
import { useLocale } from '../../foundations/locale/locale.tsx';
import { useDataTableText } from './messages/index.ts';
import type en from './messages/en.json';
import { numberRoom } from './number-room.ts';
import type { DataTableProps } from './props.ts';
import type { DataTableState } from './types.ts';
import { fitColumns } from './table-state.ts';
import { SIDE_WIDTH, useColumns } from './use-columns.ts';
import type { Columns } from './use-columns.ts';
import { useNews } from './use-news.ts';
import { useRows } from './use-rows.ts';
import type { RowList } from './use-rows.ts';

/** A side panel of the table, and what it opens at. */
interface TablePanel {
  name: 'filters' | 'columns';
  /** The column whose filter gets the focus. */
  column?: string;
}

/** Everything that the parts of a table share. */
export interface DataTableModel<Row> {
  props: DataTableProps<Row>;
  state: DataTableState;
  /** Asks for a change of the state. */
  change: (part: Partial<DataTableState>) => void;
  columns: Columns<Row>;
  /** Whether rows are cards, as on a phone. */
  isCards: boolean;
  /** Measures the box of the rows, by whose width optional columns are left out. */
  frame: RefCallback<HTMLElement>;
  rows: RowList<Row>;
  /** How many rows match, loaded or not; undefined where the server does not say. */
  total: number | undefined;
  t: Translate<keyof typeof en>;
  locale: string;
  direction: 'ltr' | 'rtl';
  /** Says something to screen readers. */
  say: (news: string) => void;
  /** The last announcement. */
  news: string;
  panel: TablePanel | null;
  setPanel: (panel: TablePanel | null) => void;
}

/** Combines columns, rows and texts. */
export function useDataTable<Row>(props: DataTableProps<Row>): DataTableModel<Row> {
  const { state, onStateChange, server } = props;
  const t = useDataTableText();
  const { locale, direction } = useLocale();
  const [panel, setPanel] = useState<TablePanel | null>(null);
  const isCards = useMediaQuery(below.sm);
  const { ref: frame, usual } = useWidth(Number.POSITIVE_INFINITY);
  const hasTicks = props.isSelectable ?? false;
  const hasActions = props.rowActions !== undefined;
  const room = usual - SIDE_WIDTH * (Number(hasTicks) + Number(hasActions));
  const numbers = useMemo(() => numberRoom(props.columns, props.rows, locale), [props.columns, props.rows, locale]);
  const arrangement = useMemo(
    () => (isCards ? state.columns : fitColumns(props.columns, state.columns, numbers, room)),
    [isCards, props.columns, state.columns, numbers, room],
  );
  const columns = useColumns(props.columns, arrangement, numbers, hasTicks, hasActions);
  const rows = useRows(props.rows, props.columns, state, locale, server !== undefined);
  const total = server ? (server.total ?? (server.hasMore ? undefined : rows.count)) : rows.count;
  const { news, say } = useNews({
    state,
    columns: props.columns,
    total,
    isLoading: props.isLoading ?? false,
    t,
    locale,
  });
  return {
    props,
    state,
    change: (part) => onStateChange({ ...state, ...part }),
    columns,
    isCards,
    frame,
    rows,
    total,
    t,
    locale,
    direction,
    say,
    news,
    panel,
    setPanel,
  };
}
