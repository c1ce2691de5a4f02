import { deleteView, listSavedViews, saveView, updateView } from '@sakina/platform/contract';
import { iso } from '../../clock.ts';
import { audit } from '../../rules/audit.ts';
import type { Rows } from '../../store/rows.ts';
import type { Tables } from '../../store/table.ts';
import { ApiFailure, invalid, notFound } from '../api-failure.ts';
import { defineHandler } from '../define-handler.ts';
import { actorOf } from './actor.ts';

const VIEWS_AT_MOST = 50;

const viewsOf = (tables: Tables, ownerId: string) =>
  tables.savedViews
    .all()
    .filter((view) => view.ownerId === ownerId)
    .toSorted((first, second) => first.name.localeCompare(second.name, 'en'));

/** What a view may keep of any list: how it is arranged. */
const ARRANGEMENT = ['sort', 'direction', 'order', 'hidden', 'shown', 'pins', 'widths'];
/** The filters that each list has values for; one that takes words is none of them (SEC-8). */
const FILTERS: Readonly<Record<Rows['savedViews']['list'], readonly string[]>> = {
  USERS: ['role', 'status', 'plan', 'country', 'createdFrom', 'createdTo'],
  PROVIDERS: ['verification', 'kind', 'country', 'suspended'],
  SESSIONS: ['status', 'kind', 'from', 'to', 'view', 'period'],
  AUDIT: ['action', 'targetKind', 'outcome', 'from', 'to'],
};
/** Names of roles, states, columns and days: letters that no sentence and no person’s name needs are left out. */
const VALUE = /^[a-zA-Z0-9_:.+-]{1,40}$/;

/** @throws ApiFailure 422 where a view would keep words, or something that the list does not know */
function checkQuery(list: Rows['savedViews']['list'], query: Rows['savedViews']['query']): void {
  const known = new Set([...ARRANGEMENT, ...FILTERS[list]]);
  for (const [name, value] of Object.entries(query))
    if (!known.has(name) || ![value].flat().every((entry) => VALUE.test(entry)))
      throw invalid({ query: 'Words that are searched for and places in a list are not kept.' });
}
const nameTaken = () => new ApiFailure(409, 'NAME_TAKEN', 'You have a view with this name already.');

/** A view as its reader sees it. */
const answerOf = ({ ownerId, ownerName, ...view }: Rows['savedViews'], readerId: string) =>
  ownerId === readerId ? view : { ...view, sharedBy: ownerName ?? 'Someone' };

export const listSavedViewsHandler = defineHandler(listSavedViews, ({ tables, user, query }) => ({
  items: tables.savedViews
    .all()
    .filter((view) => view.ownerId === user.userId || view.isShared === true)
    .toSorted((first, second) => first.name.localeCompare(second.name, 'en'))
    .filter((view) => query.list === undefined || view.list === query.list)
    .map((view) => answerOf(view, user.userId)),
}));

export const saveViewHandler = defineHandler(saveView, ({ tables, user, body, now }) => {
  checkQuery(body.list, body.query);
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
    { actor: actorOf(user), action: 'view.saved', target: { kind: 'VIEW', id: view.id, label: null } },
    now,
  );
  return answerOf(view, user.userId);
});

export const updateViewHandler = defineHandler(updateView, ({ tables, user, params, body, now }) => {
  const view = tables.savedViews.get(params.id);
  if (!view || view.ownerId !== user.userId) throw notFound('this view');
  if (body.query) checkQuery(view.list, body.query);
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
      // A name may hold a person’s, so the log says that it changed and not to what.
      target: { kind: 'VIEW', id: view.id, label: null },
      before: { isShared: view.isShared ?? false },
      after: { isShared: next.isShared ?? false, renamed: next.name !== view.name },
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
    { actor: actorOf(user), action: 'view.deleted', target: { kind: 'VIEW', id: view.id, label: null } },
    now,
  );
  return { deleted: true as const };
});
