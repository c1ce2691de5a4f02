import * as v from 'valibot';
import { forbidden, invalid, logDown, notFound, unauthenticated } from '../errors.ts';
import { defineOperation } from '../operation.ts';
import { adminList, savedView } from '../schemas/admin-area.ts';

export const listSavedViews = defineOperation({
  id: 'CLOUD-158',
  name: 'admin.views.list',
  method: 'GET',
  path: '/cloud/v1/admin/views',
  summary: 'The caller’s own saved views and those that other administrators share, of one list or of all, by name.',
  access: 'admin',
  query: v.object({ list: v.optional(adminList) }),
  response: v.object({ items: v.array(savedView) }),
  errors: [unauthenticated, forbidden, invalid],
});

export const saveView = defineOperation({
  id: 'CLOUD-159',
  name: 'admin.views.save',
  method: 'POST',
  path: '/cloud/v1/admin/views',
  summary: 'Keeps filters and order of a list under a name, at most fifty an administrator.',
  access: 'admin',
  body: v.pick(savedView, ['list', 'name', 'query']),
  response: savedView,
  errors: [
    unauthenticated,
    forbidden,
    invalid,
    logDown,
    { status: 409, code: 'NAME_TAKEN', when: 'The caller has a view of that list with that name.' },
    { status: 409, code: 'TOO_MANY_VIEWS', when: 'The caller has fifty views.' },
  ],
  idempotent: true,
});

export const updateView = defineOperation({
  id: 'CLOUD-372',
  name: 'admin.views.update',
  method: 'PUT',
  path: '/cloud/v1/admin/views/:id',
  summary: 'Gives one of the caller’s saved views another name or other filters, or shares it with all administrators.',
  access: 'admin',
  body: v.object({
    name: v.optional(savedView.entries.name),
    query: v.optional(savedView.entries.query),
    isShared: v.optional(v.boolean()),
  }),
  response: savedView,
  errors: [
    unauthenticated,
    forbidden,
    notFound,
    invalid,
    logDown,
    { status: 409, code: 'NAME_TAKEN', when: 'The caller has a view of that list with that name.' },
  ],
  idempotent: true,
});

export const deleteView = defineOperation({
  id: 'CLOUD-160',
  name: 'admin.views.delete',
  method: 'DELETE',
  path: '/cloud/v1/admin/views/:id',
  summary: 'Forgets one of the caller’s saved views.',
  access: 'admin',
  response: v.object({ deleted: v.literal(true) }),
  errors: [unauthenticated, forbidden, notFound, logDown],
  idempotent: true,
});
