import { Bookmark } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../Button/index.ts';
import { Menu } from '../Menu/index.ts';
import { ViewDialog } from './ViewDialog.tsx';
import type { ViewTask } from './ViewDialog.tsx';
import type { SavedViews } from './props.ts';
import { initialTableState, NO_SELECTION } from './table-state.ts';
import type { DataTableModel } from './use-data-table.ts';

interface ViewsProps<Row> {
  table: DataTableModel<Row>;
  views: SavedViews;
}

/** Selects, saves, renames and deletes the reader's views. */
export function Views<Row>({ table, views }: ViewsProps<Row>) {
  const { t, props, state, change } = table;
  const [task, setTask] = useState<ViewTask | null>(null);
  const { sort, filters, columns } = state;
  const view = views.list.find(({ id }) => id === state.view);
  const isChanged =
    view !== undefined &&
    (views.isChanged === true || JSON.stringify(view.state) !== JSON.stringify({ sort, filters, columns }));
  const initial = initialTableState(props.columns);
  return (
    <>
      <Menu
        trigger={
          <Button variant="secondary" data-key="v">
            <Bookmark aria-hidden />
            {view ? t('viewNamed', { name: view.name }) : t('views')}
          </Button>
        }
        label={t('views')}
        items={[
          {
            id: 'views',
            label: t('views'),
            selection: 'single',
            items: [
              {
                id: '',
                label: t('allRows'),
                isSelected: view === undefined,
                onAction: () =>
                  change({
                    sort: initial.sort,
                    filters: initial.filters,
                    columns: initial.columns,
                    selection: NO_SELECTION,
                    view: null,
                  }),
              },
              ...views.list.map(({ id, name, state: kept }) => ({
                id: `view ${id}`,
                label: name,
                isSelected: id === view?.id,
                onAction: () => change({ ...kept, selection: NO_SELECTION, view: id }),
              })),
            ].map((item) => (item.id === '' ? { ...item, id: 'all' } : item)),
          },
          {
            id: 'keep',
            label: t('save'),
            items: [
              {
                id: 'save',
                label: t('saveView'),
                onAction: () => setTask({ kind: 'save', state: { sort, filters, columns } }),
              },
              ...(view && isChanged
                ? [
                    {
                      id: 'update',
                      label: t('updateView', { name: view.name }),
                      onAction: () => views.onChange({ ...view, state: { sort, filters, columns } }),
                    },
                  ]
                : []),
              ...(view
                ? [
                    {
                      id: 'rename',
                      label: t('renameView', { name: view.name }),
                      onAction: () => setTask({ kind: 'rename', view }),
                    },
                    {
                      id: 'delete',
                      label: t('deleteView', { name: view.name }),
                      isDanger: true,
                      onAction: () => setTask({ kind: 'delete', view }),
                    },
                  ]
                : []),
            ],
          },
        ]}
      />
      <ViewDialog table={table} views={views} task={task} onClose={() => setTask(null)} />
    </>
  );
}
