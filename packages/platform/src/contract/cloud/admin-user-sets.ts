import * as v from 'valibot';
import { forbidden, invalid, logDown, unauthenticated } from '../errors.ts';
import { defineOperation } from '../operation.ts';
import {
  adminReason,
  bulkPreview,
  bulkResult,
  bulkSetMark,
  bulkUserAction,
  tableExport,
} from '../schemas/admin-area.ts';
import { integer } from '../schemas/common.ts';
import { userId } from '../schemas/ids.ts';
import { adminUserFilters, adminUserOrder, userFilters } from './admin-users.ts';

const tooMany = {
  status: 422,
  code: 'SELECTION_TOO_LARGE',
  when: 'More users match than can be taken at once; details.total says how many, details.limit how many may.',
} as const;

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
  body: v.object({ ...userFilters, ...adminUserOrder }),
  response: tableExport,
  errors: [unauthenticated, forbidden, invalid, tooMany, logDown],
  idempotent: true,
});
