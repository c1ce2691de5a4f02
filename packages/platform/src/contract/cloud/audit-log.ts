import * as v from 'valibot';
import { forbidden, invalid, invalidCursor, logDown, unauthenticated } from '../errors.ts';
import { defineOperation } from '../operation.ts';
import { adminReason, tableExport } from '../schemas/admin-area.ts';
import { auditAction, auditEntry, auditOutcome, auditTargetKind } from '../schemas/audit.ts';
import { cursorPageOf, cursorQuery, instant, searchLength, text } from '../schemas/common.ts';
import { userId } from '../schemas/ids.ts';

const filters = {
  actor: v.optional(v.pipe(userId, v.maxLength(60))),
  action: v.optional(v.pipe(v.array(auditAction), v.maxLength(40))),
  /** Id of the person, provider or record that the act was done to. */
  target: v.optional(v.pipe(text, v.maxLength(60))),
  targetKind: v.optional(v.pipe(v.array(auditTargetKind), v.maxLength(9))),
  outcome: v.optional(auditOutcome),
  from: v.optional(instant),
  to: v.optional(instant),
};

export const listAuditEntries = defineOperation({
  id: 'CLOUD-176',
  name: 'admin.audit.list',
  method: 'GET',
  path: '/cloud/v1/admin/audit',
  summary: 'What administrators did, at whom they looked and who switched portals, the newest first.',
  access: 'admin',
  query: v.object({
    ...cursorQuery,
    /** Words from an actor’s name, a target, its id or a reason. */
    q: v.optional(v.pipe(v.string(), v.maxLength(searchLength.max))),
    ...filters,
  }),
  response: cursorPageOf(auditEntry),
  errors: [unauthenticated, forbidden, invalid, invalidCursor],
});

export const exportAuditEntries = defineOperation({
  id: 'CLOUD-450',
  name: 'admin.audit.export',
  method: 'POST',
  path: '/cloud/v1/admin/exports/audit',
  summary: 'The entries that match as rows for a file, at most 10,000; the log keeps who took them and why.',
  access: 'admin',
  body: v.object({ reason: adminReason, ...filters }),
  response: tableExport,
  errors: [
    unauthenticated,
    forbidden,
    invalid,
    logDown,
    {
      status: 422,
      code: 'SELECTION_TOO_LARGE',
      when: 'More entries match than can be taken at once; details.total says how many, details.limit how many may.',
    },
  ],
  idempotent: true,
});
