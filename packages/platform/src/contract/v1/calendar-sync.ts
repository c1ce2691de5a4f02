import { forbidden, notFound, notInPlan, unauthenticated } from '../errors.ts';
import { defineOperation } from '../operation.ts';
import { calendarSync } from '../schemas/calendar.ts';

export const syncCalendar = defineOperation({
  id: 'CALL-7',
  name: 'calendar.sync',
  method: 'POST',
  path: '/v1/calendar/sync/:id',
  summary:
    'Reads a connected calendar (google, outlook or apple) again: its events stand on the provider’s calendar afterwards.',
  access: 'provider',
  response: calendarSync,
  errors: [
    unauthenticated,
    forbidden,
    notInPlan,
    notFound,
    { status: 409, code: 'CALENDAR_NOT_CONNECTED', when: 'The calendar is not connected, or asks for consent again.' },
  ],
  idempotent: true,
});
