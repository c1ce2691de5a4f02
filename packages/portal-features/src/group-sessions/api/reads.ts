import {
  getGroupSession,
  listCalendarEvents,
  listGroupSessions,
  listHostedGroupSessions,
  listOpenSlots,
} from '@sakina/platform/contract';

/** What a change of a group makes out of date. */
export const groupReads = [
  listHostedGroupSessions,
  getGroupSession,
  listGroupSessions,
  listCalendarEvents,
  listOpenSlots,
];
