import * as v from 'valibot';
import {
  awayNote,
  checkIn,
  conversationId,
  conversationSide,
  enrolment,
  extend,
  journalEntry,
  message,
  notification,
  notificationPreferences,
  programmeId,
  providerId,
  stepCompletion,
  timeZone,
  userId,
} from '@sakina/platform/contract';

/** Rows of the companion area. Programmes and exercises are texts of ours and no rows: nobody changes them. */
export const companionTables = {
  /** One for each person and programme. */
  enrolments: extend(v.omit(enrolment, ['programme', 'progress']), {
    id: v.string(),
    userId,
    programmeId,
    timeZone,
    /** Every step that was done, those of earlier rounds first. */
    completions: v.array(stepCompletion),
  }),
  checkIns: extend(checkIn, { userId }),
  journalEntries: extend(journalEntry, { userId }),
  /** Words between a client and a provider; the two make the conversation, see `conversationIdOf`. */
  messages: extend(message, { providerId, client: v.object({ id: userId, displayName: v.string() }) }),
  /** Conversations that one of the two has closed. */
  closedConversations: v.object({ id: conversationId, blockedBy: conversationSide }),
  /** One a provider who is away; the id is the provider's. */
  awayNotes: extend(awayNote, { id: providerId }),
  notifications: extend(notification, { userId }),
  /** One a person who has chosen; the id is the person's. */
  notificationPreferences: extend(notificationPreferences, { id: userId }),
};
