import { Button } from '../Button/index.ts';
import { Chosen } from './DataTable.styles.ts';
import { ALL_ROWS, selectedCount } from './selection.ts';
import { NO_SELECTION } from './table-state.ts';
import type { DataTableModel } from './use-data-table.ts';

interface SelectionBarProps<Row> {
  table: DataTableModel<Row>;
  /** Takes focus when the bar disappears. */
  onGone: () => void;
}

/** How many rows are selected, and the actions on all of them. */
export function SelectionBar<Row>({ table, onGone }: SelectionBarProps<Row>) {
  const { t, props, state, change, rows, total } = table;
  const count = selectedCount(state.selection, total ?? rows.count);
  if (!props.isSelectable || count === 0) return null;
  const hasMore = total !== undefined && count < total && count >= rows.count && state.selection.mode === 'only';
  return (
    <Chosen role="group" aria-label={t('selection')}>
      <strong>{t('selected', { count })}</strong>
      {hasMore && (
        <Button size="small" variant="quiet" onPress={() => change({ selection: ALL_ROWS })}>
          {t('selectAllMatching', { count: total })}
        </Button>
      )}
      {props.bulkActions?.map(({ id, label, icon, isDanger, onAction }) => (
        <Button
          key={id}
          size="small"
          variant={isDanger ? 'danger' : 'secondary'}
          onPress={() => onAction(state.selection, count)}
        >
          {icon}
          {label}
        </Button>
      ))}
      <Button
        size="small"
        variant="quiet"
        onPress={() => {
          onGone();
          change({ selection: NO_SELECTION });
        }}
      >
        {t('clearSelection')}
      </Button>
    </Chosen>
  );
}
