import * as v from 'valibot';
import { forbidden, invalid, invalidCursor, notCancellable, notFound, unauthenticated, logDown } from '../errors.ts';
import { defineOperation } from '../operation.ts';
import {
  adminSession,
  adminSessionDetail,
  cancellationText,
  cancelSet,
  cancelScope,
  cancelResult,
  chosenCancelSet,
  chosenSessions,
} from '../schemas/admin.ts';
import { bulkSetMark } from '../schemas/admin-area.ts';
import { appointmentStatus, cancellationReason } from '../schemas/appointment.ts';
import { cursorQuery, extend, instant, pageOf, pageQuery, searchLength, sortDirection } from '../schemas/common.ts';
import { providerKind } from '../schemas/provider.ts';

/**
 * Sessions that someone may have to look at: under way; held more than 24 hours ago and without a signed note; held,
 * with a price, and nothing of it paid or claimed; to which the client did not come; cancelled by an administrator.
 */
export const adminSessionView = v.picklist(['RUNNING', 'HELD_BACK', 'NOTE_MISSING', 'UNPAID', 'NO_SHOW', 'CALLED_OFF']);

export const adminSessionSort = v.picklist(['startsAt', 'client', 'provider', 'status', 'billedMinutes', 'price']);

export const listAdminSessions = defineOperation({
  id: 'CLOUD-7',
  name: 'admin.sessions.list',
  method: 'GET',
  path: '/cloud/v1/admin/sessions',
  summary:
    'All sessions of the platform: searched, filtered, sorted and counted by the server, in numbered pages or walked through with a cursor.',
  access: 'admin',
  query: v.object({
    ...pageQuery,
    /** Goes on after an answer's `nextCursor`; `page` says nothing then. */
    after: cursorQuery.after,
    /** Words from a client's or a provider's name, the start of a session's id, or the whole id of either. */
    q: v.optional(v.pipe(v.string(), v.maxLength(searchLength.max))),
    status: v.optional(v.pipe(v.array(appointmentStatus), v.maxLength(6))),
    kind: v.optional(v.pipe(v.array(providerKind), v.maxLength(3))),
    view: v.optional(adminSessionView),
    from: v.optional(instant),
    to: v.optional(instant),
    sort: v.optional(adminSessionSort),
    direction: v.optional(sortDirection),
  }),
  /** `nextCursor` is null at the end of the list. */
  response: extend(pageOf(adminSession), { nextCursor: v.optional(v.nullable(v.string())) }),
  errors: [unauthenticated, forbidden, invalid, invalidCursor],
});

export const getAdminSession = defineOperation({
  id: 'CLOUD-8',
  name: 'admin.sessions.get',
  method: 'GET',
  path: '/cloud/v1/admin/sessions/:id',
  summary: 'One session with what happened to it.',
  access: 'admin',
  response: adminSessionDetail,
  errors: [unauthenticated, forbidden, notFound],
});

export const readCancellationText = defineOperation({
  id: 'CLOUD-650',
  name: 'admin.sessions.readCancellationText',
  method: 'POST',
  path: '/cloud/v1/admin/sessions/:id/cancellation-readings',
  summary: 'Reads what someone wrote about why a session was cancelled, which the audit log keeps.',
  access: 'admin',
  response: cancellationText,
  errors: [
    unauthenticated,
    forbidden,
    notFound,
    logDown,
    { status: 409, code: 'NO_TEXT', when: 'The session was not cancelled, or without words.' },
  ],
  idempotent: true,
});

export const cancelAdminSession = defineOperation({
  id: 'CLOUD-171',
  name: 'admin.sessions.cancel',
  method: 'POST',
  path: '/cloud/v1/admin/sessions/:id/cancel',
  summary: 'Calls a session off on behalf of the platform, with a reason; it costs the client nothing.',
  access: 'admin',
  body: v.object({ reason: cancellationReason }),
  response: adminSessionDetail,
  errors: [unauthenticated, forbidden, notFound, invalid, notCancellable, logDown],
  idempotent: true,
});

export const previewSessionCancel = defineOperation({
  id: 'CLOUD-462',
  name: 'admin.sessions.cancelPreview',
  method: 'POST',
  path: '/cloud/v1/admin/sessions/:id/cancel-preview',
  summary: 'Which sessions would be cancelled, what goes back to whom and who is told, before anything is done.',
  access: 'admin',
  body: v.object({ scope: cancelScope }),
  response: cancelSet,
  errors: [
    unauthenticated,
    forbidden,
    notFound,
    invalid,
    { status: 409, code: 'NOT_CANCELLABLE', when: 'The session has started, is over, or was cancelled before.' },
  ],
  idempotent: true,
});

export const cancelManySessions = defineOperation({
  id: 'CLOUD-463',
  name: 'admin.sessions.cancelMany',
  method: 'POST',
  path: '/cloud/v1/admin/sessions/:id/cancel-many',
  summary: 'Cancels the very sessions of a preview on behalf of the platform; it costs their clients nothing.',
  access: 'admin',
  body: v.object({ scope: cancelScope, mark: bulkSetMark, reason: cancellationReason }),
  response: cancelResult,
  errors: [
    unauthenticated,
    forbidden,
    notFound,
    invalid,
    logDown,
    { status: 409, code: 'NOT_CANCELLABLE', when: 'The session has started, is over, or was cancelled before.' },
    { status: 409, code: 'SELECTION_CHANGED', when: 'The sessions are not those of the preview any more.' },
  ],
  idempotent: true,
});

const scopeErrors = [unauthenticated, forbidden, notFound, invalid] as const;

export const previewChosenCancel = defineOperation({
  id: 'CLOUD-558',
  name: 'admin.sessions.previewChosenCancel',
  method: 'POST',
  path: '/cloud/v1/admin/sessions/cancel-preview',
  summary: 'Which of the chosen sessions would be cancelled and what goes back to whom, before anything is done.',
  access: 'admin',
  body: v.object({ ids: chosenSessions }),
  response: chosenCancelSet,
  errors: scopeErrors,
  idempotent: true,
});

export const cancelChosenSessions = defineOperation({
  id: 'CLOUD-559',
  name: 'admin.sessions.cancelChosen',
  method: 'POST',
  path: '/cloud/v1/admin/sessions/cancel-chosen',
  summary: 'Cancels the very sessions of a preview on behalf of the platform; it costs their clients nothing.',
  access: 'admin',
  body: v.object({ ids: chosenSessions, mark: bulkSetMark, reason: cancellationReason }),
  response: cancelResult,
  errors: [
    ...scopeErrors,
    logDown,
    { status: 409, code: 'SELECTION_CHANGED', when: 'The sessions are not those of the preview any more.' },
  ],
  idempotent: true,
});

export type AdminSessionView = v.InferOutput<typeof adminSessionView>;
export type AdminSessionSort = v.InferOutput<typeof adminSessionSort>;
