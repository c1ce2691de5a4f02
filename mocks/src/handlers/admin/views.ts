import { deleteView, listSavedViews, saveView, updateView } from '@sakina/platform/contract';
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

const hasWords = (query: Rows['savedViews']['query']) => 'q' in query || 'after' in query;
const wordsKept = () => invalid({ query: 'Words that are searched for and places in a list are not kept.' });
const nameTaken = () => new ApiFailure(409, 'NAME_TAKEN', 'You have a view with this name already.');

/** A view as its reader sees it. */
const answerOf = ({ ownerId, ownerName, ...view }: Rows['savedViews'], readerId: string) =>
  ownerId === readerId ? view : { ...view, sharedBy: ownerName ?? 'Somebody' };

export const listSavedViewsHandler = defineHandler(listSavedViews, ({ tables, user, query }) => ({
  items: tables.savedViews
    .all()
    .filter((view) => view.ownerId === user.userId || view.isShared === true)
    .toSorted((first, second) => first.name.localeCompare(second.name, 'en'))
    .filter((view) => query.list === undefined || view.list === query.list)
    .map((view) => answerOf(view, user.userId)),
}));

export const saveViewHandler = defineHandler(saveView, ({ tables, user, body, now }) => {
  if (hasWords(body.query)) throw wordsKept();
  const own = viewsOf(tables, user.userId);
  const isSame = (view: Rows['savedViews']) =>
    view.list === body.list && view.name.toLowerCase() === body.name.toLowerCase();
  if (own.some(isSame)) throw nameTaken();
  if (own.length >= VIEWS_AT_MOST)
    throw new ApiFailure(409, 'TOO_MANY_VIEWS', `You can keep ${VIEWS_AT_MOST} views. Delete one first.`);
  const view = tables.savedViews.put({
    id: `viw-${crypto.randomUUID().slice(0, 8)}`,
    ...body,
    createdAt: iso(now),
    ownerId: user.userId,
    ownerName: user.displayName,
  });
  audit(
    tables,
    { actor: actorOf(user), action: 'view.saved', target: { kind: 'VIEW', id: view.id, label: view.name } },
    now,
  );
  return answerOf(view, user.userId);
});

export const updateViewHandler = defineHandler(updateView, ({ tables, user, params, body, now }) => {
  const view = tables.savedViews.get(params.id);
  if (!view || view.ownerId !== user.userId) throw notFound('this view');
  if (body.query && hasWords(body.query)) throw wordsKept();
  const name = (body.name ?? view.name).toLowerCase();
  if (
    viewsOf(tables, user.userId).some(
      (own) => own.id !== view.id && own.list === view.list && own.name.toLowerCase() === name,
    )
  )
    throw nameTaken();
  const next = tables.savedViews.put({
    ...view,
    name: body.name ?? view.name,
    query: body.query ?? view.query,
    isShared: body.isShared ?? view.isShared ?? false,
  });
  audit(
    tables,
    {
      actor: actorOf(user),
      action: 'view.changed',
      target: { kind: 'VIEW', id: view.id, label: next.name },
      before: { name: view.name, isShared: view.isShared ?? false },
      after: { name: next.name, isShared: next.isShared ?? false },
    },
    now,
  );
  return answerOf(next, user.userId);
});

export const deleteViewHandler = defineHandler(deleteView, ({ tables, user, params, now }) => {
  const view = tables.savedViews.get(params.id);
  // Another administrator’s view is reported as not found, so that its existence is not disclosed.
  if (!view || view.ownerId !== user.userId) throw notFound('this view');
  tables.savedViews.remove(view.id);
  audit(
    tables,
    { actor: actorOf(user), action: 'view.deleted', target: { kind: 'VIEW', id: view.id, label: view.name } },
    now,
  );
  return { deleted: true as const };
});
