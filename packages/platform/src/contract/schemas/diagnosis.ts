import * as v from 'valibot';
import { text } from './common.ts';

/**
 * The form of an ICD-10-CM code: a letter, a digit, a digit or letter, and up to four more after a point: F41.0, Z63.0,
 * S72.001A.
 */
export const diagnosisCode = v.pipe(v.string(), v.regex(/^[A-Z]\d[0-9AB](\.[0-9A-Z]{1,4})?$/));

/** Characters of a diagnosis in words, as a form says and the server keeps. */
export const diagnosisLength = { max: 200 } as const;

export const diagnosis = v.object({
  code: diagnosisCode,
  description: v.pipe(text, v.maxLength(diagnosisLength.max)),
});

export type Diagnosis = v.InferOutput<typeof diagnosis>;
