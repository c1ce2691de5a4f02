import { useToast } from '@sakina/design-system';
import type { DataTableState, SavedViews } from '@sakina/design-system';
import { isApiError } from '@sakina/platform/client';
import { deleteView, listSavedViews, saveView, updateView } from '@sakina/platform/contract';
import type { SavedView } from '@sakina/platform/contract';
import { useAction, useOperation } from '@sakina/platform/react';
import { useMemo } from 'react';
import { useErrorText } from '../../../shared/index.ts';
import { useAdminText } from '../messages/index.ts';
import { tableViewOf, viewQueryOf } from './view-query.ts';
import type { ViewQuery, ViewShape } from './view-query.ts';

/** The views of a list. */
export interface TableViews {
  /** As the table offers them. */
  views: SavedViews;
  /** The one in force. */
  current: SavedView | undefined;
  /** As they are stored, by id. */
  find: (id: string | null) => SavedView | undefined;
  share: (isShared: boolean) => void;
}

/** What a list keeps of a view beside its table; undefined where it is unset. */
type Besides = Readonly<Record<string, string | undefined>>;
const NOTHING: Besides = {};

const written = (besides: Besides): ViewQuery =>
  Object.fromEntries(Object.entries(besides).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));

/**
 * The views of a list as the table offers them, and the one in force. What fails is said in a toast.
 * @param state The table’s state, for the view it began as.
 * @param besides What the list keeps of a view beside its table, under the server’s names.
 */
export function useTableViews<Row>(
  shape: ViewShape<Row>,
  state: DataTableState,
  besides: Besides = NOTHING,
): TableViews {
  const t = useAdminText();
  const toast = useToast();
  const errorText = useErrorText();
  const { data } = useOperation(listSavedViews, { query: { list: shape.list } });
  const save = useAction(saveView);
  const update = useAction(updateView);
  const remove = useAction(deleteView);
  const stored = useMemo(() => data?.items ?? [], [data]);
  const list = useMemo(() => stored.map((view) => tableViewOf(shape, view)), [shape, stored]);
  const find = (id: string | null) => stored.find((view) => view.id === id);

  function say(work: Promise<unknown>, done: string) {
    work.then(
      () => toast({ tone: 'success', title: done }),
      (error: unknown) => {
        const known = (['NAME_TAKEN', 'TOO_MANY_VIEWS'] as const).find((code) => isApiError(error, code));
        const { title, body } = errorText(error);
        toast({ tone: 'danger', title: known ? t(`view.${known}`) : title, ...(!known && { description: body }) });
      },
    );
  }
  function ifOwn(id: string, work: () => void) {
    const owner = find(id)?.sharedBy;
    if (owner === undefined) work();
    else toast({ tone: 'info', title: t('view.theirs', { name: owner }) });
  }
  const current = find(state.view);
  return {
    current,
    find,
    share: (isShared) => {
      if (current)
        say(
          update.run({ params: { id: current.id }, body: { isShared } }),
          t(isShared ? 'view.shared' : 'view.unshared'),
        );
    },
    views: {
      list,
      isChanged:
        current !== undefined && Object.entries(besides).some(([name, value]) => current.query[name] !== value),
      onSave: (name, kept) =>
        say(
          save.run({ body: { list: shape.list, name, query: { ...viewQueryOf(shape, kept), ...written(besides) } } }),
          t('view.saved'),
        ),
      onChange: ({ id, name, state: kept }) =>
        ifOwn(id, () =>
          say(
            update.run({ params: { id }, body: { name, query: { ...viewQueryOf(shape, kept), ...written(besides) } } }),
            t('view.saved'),
          ),
        ),
      onDelete: (id) => ifOwn(id, () => say(remove.run({ params: { id } }), t('view.deleted'))),
    },
  };
}
