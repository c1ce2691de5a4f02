import * as v from 'valibot';
import { count, extend, instant, text } from './common.ts';
import { clientConsentId, providerId, userId } from './ids.ts';
import { language } from './provider.ts';

/**
 * What a client agrees to. AI_SCRIBE is the transcript’s analysis; RELEASE lets the provider speak with someone named.
 */
export const clientConsentKind = v.picklist(['TREATMENT', 'TELEHEALTH', 'RECORDING', 'AI_SCRIBE', 'RELEASE']);

/** Asked for and open, given, declined, or taken back. */
export const clientConsentStatus = v.picklist(['REQUESTED', 'GIVEN', 'DECLINED', 'WITHDRAWN']);

/** Characters that forms say and the server keeps: of whom a provider may speak with, and of how a client withdrew. */
export const clientConsentLimits = { recipient: 160, notes: 500 } as const;

/** One consent of a client to a provider. */
export const clientConsent = v.object({
  id: clientConsentId,
  clientId: userId,
  kind: clientConsentKind,
  status: clientConsentStatus,
  /** The version of the text that it is about, and the newest: a client agrees again to a newer text. */
  textVersion: count,
  currentVersion: count,
  language,
  /** Where RELEASE: with whom. */
  recipient: v.nullable(text),
  requestedAt: v.nullable(instant),
  /** When it was given or declined. */
  decidedAt: v.nullable(instant),
  /** Who decided: the client, or the person who may for them. */
  decidedByName: v.nullable(text),
  how: v.nullable(v.picklist(['ONLINE', 'IN_PERSON', 'ON_PAPER'])),
  /** Notes are the provider’s, where they record what the client said; a client withdraws without a reason. */
  withdrawal: v.nullable(v.object({ at: instant, recordedByName: text, notes: v.nullable(text) })),
  /** When the client gave it again, to a newer text; left out while it is the latest. */
  replacedAt: v.optional(instant),
});

/** A consent as its client reads it, with whom it is given to. */
export const ownClientConsent = extend(clientConsent, {
  provider: v.object({ id: providerId, displayName: text }),
  /** That its provider is suspended, so that nothing is asked at present; left out otherwise. */
  isOnHold: v.optional(v.literal(true)),
});

export type ClientConsentKind = v.InferOutput<typeof clientConsentKind>;
export type ClientConsentStatus = v.InferOutput<typeof clientConsentStatus>;
export type ClientConsent = v.InferOutput<typeof clientConsent>;
export type OwnClientConsent = v.InferOutput<typeof ownClientConsent>;
