import * as v from 'valibot';
import {
  awayNote,
  checkIn,
  conversationId,
  conversationSide,
  count,
  enrolment,
  extend,
  instant,
  journalEntry,
  message,
  notification,
  notificationAbout,
  notificationPreferences,
  programmeId,
  providerId,
  stepCompletion,
  timeZone,
  userId,
} from '@sakina/platform/contract';

/** Rows of the companion area. Programmes and exercises are constants, not rows. */
export const companionTables = {
  /** One for each person and programme. */
  enrolments: extend(v.omit(enrolment, ['programme', 'progress']), {
    id: v.string(),
    userId,
    programmeId,
    timeZone,
    /** Completed steps, earlier rounds first. */
    completions: v.array(stepCompletion),
  }),
  checkIns: extend(checkIn, { userId }),
  journalEntries: extend(journalEntry, { userId }),
  /** Messages of a client and a provider; the pair identifies the conversation, see `conversationIdOf`. */
  messages: extend(message, { providerId, client: v.object({ id: userId, displayName: v.string() }) }),
  /** Conversations that one side has closed. */
  closedConversations: v.object({ id: conversationId, blockedBy: conversationSide }),
  /** Away notes; the id is the provider's. */
  awayNotes: extend(awayNote, { id: providerId }),
  /** Ids, instants, amounts and codes alone: names are resolved when one is read. */
  notifications: extend(v.omit(notification, ['about']), {
    userId,
    facts: v.optional(
      v.partial(v.pick(notificationAbout, ['startsAt', 'previousStartsAt', 'sessions', 'amount', 'answer'])),
    ),
    /** From when its recipient sees it, where what it tells of can still be undone. */
    visibleFrom: v.optional(instant),
  }),
  /** One for each user with own settings; the id is the user's. */
  notificationPreferences: extend(v.omit(notificationPreferences, ['version']), {
    id: userId,
    version: v.optional(count),
  }),
};
