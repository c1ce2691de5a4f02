import * as v from 'valibot';
import { forbidden, invalid, notFound, unauthenticated } from '../errors.ts';
import { defineOperation } from '../operation.ts';
import type { OperationError } from '../operation.ts';
import { instant, text } from '../schemas/common.ts';
import { userId } from '../schemas/ids.ts';
import { onCallAlert } from '../schemas/admin-safety-alert.ts';

const acknowledged: OperationError = {
  status: 409,
  code: 'ALERT_ACKNOWLEDGED',
  when: 'Someone has recorded what was done; details.byName says who.',
};
const claimed: OperationError = {
  status: 409,
  code: 'CLAIMED',
  when: 'Someone else has it; details.owner says who.',
};

export const listOnCallAlerts = defineOperation({
  id: 'CLOUD-591',
  name: 'onCall.listAlerts',
  method: 'GET',
  path: '/cloud/v1/on-call/safety-alerts',
  summary:
    'The alerts that the caller has to answer now, because they are on call or an alert was handed to them, the oldest first. Never what was said.',
  access: 'user',
  response: v.object({
    /** The caller’s turn on call; null while it is someone else’s. */
    duty: v.nullable(
      v.object({
        until: instant,
        /** Whose turn it was, where that person is suspended and the caller stands in; null otherwise. */
        insteadOf: v.nullable(text),
      }),
    ),
    items: v.array(onCallAlert),
  }),
  errors: [unauthenticated],
});

export const handOverOnCallAlert = defineOperation({
  id: 'CLOUD-592',
  name: 'onCall.handOver',
  method: 'POST',
  path: '/cloud/v1/on-call/safety-alerts/:id/hand-over',
  summary: 'Gives an alert that the caller has to answer to someone by name. It stays open.',
  access: 'user',
  body: v.object({
    /** One of the alert’s receivers. */
    toId: v.pipe(userId, v.maxLength(60)),
    /** What they have to know. */
    note: v.pipe(text, v.minLength(3), v.maxLength(500)),
  }),
  response: onCallAlert,
  errors: [unauthenticated, forbidden, notFound, invalid, acknowledged, claimed],
  idempotent: true,
});

export const closeOnCallAlert = defineOperation({
  id: 'CLOUD-593',
  name: 'onCall.closeAlert',
  method: 'POST',
  path: '/cloud/v1/on-call/safety-alerts/:id/acknowledgement',
  summary:
    'Closes an alert that the caller has to answer, with what they did. The client’s providers read it, and the alert leaves their pages.',
  access: 'user',
  body: v.object({
    /** What was done. It stands in the client’s record, and not in the audit log. */
    done: v.pipe(text, v.minLength(3), v.maxLength(2000)),
  }),
  response: onCallAlert,
  errors: [unauthenticated, forbidden, notFound, invalid, acknowledged, claimed],
  idempotent: true,
});
