import * as v from 'valibot';
import { forbidden, invalid, notFound, notInPlan, unauthenticated } from '../errors.ts';
import { defineOperation } from '../operation.ts';
import { calendarEvent } from '../schemas/appointment.ts';
import { blockTitleLength, calendarConflict, calendarConnection, conflictResolution } from '../schemas/calendar.ts';
import { instant, text } from '../schemas/common.ts';

export const listCalendars = defineOperation({
  id: 'CLOUD-78',
  name: 'calendars.list',
  method: 'GET',
  path: '/cloud/v1/calendars',
  summary: 'The calendars that the provider can connect, and which of them are.',
  access: 'provider',
  response: v.object({ items: v.array(calendarConnection) }),
  errors: [unauthenticated, forbidden],
});

export const authorizeCalendar = defineOperation({
  id: 'CLOUD-640',
  name: 'calendars.authorize',
  method: 'POST',
  path: '/cloud/v1/calendars/:id/authorization',
  summary:
    'Starts the sign-in to a calendar’s service, and says where its page is. It returns to the provider’s calendar with a code that is good for ten minutes, or with a refusal.',
  access: 'provider',
  /** Whether sessions are written to that calendar, too. */
  body: v.object({ writesSessions: v.boolean() }),
  response: v.object({ url: v.pipe(text, v.maxLength(2000)) }),
  errors: [
    unauthenticated,
    forbidden,
    notInPlan,
    notFound,
    invalid,
    { status: 409, code: 'CALENDAR_CONNECTED', when: 'That calendar is connected already.' },
  ],
  idempotent: true,
});

export const connectCalendar = defineOperation({
  id: 'CLOUD-79',
  name: 'calendars.connect',
  method: 'POST',
  path: '/cloud/v1/calendars/:id/connect',
  summary:
    'Connects a calendar with the code that its service handed out after the provider’s consent. Nothing is read yet.',
  access: 'provider',
  body: v.object({
    authorizationCode: v.pipe(text, v.maxLength(500)),
    /** @default as asked when the sign-in was started */
    writesSessions: v.optional(v.boolean()),
  }),
  response: calendarConnection,
  errors: [
    unauthenticated,
    forbidden,
    notInPlan,
    notFound,
    invalid,
    { status: 409, code: 'CALENDAR_CONNECTED', when: 'That calendar is connected already.' },
    {
      status: 409,
      code: 'SIGN_IN_REFUSED',
      when: 'The service does not confirm the code, or the sign-in was not started here within ten minutes.',
    },
  ],
  idempotent: true,
});

export const disconnectCalendar = defineOperation({
  id: 'CLOUD-80',
  name: 'calendars.disconnect',
  method: 'DELETE',
  path: '/cloud/v1/calendars/:id',
  summary: 'Ends a connection; the events that came by it leave the provider’s calendar.',
  access: 'provider',
  response: calendarConnection,
  errors: [unauthenticated, forbidden, notFound],
  idempotent: true,
});

export const createCalendarBlock = defineOperation({
  id: 'CLOUD-81',
  name: 'calendarBlocks.create',
  method: 'POST',
  path: '/cloud/v1/calendar/blocks',
  summary: 'Keeps a time free of sessions.',
  access: 'provider',
  body: v.object({ title: v.pipe(text, v.maxLength(blockTitleLength.max)), startsAt: instant, endsAt: instant }),
  response: calendarEvent,
  errors: [
    unauthenticated,
    forbidden,
    notFound,
    invalid,
    {
      status: 409,
      code: 'CALENDAR_CONFLICT',
      when: 'A session or a group stands there; details.conflicts lists what.',
    },
  ],
  idempotent: true,
});

export const removeCalendarBlock = defineOperation({
  id: 'CLOUD-82',
  name: 'calendarBlocks.remove',
  method: 'DELETE',
  path: '/cloud/v1/calendar/blocks/:id',
  summary: 'Opens a time again that was kept free.',
  access: 'provider',
  response: calendarEvent,
  errors: [
    unauthenticated,
    forbidden,
    notFound,
    {
      status: 409,
      code: 'NOT_A_BLOCK',
      when: 'It came from another calendar or belongs to a group, and is removed there.',
    },
  ],
  idempotent: true,
});

export const listCalendarConflicts = defineOperation({
  id: 'CLOUD-222',
  name: 'calendars.conflicts',
  method: 'GET',
  path: '/cloud/v1/calendar/conflicts',
  summary: 'External events over sessions to come that the provider has not decided about, by start.',
  access: 'provider',
  response: v.object({ items: v.array(calendarConflict) }),
  errors: [unauthenticated, forbidden],
});

export const resolveCalendarConflict = defineOperation({
  id: 'CLOUD-223',
  name: 'calendars.resolveConflict',
  method: 'POST',
  path: '/cloud/v1/calendar/conflicts/:id',
  summary:
    'Decides about an external event that lies over a session; the id is the event’s. Moving the session is appointments.update.',
  access: 'provider',
  body: v.object({ resolution: conflictResolution }),
  response: calendarEvent,
  errors: [unauthenticated, forbidden, notFound, invalid],
  idempotent: true,
});
