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
  adminList,
  adminReason,
  adminUser,
  adminUserDetail,
  bulkResult,
  bulkUserAction,
  countryCode,
  planName,
  bulkPreview,
  bulkSetMark,
  savedView,
  suspensionPreview,
  tableExport,
} from '../schemas/admin-area.ts';
import {
  cursorPageOf,
  cursorQuery,
  emailAddress,
  instant,
  integer,
  searchLength,
  sortDirection,
  text,
} from '../schemas/common.ts';
import { userId } from '../schemas/ids.ts';

const tooMany = {
  status: 422,
  code: 'SELECTION_TOO_LARGE',
  when: 'More users match than can be taken at once; details.total says how many, details.limit how many may.',
} as const;

const sessionsChanged = {
  status: 409,
  code: 'SESSIONS_CHANGED',
  when: 'Other sessions are ahead than the caller has seen; nothing was changed.',
} as const;

export const adminUserSort = v.picklist(['name', 'createdAt', 'lastSeenAt', 'sessions']);

const filters = {
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
export const adminUserFilters = v.object(filters);
const order = { sort: v.optional(adminUserSort), direction: v.optional(sortDirection) };

export const listAdminUsers = defineOperation({
  id: 'CLOUD-150',
  name: 'admin.users.list',
  method: 'GET',
  path: '/cloud/v1/admin/users',
  summary:
    'Everyone with an account: searched, filtered, sorted and counted by the server; by name unless asked otherwise.',
  access: 'admin',
  query: v.object({ ...cursorQuery, ...filters, ...order }),
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

export const inviteStaff = defineOperation({
  id: 'CLOUD-155',
  name: 'admin.users.invite',
  method: 'POST',
  path: '/cloud/v1/admin/users/invitations',
  summary: 'Invites a member of staff by email; the account waits until they accept, for seven days.',
  access: 'admin',
  body: v.object({
    displayName: v.pipe(text, v.maxLength(120)),
    email: v.pipe(emailAddress, v.maxLength(254)),
    roles: v.pipe(v.array(accountRole), v.minLength(1), v.maxLength(5)),
    organizationId: v.nullable(v.pipe(text, v.maxLength(60))),
  }),
  response: adminUserDetail,
  errors: [
    unauthenticated,
    forbidden,
    invalid,
    rank,
    licenceNeeded,
    needsApproval,
    logDown,
    {
      status: 409,
      code: 'EMAIL_TAKEN',
      when: 'There is an account with that email address already; details.id names it where the caller may see it.',
    },
  ],
  idempotent: true,
});

export const resendStaffInvitation = defineOperation({
  id: 'CLOUD-541',
  name: 'admin.users.resendInvitation',
  method: 'POST',
  path: '/cloud/v1/admin/users/:id/invitation/resend',
  summary: 'Sends an invitation of staff again: with a new link for seven days, and the link before is dead.',
  access: 'admin',
  response: adminUserDetail,
  errors: [unauthenticated, forbidden, notFound, rank, wrongState, logDown],
  idempotent: true,
});

export const revokeStaffInvitation = defineOperation({
  id: 'CLOUD-542',
  name: 'admin.users.revokeInvitation',
  method: 'POST',
  path: '/cloud/v1/admin/users/:id/invitation/revoke',
  summary: 'Takes an open invitation of staff back: its link is dead, and the account waits for another one.',
  access: 'admin',
  body: v.object({ reason: adminReason }),
  response: adminUserDetail,
  errors: [unauthenticated, forbidden, notFound, invalid, rank, wrongState, logDown],
  idempotent: true,
});

/** Which users a bulk action is for: these, or all that match filters except some. */
export const bulkSelection = v.variant('kind', [
  v.object({
    kind: v.literal('CHOSEN'),
    ids: v.pipe(v.array(v.pipe(userId, v.maxLength(60))), v.minLength(1), v.maxLength(500)),
  }),
  v.object({
    kind: v.literal('ALL_MATCHING'),
    filters: adminUserFilters,
    /** How many matches the caller has seen; any other number is a conflict, so that no unseen user is changed. */
    expected: v.pipe(integer, v.minValue(1), v.maxValue(1_000_000)),
    /** Matches that are left out; they count in `expected`. @default none */
    except: v.optional(v.pipe(v.array(v.pipe(userId, v.maxLength(60))), v.maxLength(500))),
  }),
]);
const selectionChanged = {
  status: 409,
  code: 'SELECTION_CHANGED',
  when: 'Other users match than the caller has seen; details.total says how many.',
} as const;

export const previewManyUsers = defineOperation({
  id: 'CLOUD-371',
  name: 'admin.users.previewMany',
  method: 'POST',
  path: '/cloud/v1/admin/users/changes/preview',
  summary:
    'Says whom a bulk action would change and whom it could not, before anything is changed; its mark stands for exactly these users.',
  access: 'admin',
  body: v.object({ action: bulkUserAction, selection: bulkSelection }),
  response: bulkPreview,
  errors: [unauthenticated, forbidden, invalid, tooMany, selectionChanged],
  idempotent: true,
});

export const changeManyUsers = defineOperation({
  id: 'CLOUD-156',
  name: 'admin.users.changeMany',
  method: 'POST',
  path: '/cloud/v1/admin/users/changes',
  summary:
    'Suspends or reactivates chosen users, or all that match filters: what can be done is done, and what cannot is told one by one.',
  access: 'admin',
  body: v.object({
    action: bulkUserAction,
    reason: adminReason,
    selection: bulkSelection,
    /** Of the preview, without which nothing is changed: the same number of other users is a conflict as well. */
    mark: bulkSetMark,
  }),
  response: bulkResult,
  errors: [unauthenticated, forbidden, invalid, tooMany, selectionChanged, logDown],
  idempotent: true,
});

export const exportUsers = defineOperation({
  id: 'CLOUD-157',
  name: 'admin.users.export',
  method: 'POST',
  path: '/cloud/v1/admin/exports/users',
  summary:
    'The users that match as rows for a file, at most 10,000; the audit log keeps who took them. The words that were searched for may be a name, so they travel in the body.',
  access: 'admin',
  body: v.object({ ...filters, ...order }),
  response: tableExport,
  errors: [unauthenticated, forbidden, invalid, tooMany, logDown],
  idempotent: true,
});

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

export type AdminUserSort = v.InferOutput<typeof adminUserSort>;
export type AdminUserFilters = v.InferOutput<typeof adminUserFilters>;
