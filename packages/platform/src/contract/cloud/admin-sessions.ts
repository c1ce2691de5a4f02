import * as z from 'zod/mini';
import { forbidden, invalid, notFound, unauthenticated } from '../errors.ts';
import { defineOperation } from '../operation.ts';
import { adminSession, adminSessionDetail } from '../schemas/admin.ts';
import { appointmentStatus } from '../schemas/appointment.ts';
import { instant, pageOf, pageQuery } from '../schemas/common.ts';
import { providerKind } from '../schemas/provider.ts';

export const adminSessionSort = z.enum(['startsAt', 'client', 'provider', 'status', 'billedMinutes', 'price']);

export const listAdminSessions = defineOperation({
  id: 'CLOUD-7', name: 'admin.sessions.list', method: 'GET', path: '/cloud/v1/admin/sessions',
  summary: 'All sessions of the platform: searched, filtered, sorted and paged by the server.',
  access: 'admin',
  query: z.object({
    ...pageQuery,
    /** Words from a client's or a provider's name, or the start of an id. */
    q: z.optional(z.string()),
    status: z.optional(z.array(appointmentStatus)),
    kind: z.optional(z.array(providerKind)),
    from: z.optional(instant),
    to: z.optional(instant),
    sort: z.optional(adminSessionSort),
    direction: z.optional(z.enum(['asc', 'desc'])),
  }),
  response: pageOf(adminSession),
  errors: [unauthenticated, forbidden, invalid],
});

export const getAdminSession = defineOperation({
  id: 'CLOUD-8', name: 'admin.sessions.get', method: 'GET', path: '/cloud/v1/admin/sessions/:id',
  summary: 'One session with what happened to it.',
  access: 'admin', response: adminSessionDetail, errors: [unauthenticated, forbidden, notFound],
});

export type AdminSessionSort = z.infer<typeof adminSessionSort>;
