import * as v from 'valibot';
import { count, instant, text } from './common.ts';
import { providerId, referralId, userId } from './ids.ts';
import { providerKind } from './provider.ts';

/** Asked of the client and open, agreed to, declined, or taken back by the provider who asked. */
export const referralStatus = v.picklist(['ASKED', 'ACCEPTED', 'DECLINED', 'WITHDRAWN']);

/** Characters that forms say and the server keeps: of the letter, and of why a referral is declined. */
export const referralLimits = { letter: 1000, reason: 500 } as const;

/**
 * How the provider referred to answered, once the client agreed. The client and the provider who refers read the
 * reason.
 */
export const referralReply = v.object({ isAccepted: v.boolean(), reason: v.nullable(text), at: instant });

/**
 * What can be shared beside the letter: the goals of the active plan in the client’s words, and how many sessions there
 * were.
 */
export const referralShare = v.picklist(['GOALS', 'SESSIONS']);

const party = v.object({ id: providerId, displayName: text, kind: providerKind });

/**
 * A client sent on to another provider. Nothing reaches that provider before the client agrees, and then only what the
 * client chose of what was proposed.
 */
export const referral = v.object({
  id: referralId,
  /** Whose view it is: of the provider who refers, of the one referred to, or of the client. */
  side: v.picklist(['FROM', 'TO', 'CLIENT']),
  client: v.object({ id: userId, displayName: text }),
  from: party,
  to: party,
  /** The letter: why, as the client and the other provider read it. */
  letter: text,
  /** What was proposed to be shared. */
  proposed: v.array(referralShare),
  /** What the client agreed to share; null until they answered, and where they declined. */
  shared: v.nullable(v.array(referralShare)),
  status: referralStatus,
  /** Whether the client has booked with the other provider since. */
  isBooked: v.boolean(),
  sentAt: instant,
  answeredAt: v.nullable(instant),
  /** The answer of the provider referred to; null until they gave one. */
  reply: v.nullable(referralReply),
  /** That no session with the provider referred to can be booked at present; left out where one can. */
  isProviderAway: v.optional(v.literal(true)),
  /** What is shared, for the provider referred to; null where it is not. */
  goals: v.nullable(v.array(text)),
  sessionCount: v.nullable(count),
});

export type ReferralStatus = v.InferOutput<typeof referralStatus>;
export type ReferralShare = v.InferOutput<typeof referralShare>;
export type Referral = v.InferOutput<typeof referral>;
