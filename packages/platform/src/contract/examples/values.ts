// Small values as many examples write them.

/** An amount in cents of US dollars. */
export const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' as const });

/** A document as a form sends it: enough of a PDF to be taken for one. */
export const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' });
