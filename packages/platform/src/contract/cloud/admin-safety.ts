import * as v from 'valibot';
import { forbidden, invalid, invalidCursor, notFound, unauthenticated } from '../errors.ts';
import { defineOperation } from '../operation.ts';
import type { OperationError } from '../operation.ts';
import { cursorPageOf, cursorQuery, extend, text } from '../schemas/common.ts';
import { userId } from '../schemas/ids.ts';
import { onCallPerson } from '../schemas/moderation.ts';
import { adminSafetyAlert, adminSafetyAlertDetail, safetyWords } from '../schemas/admin-safety-alert.ts';

const acknowledged: OperationError = {
  status: 409,
  code: 'ALERT_ACKNOWLEDGED',
  when: 'Someone has said what was done meanwhile; details.byName says who.',
};
const claimed: OperationError = {
  status: 409,
  code: 'CLAIMED',
  when: 'Someone else has it; details.owner says who.',
};

export const listAdminSafetyAlerts = defineOperation({
  id: 'CLOUD-464',
  name: 'admin.safety.list',
  method: 'GET',
  path: '/cloud/v1/admin/safety-alerts',
  summary:
    'Where people told of danger: what no one has answered, the oldest first, or what was answered, the latest first. Never what they said.',
  access: 'admin',
  query: v.object({
    ...cursorQuery,
    /** @default 'OPEN' */
    state: v.optional(v.picklist(['OPEN', 'DONE'])),
  }),
  response: extend(cursorPageOf(adminSafetyAlert), {
    /** Who is on call for danger now, or null. */
    onCall: v.nullable(onCallPerson),
  }),
  errors: [unauthenticated, forbidden, invalid, invalidCursor],
});

export const getAdminSafetyAlert = defineOperation({
  id: 'CLOUD-465',
  name: 'admin.safety.get',
  method: 'GET',
  path: '/cloud/v1/admin/safety-alerts/:id',
  summary:
    'One alert with how to reach the client and what was done so far. That it was opened stands in the audit log.',
  access: 'admin',
  response: adminSafetyAlertDetail,
  errors: [unauthenticated, forbidden, notFound],
});

export const claimAdminSafetyAlert = defineOperation({
  id: 'CLOUD-466',
  name: 'admin.safety.claim',
  method: 'POST',
  path: '/cloud/v1/admin/safety-alerts/:id/claim',
  summary: 'Says that the caller takes care of an alert, or no longer does. Others still see it and can take it over.',
  access: 'admin',
  body: v.object({
    isClaimed: v.boolean(),
    /** Whose claim the caller takes over knowingly. */
    takenFrom: v.optional(v.pipe(userId, v.maxLength(60))),
  }),
  response: adminSafetyAlertDetail,
  errors: [unauthenticated, forbidden, notFound, invalid, acknowledged, claimed],
  idempotent: true,
});

export const handOverAdminSafetyAlert = defineOperation({
  id: 'CLOUD-467',
  name: 'admin.safety.handOver',
  method: 'POST',
  path: '/cloud/v1/admin/safety-alerts/:id/hand-over',
  summary: 'Gives an alert to someone by name, with what they have to know. It stays open.',
  access: 'admin',
  body: v.object({
    /** One of the alert’s receivers. */
    toId: v.pipe(userId, v.maxLength(60)),
    /** What they have to know. */
    note: v.pipe(text, v.minLength(3), v.maxLength(500)),
  }),
  response: adminSafetyAlertDetail,
  errors: [unauthenticated, forbidden, notFound, invalid, acknowledged, claimed],
  idempotent: true,
});

export const closeAdminSafetyAlert = defineOperation({
  id: 'CLOUD-468',
  name: 'admin.safety.close',
  method: 'POST',
  path: '/cloud/v1/admin/safety-alerts/:id/acknowledgement',
  summary: 'Closes an alert with what was done. The client’s providers read it, and the alert leaves their pages.',
  access: 'admin',
  body: v.object({
    /** What was done. It stands in the client’s record, and not in the audit log. */
    done: v.pipe(text, v.minLength(3), v.maxLength(2000)),
  }),
  response: adminSafetyAlertDetail,
  errors: [unauthenticated, forbidden, notFound, invalid, acknowledged, claimed],
  idempotent: true,
});

export const readAdminSafetyWords = defineOperation({
  id: 'CLOUD-469',
  name: 'admin.safety.readWords',
  method: 'POST',
  path: '/cloud/v1/admin/safety-alerts/:id/acknowledgement-readings',
  summary: 'Reads what a provider or an administrator said that they did, which the audit log keeps.',
  access: 'admin',
  response: safetyWords,
  errors: [
    unauthenticated,
    forbidden,
    notFound,
    { status: 409, code: 'NOT_ACKNOWLEDGED', when: 'No one has said yet what was done.' },
  ],
  idempotent: true,
});
