import * as z from 'zod/mini';
import { forbidden, invalid, invalidCursor, unauthenticated } from '../errors.ts';
import { defineOperation } from '../operation.ts';
import { auditAction, auditEntry } from '../schemas/admin-area.ts';
import { cursorPageOf, cursorQuery, instant } from '../schemas/common.ts';
import { userId } from '../schemas/ids.ts';

export const listAuditEntries = defineOperation({
  id: 'CLOUD-176', name: 'admin.audit.list', method: 'GET', path: '/cloud/v1/admin/audit',
  summary: 'What administrators did and who switched portals, the newest first.',
  access: 'admin',
  query: z.object({
    ...cursorQuery,
    /** Words from an actor’s name, a target, its id or a reason. */
    q: z.optional(z.string().check(z.maxLength(100))),
    actor: z.optional(userId.check(z.maxLength(60))),
    action: z.optional(z.array(auditAction).check(z.maxLength(20))),
    from: z.optional(instant),
    to: z.optional(instant),
  }),
  response: cursorPageOf(auditEntry), errors: [unauthenticated, forbidden, invalid, invalidCursor],
});
