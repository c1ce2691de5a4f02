import { getBroadcast, getRoom, listBroadcasts, listCalendarEvents } from '@sakina/platform/contract';

/** What a change of a broadcast makes out of date. */
export const broadcastReads = [listBroadcasts, getBroadcast, getRoom, listCalendarEvents];
