import * as v from 'valibot';
import { count, text } from './common.ts';

/** A National Provider Identifier; its check digit is tested by `isNpi`. */
export const npi = v.pipe(v.string(), v.regex(/^[12]\d{9}$/));

/** A number of nine digits by which the tax office knows a practice (an EIN, or the number of a person). */
export const taxId = v.pipe(v.string(), v.regex(/^\d{9}$/));

const phone = v.pipe(v.string(), v.regex(/^\+?[0-9 ()-]{6,20}$/));

/** Lengths that a form says and the server keeps. */
export const billingIdentityLimits = { practiceName: 120, address: 240 } as const;

/** Who bills, as superbills, estimates and claims name them. null is what was not given yet. */
export const billingIdentity = v.object({
  npi: v.nullable(npi),
  taxId: v.nullable(taxId),
  /** The name that bills, where it is not the provider’s own. */
  practiceName: v.nullable(v.pipe(text, v.maxLength(billingIdentityLimits.practiceName))),
  /** The address that insurers write to, on one line or more. */
  address: v.nullable(v.pipe(text, v.maxLength(billingIdentityLimits.address))),
  phone: v.nullable(phone),
  version: count,
});

/** A part that a superbill cannot go without. A licence is read from the verified credentials. */
export const identityPart = v.picklist(['NPI', 'TAX_ID', 'ADDRESS', 'PHONE', 'LICENSE']);

/** Who made a paper, as it stood on the day when it was made. */
export const paperIssuer = v.object({
  displayName: text,
  practiceName: v.nullable(text),
  /** The credential, as verified. */
  credential: v.nullable(v.object({ title: text, issuer: text, number: v.nullable(text) })),
  npi: v.nullable(npi),
  taxId: v.nullable(taxId),
  address: v.nullable(text),
  phone: v.nullable(text),
});

export type BillingIdentity = v.InferOutput<typeof billingIdentity>;
export type IdentityPart = v.InferOutput<typeof identityPart>;
export type PaperIssuer = v.InferOutput<typeof paperIssuer>;
