import { ArrowDown, ArrowUp } from 'lucide-react';
import { Button } from '../Button/index.ts';
import { Checkbox } from '../Checkbox/index.ts';
import { Drawer } from '../Drawer/index.ts';
import { ColumnList, Help, Mover } from './DataTable.styles.ts';
import { initialArrangement, withMoved, withVisibility } from './table-state.ts';
import type { DataTableModel } from './use-data-table.ts';

/** Which columns are shown, and in which order. */
export function ColumnPanel<Row>({ table }: { table: DataTableModel<Row> }) {
  const {
    t,
    props,
    state,
    change,
    columns: { ordered, placed, rowHeader },
    panel,
    setPanel,
    say,
  } = table;
  const ids = ordered.map((column) => column.id);
  const move = (id: string, header: string, step: 1 | -1) => {
    change({ columns: withMoved(state.columns, ids, id, step) });
    say(t('moved', { column: header, place: ids.indexOf(id) + step + 1, count: ids.length }));
  };
  return (
    <Drawer
      isOpen={panel?.name === 'columns'}
      onOpenChange={() => setPanel(null)}
      title={t('columns')}
      placement="end"
      size="panel"
      actions={
        <>
          <Button variant="quiet" onPress={() => change({ columns: initialArrangement(props.columns) })}>
            {t('resetColumns')}
          </Button>
          <Button variant="action" onPress={() => setPanel(null)}>
            {t('done')}
          </Button>
        </>
      }
    >
      <Help>{t('columnsHelp')}</Help>
      <ColumnList role="list">
        {ordered.map(({ id, header, isOptional = false }, place) => (
          <li key={id}>
            <Checkbox
              value={placed.some((shown) => shown.id === id)}
              isDisabled={id === rowHeader}
              onChange={(isShown) => change({ columns: withVisibility(state.columns, { id, isOptional }, isShown) })}
            >
              <bdi>{header}</bdi>
            </Checkbox>
            {/* Never disabled: the button that moves its column to the end would lose focus. */}
            <Mover
              type="button"
              aria-disabled={place === 0 || undefined}
              aria-label={t('moveColumnBack', { column: header })}
              onClick={() => {
                if (place > 0) move(id, header, -1);
              }}
            >
              <ArrowUp aria-hidden />
            </Mover>
            <Mover
              type="button"
              aria-disabled={place === ids.length - 1 || undefined}
              aria-label={t('moveColumnOn', { column: header })}
              onClick={() => {
                if (place < ids.length - 1) move(id, header, 1);
              }}
            >
              <ArrowDown aria-hidden />
            </Mover>
          </li>
        ))}
      </ColumnList>
    </Drawer>
  );
}
