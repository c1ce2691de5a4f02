import { deleteView, listSavedViews, saveView } from '@sakina/platform/contract';
import { iso } from '../../clock.ts';
import { audit } from '../../rules/audit.ts';
import type { Rows } from '../../store/rows.ts';
import type { Tables } from '../../store/table.ts';
import { ApiFailure, invalid, notFound } from '../api-failure.ts';
import { defineHandler } from '../define-handler.ts';
import { actorOf } from './user-changes.ts';

const VIEWS_AT_MOST = 50;

const viewsOf = (tables: Tables, ownerId: string) =>
  tables.savedViews
    .all()
    .filter((view) => view.ownerId === ownerId)
    .toSorted((first, second) => first.name.localeCompare(second.name, 'en'));

export const listSavedViewsHandler = defineHandler(listSavedViews, ({ tables, user, query }) => ({
  items: viewsOf(tables, user.userId).filter((view) => query.list === undefined || view.list === query.list),
}));

export const saveViewHandler = defineHandler(saveView, ({ tables, user, body, now }) => {
  if ('q' in body.query || 'after' in body.query)
    throw invalid({ query: 'Words that are searched for and places in a list are not kept.' });
  const own = viewsOf(tables, user.userId);
  const isSame = (view: Rows['savedViews']) =>
    view.list === body.list && view.name.toLowerCase() === body.name.toLowerCase();
  if (own.some(isSame)) throw new ApiFailure(409, 'NAME_TAKEN', 'You have a view with this name already.');
  if (own.length >= VIEWS_AT_MOST)
    throw new ApiFailure(409, 'TOO_MANY_VIEWS', `You can keep ${VIEWS_AT_MOST} views. Delete one first.`);
  const view = tables.savedViews.put({
    id: `viw-${crypto.randomUUID().slice(0, 8)}`,
    ...body,
    createdAt: iso(now),
    ownerId: user.userId,
  });
  audit(
    tables,
    { actor: actorOf(user), action: 'view.saved', target: { kind: 'VIEW', id: view.id, label: view.name } },
    now,
  );
  return view;
});

export const deleteViewHandler = defineHandler(deleteView, ({ tables, user, params, now }) => {
  const view = tables.savedViews.get(params.id);
  // Another administrator’s view is none of the caller’s business, not even that it exists.
  if (!view || view.ownerId !== user.userId) throw notFound('this view');
  tables.savedViews.remove(view.id);
  audit(
    tables,
    { actor: actorOf(user), action: 'view.deleted', target: { kind: 'VIEW', id: view.id, label: view.name } },
    now,
  );
  return { deleted: true as const };
});
