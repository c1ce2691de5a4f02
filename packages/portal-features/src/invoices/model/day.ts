/** How a day stands on an invoice: with its year, since invoices are kept. */
export const DAY = { day: 'numeric', month: 'long', year: 'numeric' } as const;
