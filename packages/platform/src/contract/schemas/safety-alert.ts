import * as v from 'valibot';
import { instant, text } from './common.ts';
import { userId } from './ids.ts';

/**
 * Where danger was told: an answer to item 9 of the PHQ-9 (CARE-2), or words of danger in a message to the provider
 * (CARE-1).
 */
export const safetyAlertKind = v.picklist(['ITEM_9', 'MESSAGE']);

/** Characters of what a provider did about danger, as forms say and the server keeps. */
export const acknowledgementLength = { max: 2000 } as const;

/**
 * A client told of danger. It is first on their provider's pages until a person says that they have seen it, and what
 * they did.
 */
export const safetyAlert = v.object({
  /** The id of the questionnaire or of the message. */
  id: text,
  kind: safetyAlertKind,
  client: v.object({ id: userId, displayName: text }),
  /** As dialled, or null where none is on record. */
  phone: v.nullable(text),
  /** Given by the client with a booking, or written down by a provider; left out if none is known. */
  phoneSource: v.optional(v.picklist(['BOOKING', 'RECORD'])),
  raisedAt: instant,
  /** What was answered to item 9: 1 several days, 2 more than half the days, 3 nearly every day; null for a message. */
  answer: v.nullable(v.picklist([1, 2, 3])),
  /** What was written, for whom it was written to; null for a questionnaire. */
  words: v.nullable(text),
  /** Whether the client shares their safety plan with this provider. */
  sharesSafetyPlan: v.boolean(),
  acknowledgement: v.nullable(v.object({ at: instant, byName: text, notes: text })),
});

export type SafetyAlert = v.InferOutput<typeof safetyAlert>;
