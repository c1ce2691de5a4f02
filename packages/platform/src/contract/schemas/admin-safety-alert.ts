import * as v from 'valibot';
import { recordGrant } from './break-glass.ts';
import { extend, instant, text } from './common.ts';
import { providerId, userId } from './ids.ts';
import { onCallPerson } from './moderation.ts';
import { safetyAlertKind } from './safety-alert.ts';

/**
 * An alert as administrators see it: that there was danger, when, and whose turn it is; never what was answered or
 * written.
 */
export const adminSafetyAlert = v.object({
  /** The id of the questionnaire or of the message. */
  id: text,
  kind: safetyAlertKind,
  client: v.object({ id: userId, displayName: text }),
  raisedAt: instant,
  /** The client’s providers who see it; empty where no one does, so that who is on call has it at once. */
  responsible: v.array(v.object({ id: providerId, displayName: text })),
  /** Who has it, since when; null while it is free. It hides the alert from no one. */
  owner: v.nullable(v.object({ id: userId, displayName: text, since: instant })),
  /** Who has said what was done, and when; null while no one has. What they said is read apart and leaves an entry. */
  acknowledgement: v.nullable(v.object({ at: instant, byName: text })),
});

/** What was done about an alert, without a word of care. */
export const safetyAct = v.object({
  at: instant,
  byName: text,
  kind: v.picklist(['CLAIMED', 'TAKEN_OVER', 'RELEASED', 'HANDED_OVER', 'CLOSED', 'WORDS_READ']),
  /** To whom it was handed; null otherwise. */
  toName: v.nullable(text),
  /** What the receiver of a hand-over has to know; null otherwise. */
  note: v.nullable(text),
});

/** One alert with how to reach the client, who can take it, and what was done so far. */
export const adminSafetyAlertDetail = extend(adminSafetyAlert, {
  /** As dialled, or null where none is on record. */
  phone: v.nullable(text),
  /** Given by the client with a booking, or written down by a provider; left out if none is known. */
  phoneSource: v.optional(v.picklist(['BOOKING', 'RECORD'])),
  /** When one of those responsible wrote to the client last since it was raised; their words stay between the two. */
  contact: v.nullable(v.object({ at: instant, byName: text })),
  /** Who is on call for danger now, or null. */
  onCall: v.nullable(onCallPerson),
  /** To whom it can be handed over, who is on call first; never the caller. */
  receivers: v.array(v.object({ id: userId, displayName: text, isOnCall: v.boolean() })),
  /** The oldest first. */
  acts: v.array(safetyAct),
});

/**
 * An alert as whoever is on call for it sees it: with the caller’s own access to the client’s record, or null without
 * one.
 */
export const onCallAlert = extend(adminSafetyAlertDetail, { record: v.nullable(recordGrant) });

/** What someone said that they did about an alert. */
export const safetyWords = v.object({ at: instant, byName: text, notes: text });

export type SafetyAct = v.InferOutput<typeof safetyAct>;
export type AdminSafetyAlert = v.InferOutput<typeof adminSafetyAlert>;
export type OnCallAlert = v.InferOutput<typeof onCallAlert>;
export type AdminSafetyAlertDetail = v.InferOutput<typeof adminSafetyAlertDetail>;
