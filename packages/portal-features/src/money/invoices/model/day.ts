/** With the year: invoices are read long afterwards. */
export const DAY = { day: 'numeric', month: 'long', year: 'numeric' } as const;

/** A calendar month. */
export const MONTH = { month: 'long', year: 'numeric' } as const;
