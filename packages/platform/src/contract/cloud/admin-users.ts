import * as v from 'valibot';
import {
  forbidden,
  invalid,
  invalidCursor,
  lastAdmin,
  lastOwner,
  licenceNeeded,
  logDown,
  needsApproval,
  notFound,
  ownAccount,
  rank,
  rolesChanged,
  unauthenticated,
  wrongState,
} from '../errors.ts';
import { defineOperation } from '../operation.ts';
import {
  accountRole,
  accountStatus,
  adminReason,
  adminUser,
  adminUserDetail,
  bulkSetMark,
  countryCode,
  planName,
  suspensionPreview,
} from '../schemas/admin-area.ts';
import { cursorPageOf, cursorQuery, instant, searchLength, sortDirection } from '../schemas/common.ts';

const sessionsChanged = {
  status: 409,
  code: 'SESSIONS_CHANGED',
  when: 'Other sessions are ahead than the caller has seen; nothing was changed.',
} as const;

export const adminUserSort = v.picklist(['name', 'createdAt', 'lastSeenAt', 'sessions']);

/** What a list of users can be narrowed by. */
export const userFilters = {
  /** Words from a name or an email address, or the start of an id. */
  q: v.optional(v.pipe(v.string(), v.maxLength(searchLength.max))),
  role: v.optional(v.pipe(v.array(accountRole), v.maxLength(13))),
  status: v.optional(v.pipe(v.array(accountStatus), v.maxLength(4))),
  plan: v.optional(v.pipe(v.array(planName), v.maxLength(4))),
  country: v.optional(v.pipe(v.array(countryCode), v.maxLength(50))),
  createdFrom: v.optional(instant),
  createdTo: v.optional(instant),
};

/** What narrows the list of users. */
export const adminUserFilters = v.object(userFilters);

/** By which column, and in which direction. */
export const adminUserOrder = { sort: v.optional(adminUserSort), direction: v.optional(sortDirection) };

export const listAdminUsers = defineOperation({
  id: 'CLOUD-150',
  name: 'admin.users.list',
  method: 'GET',
  path: '/cloud/v1/admin/users',
  summary:
    'Everyone with an account: searched, filtered, sorted and counted by the server; by name unless asked otherwise.',
  access: 'admin',
  query: v.object({ ...cursorQuery, ...userFilters, ...adminUserOrder }),
  response: cursorPageOf(adminUser),
  errors: [unauthenticated, forbidden, invalid, invalidCursor],
});

export const getAdminUser = defineOperation({
  id: 'CLOUD-151',
  name: 'admin.users.get',
  method: 'GET',
  path: '/cloud/v1/admin/users/:id',
  summary: 'One user with their last sign-ins, what to mind about them, and their newest sessions.',
  access: 'admin',
  response: adminUserDetail,
  errors: [unauthenticated, forbidden, notFound],
});

export const setUserRoles = defineOperation({
  id: 'CLOUD-152',
  name: 'admin.users.setRoles',
  method: 'PUT',
  path: '/cloud/v1/admin/users/:id/roles',
  summary:
    'Gives someone these roles and no others, with a reason. Each role that is given or taken has to be below the caller’s own.',
  access: 'admin',
  body: v.object({
    roles: v.pipe(v.array(accountRole), v.minLength(1), v.maxLength(13)),
    /** The roles that the caller has seen; where they are others by now, nothing is changed. */
    before: v.pipe(v.array(accountRole), v.minLength(1), v.maxLength(13)),
    reason: adminReason,
  }),
  response: adminUserDetail,
  errors: [
    unauthenticated,
    forbidden,
    notFound,
    invalid,
    rank,
    ownAccount,
    lastAdmin,
    lastOwner,
    wrongState,
    rolesChanged,
    licenceNeeded,
    needsApproval,
    logDown,
  ],
  idempotent: true,
});

export const suspendUser = defineOperation({
  id: 'CLOUD-153',
  name: 'admin.users.suspend',
  method: 'POST',
  path: '/cloud/v1/admin/users/:id/suspend',
  summary:
    'Closes an account until it is reactivated: its tokens are not renewed, its page and times are closed, sessions ahead are cancelled and paid back, payouts wait.',
  access: 'admin',
  body: v.object({
    reason: adminReason,
    /** Of the preview: where other sessions are ahead by now, nothing is changed. */
    mark: bulkSetMark,
  }),
  response: adminUserDetail,
  errors: [
    unauthenticated,
    forbidden,
    notFound,
    invalid,
    rank,
    ownAccount,
    lastAdmin,
    lastOwner,
    needsApproval,
    wrongState,
    sessionsChanged,
    logDown,
  ],
  idempotent: true,
});

export const previewSuspension = defineOperation({
  id: 'CLOUD-540',
  name: 'admin.users.previewSuspension',
  method: 'GET',
  path: '/cloud/v1/admin/users/:id/suspension-preview',
  summary: 'Says what suspending an account would do: sessions, refunds, who is notified, times, money that waits.',
  access: 'admin',
  response: suspensionPreview,
  errors: [unauthenticated, forbidden, notFound],
});

export const reactivateUser = defineOperation({
  id: 'CLOUD-154',
  name: 'admin.users.reactivate',
  method: 'POST',
  path: '/cloud/v1/admin/users/:id/reactivate',
  summary: 'Opens a suspended account again: it is what it was before it was suspended.',
  access: 'admin',
  body: v.object({ reason: adminReason }),
  response: adminUserDetail,
  errors: [unauthenticated, forbidden, notFound, invalid, rank, wrongState, logDown],
  idempotent: true,
});

export type AdminUserSort = v.InferOutput<typeof adminUserSort>;
export type AdminUserFilters = v.InferOutput<typeof adminUserFilters>;
