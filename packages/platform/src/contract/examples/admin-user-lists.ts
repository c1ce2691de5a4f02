import { changeManyUsers, exportUsers, previewManyUsers } from '../cloud/admin-user-sets.ts';
import { deleteView, listSavedViews, saveView, updateView } from '../cloud/saved-views.ts';
import { exampleOf } from './example.ts';
import type { AnyExample } from './example.ts';

/** Of what is done with a whole list of users: many at once, as a table, as a view that is kept. */
export const adminUserListExamples: readonly AnyExample[] = [
  exampleOf(changeManyUsers, {
    input: {
      body: {
        action: 'SUSPEND',
        reason: 'Accounts made by a machine on one evening.',
        selection: { kind: 'CHOSEN', ids: ['usr-53ihv4ka', 'usr-7ef350'] },
        mark: '8degd32kaijint7z',
      },
    },
    response: {
      matched: 2,
      changed: 1,
      problems: [{ id: 'usr-7ef350', code: 'OWN_ACCOUNT', message: 'You cannot suspend your own account.' }],
    },
  }),
  exampleOf(previewManyUsers, {
    input: { body: { action: 'SUSPEND', selection: { kind: 'CHOSEN', ids: ['usr-53ihv4ka', 'usr-7ef350'] } } },
    response: {
      total: 2,
      changing: 1,
      sample: [{ id: 'usr-53ihv4ka', displayName: 'Aslı Yalçın', email: 'asli.yalcin.53ihv4@mail.demo.test' }],
      excluded: [{ code: 'OWN_ACCOUNT', count: 1 }],
      administrators: 0,
      mark: '8degd32kaijint7z',
    },
  }),
  exampleOf(exportUsers, {
    input: { body: { role: ['platform:admin', 'sakina:owner'], sort: 'createdAt', direction: 'asc' } },
    response: {
      fileName: 'users-2026-11-24.csv',
      columns: [
        'id',
        'name',
        'email',
        'roles',
        'status',
        'plan',
        'organization',
        'country',
        'createdAt',
        'lastSeenAt',
        'sessions',
      ],
      rows: [
        [
          'usr-js2htx6u',
          'Fábio Evangelista',
          'fabio.evangelista.js2htx@inbox.demo.test',
          'sakina:owner',
          'ACTIVE',
          'professional',
          'Southern Cross Family Care',
          'BR',
          '2024-01-26T07:55:00.000Z',
          '2026-11-08T08:39:00.000Z',
          '0',
        ],
        [
          'usr-6rge8xsn',
          'Kehinde Olatunji',
          'kehinde.olatunji.6rge8x@post.demo.test',
          'sakina:owner',
          'ACTIVE',
          'enterprise',
          'Rosewater Perinatal Network and Postgraduate Institute for the Care of Mothers and Newborn Children',
          'NG',
          '2025-07-02T01:13:00.000Z',
          '2026-09-05T21:49:00.000Z',
          '0',
        ],
        [
          'usr-wqgf2fes',
          'Nikhil Mukherjee',
          'nikhil.mukherjee.wqgf2f@post.demo.test',
          'sakina:owner',
          'ACTIVE',
          'professional',
          'Southern Cross Family Care',
          'US',
          '2025-07-18T16:49:00.000Z',
          '2026-11-12T04:16:00.000Z',
          '0',
        ],
      ],
      total: 3,
      generatedAt: '2026-11-24T15:00:00.000Z',
    },
  }),
  exampleOf(listSavedViews, {
    input: { query: { list: 'USERS' } },
    response: {
      items: [
        {
          id: 'viw-5e0c91ab',
          list: 'USERS',
          name: 'Suspended in Kenya',
          query: { status: ['SUSPENDED'], country: ['KE'], sort: 'lastSeenAt' },
          createdAt: '2026-11-12T09:31:00.000Z',
        },
      ],
    },
  }),
  exampleOf(saveView, {
    input: {
      body: {
        list: 'USERS',
        name: 'New this week, not yet here',
        query: { status: ['INVITED'], sort: 'createdAt', direction: 'desc' },
      },
    },
    response: {
      id: 'viw-b60dc679',
      list: 'USERS',
      name: 'New this week, not yet here',
      query: { status: ['INVITED'], sort: 'createdAt', direction: 'desc' },
      createdAt: '2026-11-24T15:00:00.000Z',
    },
  }),
  exampleOf(updateView, {
    input: { params: { id: 'viw-5e0c91ab' }, body: { name: 'Suspended in Kenya, last seen first', isShared: true } },
    response: {
      id: 'viw-5e0c91ab',
      list: 'USERS',
      name: 'Suspended in Kenya, last seen first',
      query: { status: ['SUSPENDED'], country: ['KE'], sort: 'lastSeenAt' },
      createdAt: '2026-11-12T09:31:00.000Z',
      isShared: true,
    },
  }),
  exampleOf(deleteView, { input: { params: { id: 'viw-5e0c91ab' } }, response: { deleted: true } }),
];
