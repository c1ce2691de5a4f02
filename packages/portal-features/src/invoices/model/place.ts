/** Which invoices the list shows. */
export const SHOWN = ['all', 'draft', 'open', 'overdue', 'paid', 'closed'] as const;
export type Shown = (typeof SHOWN)[number];

/** Where the reader is: which invoices are listed, which one is open, and whether as the client sees it. No names. */
export interface InvoicesPlace {
  show: Shown;
  /** The open invoice, or null. */
  openId: string | null;
  /** Whether the open invoice is shown as the client's copy, for reading and printing. */
  isCopy: boolean;
}

/** Reads the place from an address's query; what makes no sense takes its default. */
export function readInvoicesPlace(query: URLSearchParams): InvoicesPlace {
  const id = query.get('invoice');
  const openId = id !== null && /^inv-[\w-]{1,60}$/.test(id) ? id : null;
  return {
    show: SHOWN.find((option) => option === query.get('show')) ?? 'all',
    openId,
    isCopy: openId !== null && query.get('view') === 'copy',
  };
}

/** The query that the place is kept in, without what is usual. */
export function writeInvoicesPlace({ show, openId, isCopy }: InvoicesPlace): Record<string, string> {
  return {
    ...(show !== 'all' && { show }),
    ...(openId !== null && { invoice: openId }),
    ...(openId !== null && isCopy && { view: 'copy' }),
  };
}
