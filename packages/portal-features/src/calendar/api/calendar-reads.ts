import {
  getAppointment,
  listAppointments,
  listCalendarConflicts,
  listCalendarEvents,
  listOpenSlots,
} from '@sakina/platform/contract';

/** The reads that every change of the calendar makes out of date. */
export const calendarReads = [
  listCalendarEvents,
  listAppointments,
  getAppointment,
  listCalendarConflicts,
  listOpenSlots,
];
