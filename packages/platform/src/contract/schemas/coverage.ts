import * as v from 'valibot';
import { procedureCode } from './claim-line.ts';
import { calendarDate, count, instant, money, text } from './common.ts';
import { coverageId, userId } from './ids.ts';
import { payer } from './payer.ts';

/** The client’s relationship to the policy holder (X12 individual relationship, in words). */
export const subscriberRelationship = v.picklist(['SELF', 'SPOUSE', 'CHILD', 'OTHER']);

/** Letters, digits and hyphens, as printed on the card. */
export const memberNumber = v.pipe(v.string(), v.trim(), v.regex(/^[A-Za-z0-9-]{4,20}$/));

/**
 * Insurance of a client, as their card says it. What it pays is known to the payer alone: ask by eligibility (CALL-27).
 */
export const coverage = v.object({
  id: coverageId,
  client: v.object({ id: userId, displayName: text }),
  insurer: payer,
  planName: text,
  memberId: text,
  groupNumber: v.nullable(text),
  relationship: subscriberRelationship,
  addedAt: instant,
});

const yearly = v.object({ total: money, met: money, remaining: money });

/** What a plan pays (X12 271 benefits). null is what the payer did not say, which is not nothing. */
export const benefits = v.object({
  copay: v.nullable(money),
  /** The client’s share of the rest, after copay and deductible, in whole percent. */
  coinsurancePercent: v.nullable(count),
  deductible: v.nullable(yearly),
  outOfPocket: v.nullable(yearly),
  /** The amounts of the client’s family, where the plan counts them too: the nearer of the two counts. */
  family: v.optional(v.object({ deductible: yearly, outOfPocket: yearly })),
  /** The order in which the client’s parts are taken. @default COPAY_THEN_DEDUCTIBLE */
  costSharing: v.optional(
    v.picklist(['COPAY_THEN_DEDUCTIBLE', 'COPAY_ONLY', 'DEDUCTIBLE_THEN_COPAY', 'COINSURANCE_ONLY']),
  ),
  /** null where the plan has no limit of sessions. */
  sessions: v.nullable(v.object({ limit: count, used: count, remaining: count })),
  /** Procedures that need the payer’s word beforehand. */
  authorisationNeededFor: v.array(procedureCode),
});

/** A payer’s answer to an eligibility request (X12 270/271). */
export const eligibility = v.object({
  /**
   * INACTIVE: the policy is known, and had not begun or had ended on that day. NOT_FOUND: the payer does not know the
   * number.
   */
  status: v.picklist(['ACTIVE', 'INACTIVE', 'NOT_FOUND']),
  /** The same in a sentence. */
  words: text,
  insurer: payer,
  memberId: text,
  serviceDate: calendarDate,
  planName: v.nullable(text),
  startsOn: v.nullable(calendarDate),
  endsOn: v.nullable(calendarDate),
  /** As of now; null unless active. */
  benefits: v.nullable(benefits),
  /** What the payer wrote beside it, as it wrote it. */
  payerWords: v.optional(text),
  /** Another company that pays for mental health in this plan. */
  carvedOutTo: v.optional(text),
  /** The provider’s contracted price of procedures with this payer. */
  contracted: v.optional(v.array(v.object({ procedureCode, allowed: money }))),
  checkedAt: instant,
});

export type Coverage = v.InferOutput<typeof coverage>;
export type Benefits = v.InferOutput<typeof benefits>;
export type Eligibility = v.InferOutput<typeof eligibility>;
export type SubscriberRelationship = v.InferOutput<typeof subscriberRelationship>;
