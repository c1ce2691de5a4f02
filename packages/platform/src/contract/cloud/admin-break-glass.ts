import * as v from 'valibot';
import { forbidden, invalid, invalidCursor, logDown, notFound, ownMatter, unauthenticated } from '../errors.ts';
import { defineOperation } from '../operation.ts';
import { adminReason } from '../schemas/admin-area.ts';
import {
  ownRecordRead,
  recordGrant,
  recordPart,
  recordPartContent,
  recordReason,
  recordWordsLength,
} from '../schemas/break-glass.ts';
import { cursorPageOf, cursorQuery } from '../schemas/common.ts';
import { userId } from '../schemas/ids.ts';

const reviewOpen = {
  status: 409,
  code: 'REVIEW_OPEN',
  when: 'An earlier access of the caller has not been reviewed; details.grantId names it.',
} as const;
const alreadyAsked = {
  status: 409,
  code: 'ALREADY_REQUESTED',
  when: 'The caller waits for this record already, or can read it; details.grantId names the request.',
} as const;
const alreadyDecided = {
  status: 409,
  code: 'ALREADY_DECIDED',
  when: 'It does not wait for this any more: someone decided, or the time has passed; details.status says how it stands.',
} as const;
const breakGlassRequired = {
  status: 403,
  code: 'BREAK_GLASS_REQUIRED',
  when: 'The caller has no access to this record, or not any more; details.status says how it stands.',
} as const;

export const requestRecordAccess = defineOperation({
  id: 'CLOUD-548',
  name: 'admin.breakGlass.request',
  method: 'POST',
  path: '/cloud/v1/admin/break-glass',
  summary:
    'Asks a second administrator to let the caller read one client’s record for an hour; for administrators, and for whoever is on call for an alert of the client. Where someone is in danger it begins by itself after five minutes.',
  access: 'user',
  body: v.object({
    clientId: v.pipe(userId, v.maxLength(60)),
    reason: recordReason,
    words: v.pipe(v.string(), v.trim(), v.minLength(recordWordsLength.min), v.maxLength(recordWordsLength.max)),
    isInDanger: v.boolean(),
  }),
  response: recordGrant,
  errors: [unauthenticated, forbidden, notFound, invalid, ownMatter, reviewOpen, alreadyAsked, logDown],
  idempotent: true,
});

export const listRecordGrants = defineOperation({
  id: 'CLOUD-549',
  name: 'admin.breakGlass.list',
  method: 'GET',
  path: '/cloud/v1/admin/break-glass',
  summary: 'Who asked to read whose record, and how it stands, the newest first.',
  access: 'admin',
  query: v.object(cursorQuery),
  response: cursorPageOf(recordGrant),
  errors: [unauthenticated, forbidden, invalid, invalidCursor],
});

export const decideRecordAccess = defineOperation({
  id: 'CLOUD-550',
  name: 'admin.breakGlass.decide',
  method: 'POST',
  path: '/cloud/v1/admin/break-glass/:id/decide',
  summary: 'Allows or refuses what someone else asked for; the hour begins with it.',
  access: 'admin',
  body: v.object({ isAllowed: v.boolean(), words: adminReason }),
  response: recordGrant,
  errors: [unauthenticated, forbidden, notFound, invalid, ownMatter, alreadyDecided, logDown],
  idempotent: true,
});

export const endRecordAccess = defineOperation({
  id: 'CLOUD-551',
  name: 'admin.breakGlass.end',
  method: 'POST',
  path: '/cloud/v1/admin/break-glass/:id/end',
  summary: 'Ends an access before its time, or takes a request back; by whoever asked, or by another administrator.',
  access: 'user',
  response: recordGrant,
  errors: [unauthenticated, forbidden, notFound, alreadyDecided, logDown],
  idempotent: true,
});

export const reviewRecordAccess = defineOperation({
  id: 'CLOUD-552',
  name: 'admin.breakGlass.review',
  method: 'POST',
  path: '/cloud/v1/admin/break-glass/:id/review',
  summary:
    'Says afterwards whether an access was justified. The client is told with it, unless a reason is given why not.',
  access: 'admin',
  body: v.object({ isJustified: v.boolean(), words: adminReason, withheldReason: v.nullable(adminReason) }),
  response: recordGrant,
  errors: [unauthenticated, forbidden, notFound, invalid, ownMatter, alreadyDecided, logDown],
  idempotent: true,
});

export const readRecordPart = defineOperation({
  id: 'CLOUD-553',
  name: 'admin.breakGlass.read',
  method: 'GET',
  path: '/cloud/v1/admin/break-glass/:id/record',
  summary: 'One part of the record that an access is for. Each reading is an entry of the audit log, written first.',
  access: 'user',
  query: v.object({ part: recordPart }),
  response: recordPartContent,
  errors: [unauthenticated, forbidden, notFound, invalid, breakGlassRequired, logDown],
});

export const listOwnRecordReads = defineOperation({
  id: 'CLOUD-554',
  name: 'ownRecord.listReads',
  method: 'GET',
  path: '/cloud/v1/own/record-reads',
  summary: 'Which administrators have read the caller’s record, when, why and which parts, the newest first.',
  access: 'user',
  response: v.object({ items: v.array(ownRecordRead) }),
  errors: [unauthenticated],
});
