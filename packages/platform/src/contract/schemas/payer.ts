import * as v from 'valibot';

/** A company that pays claims: the insurers of the directory without those who pay for themselves. */
export const payer = v.picklist(['AETNA', 'BLUE_CROSS', 'CIGNA', 'UNITED', 'MEDICAID']);

export type Payer = v.InferOutput<typeof payer>;
