import * as z from 'zod/mini';
import {
  awayNote, checkIn, conversationId, conversationSide, enrolment, journalEntry, message, notification, notificationPreferences, programmeId, providerId,
  stepCompletion, timeZone, userId,
} from '@sakina/platform/contract';

/** Rows of the companion area. Programmes and exercises are texts of ours and no rows: nobody changes them. */
export const companionTables = {
  /** One for each person and programme. */
  enrolments: z.extend(z.omit(enrolment, { programme: true, progress: true }), {
    id: z.string(), userId, programmeId, timeZone,
    /** Every step that was done, those of earlier rounds first. */
    completions: z.array(stepCompletion),
  }),
  checkIns: z.extend(checkIn, { userId }),
  journalEntries: z.extend(journalEntry, { userId }),
  /** Words between a client and a provider; the two make the conversation, see `conversationIdOf`. */
  messages: z.extend(message, { providerId, client: z.object({ id: userId, displayName: z.string() }) }),
  /** Conversations that one of the two has closed. */
  closedConversations: z.object({ id: conversationId, blockedBy: conversationSide }),
  /** One a provider who is away; the id is the provider's. */
  awayNotes: z.extend(awayNote, { id: providerId }),
  notifications: z.extend(notification, { userId }),
  /** One a person who has chosen; the id is the person's. */
  notificationPreferences: z.extend(notificationPreferences, { id: userId }),
};
