import * as v from 'valibot';
import { forbidden, invalid, invalidCursor, unauthenticated } from '../errors.ts';
import { defineOperation } from '../operation.ts';
import { auditAction, auditEntry } from '../schemas/admin-area.ts';
import { cursorPageOf, cursorQuery, instant } from '../schemas/common.ts';
import { userId } from '../schemas/ids.ts';

export const listAuditEntries = defineOperation({
  id: 'CLOUD-176',
  name: 'admin.audit.list',
  method: 'GET',
  path: '/cloud/v1/admin/audit',
  summary: 'What administrators did and who switched portals, the newest first.',
  access: 'admin',
  query: v.object({
    ...cursorQuery,
    /** Words from an actor’s name, a target, its id or a reason. */
    q: v.optional(v.pipe(v.string(), v.maxLength(100))),
    actor: v.optional(v.pipe(userId, v.maxLength(60))),
    action: v.optional(v.pipe(v.array(auditAction), v.maxLength(40))),
    from: v.optional(instant),
    to: v.optional(instant),
  }),
  response: cursorPageOf(auditEntry),
  errors: [unauthenticated, forbidden, invalid, invalidCursor],
});
