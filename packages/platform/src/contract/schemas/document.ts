import * as v from 'valibot';
import { count, instant, text } from './common.ts';

/** Largest document that is taken, in bytes. */
export const DOCUMENT_BYTES = 10 * 1024 * 1024;

/** What a document may be. The server looks at the content, not at the name alone. */
export const documentMediaTypes = ['application/pdf', 'image/png', 'image/jpeg'] as const;
export const documentMediaType = v.picklist(documentMediaTypes);

/** A scan or a PDF of at most 10 MB. */
export const documentFile = v.pipe(
  v.file(),
  v.minSize(1),
  v.maxSize(DOCUMENT_BYTES),
  v.mimeType([...documentMediaTypes]),
);

/** What a document proves. `IJAZAH` is a chain of teaching in Islamic learning. */
export const documentKind = v.picklist([
  'LICENSE',
  'DIPLOMA',
  'IJAZAH',
  'IDENTITY',
  'LIABILITY_INSURANCE',
  'REFERENCE_LETTER',
  'OTHER',
]);

/** Staff review every document: until then it is UNDER_REVIEW. `EXPIRED` was accepted and has expired since. */
export const documentStatus = v.picklist(['UNDER_REVIEW', 'ACCEPTED', 'REJECTED', 'EXPIRED']);

/** A document submitted as proof of qualification. Its content is never part of an answer. */
export const credentialDocument = v.object({
  id: text,
  kind: documentKind,
  fileName: text,
  mediaType: documentMediaType,
  sizeBytes: count,
  status: documentStatus,
  uploadedAt: instant,
  reviewedAt: v.nullable(instant),
  /** Why it was rejected, in words for the person who submitted it, or null. */
  problem: v.nullable(text),
});

/** How many characters the number of a license has at most. */
export const licenseNumberLength = { max: 40 } as const;

/** States of the USA, the District of Columbia and the territories with boards of their own, by their postal codes. */
export const usState = v.picklist([
  'AL',
  'AK',
  'AZ',
  'AR',
  'CA',
  'CO',
  'CT',
  'DE',
  'DC',
  'FL',
  'GA',
  'HI',
  'ID',
  'IL',
  'IN',
  'IA',
  'KS',
  'KY',
  'LA',
  'ME',
  'MD',
  'MA',
  'MI',
  'MN',
  'MS',
  'MO',
  'MT',
  'NE',
  'NV',
  'NH',
  'NJ',
  'NM',
  'NY',
  'NC',
  'ND',
  'OH',
  'OK',
  'OR',
  'PA',
  'PR',
  'RI',
  'SC',
  'SD',
  'TN',
  'TX',
  'UT',
  'VT',
  'VA',
  'WA',
  'WV',
  'WI',
  'WY',
]);

export type CredentialDocument = v.InferOutput<typeof credentialDocument>;
export type DocumentKind = v.InferOutput<typeof documentKind>;
export type DocumentStatus = v.InferOutput<typeof documentStatus>;
export type DocumentMediaType = v.InferOutput<typeof documentMediaType>;
export type UsState = v.InferOutput<typeof usState>;
