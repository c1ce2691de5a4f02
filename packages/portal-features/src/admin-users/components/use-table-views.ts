import { useToast } from '@sakina/design-system';
import type { DataTableState, SavedViews } from '@sakina/design-system';
import { isApiError } from '@sakina/platform/client';
import type { SavedView } from '@sakina/platform/contract';
import { useMemo } from 'react';
import { useErrorText } from '../../shared/index.ts';
import { useDeleteView } from '../api/use-delete-view.ts';
import { useSaveView } from '../api/use-save-view.ts';
import { useUpdateView } from '../api/use-update-view.ts';
import { useViews } from '../api/use-views.ts';
import { useAdminUsersText } from '../messages/index.ts';
import { tableViewOf, viewQueryOf } from '../model/views.ts';

/**
 * The views of the list as the table offers them, and the one in force. What fails is said in a toast.
 * @param state The table’s state, for the view it began as.
 */
export function useTableViews(state: DataTableState): {
  views: SavedViews;
  current: SavedView | undefined;
  share: (isShared: boolean) => void;
} {
  const t = useAdminUsersText();
  const toast = useToast();
  const errorText = useErrorText();
  const { data } = useViews();
  const save = useSaveView();
  const update = useUpdateView();
  const remove = useDeleteView();
  const stored = useMemo(() => data?.items ?? [], [data]);
  const list = useMemo(() => stored.map(tableViewOf), [stored]);
  const isTheirs = (id: string) => stored.find((view) => view.id === id)?.sharedBy;

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
    const owner = isTheirs(id);
    if (owner === undefined) work();
    else toast({ tone: 'info', title: t('view.theirs', { name: owner }) });
  }
  const current = stored.find(({ id }) => id === state.view);
  return {
    current,
    share: (isShared) => {
      if (current)
        say(
          update.run({ params: { id: current.id }, body: { isShared } }),
          t(isShared ? 'view.shared' : 'view.unshared'),
        );
    },
    views: {
      list,
      onSave: (name, kept) =>
        say(save.run({ body: { list: 'USERS', name, query: viewQueryOf(kept) } }), t('view.saved')),
      onChange: ({ id, name, state: kept }) =>
        ifOwn(id, () => say(update.run({ params: { id }, body: { name, query: viewQueryOf(kept) } }), t('view.saved'))),
      onDelete: (id) => ifOwn(id, () => say(remove.run({ params: { id } }), t('view.deleted'))),
    },
  };
}
