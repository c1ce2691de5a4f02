/** The parts of the screen. */
export const VIEWS = ['invoices', 'superbills', 'estimates', 'identity'] as const;
export type InvoicesView = (typeof VIEWS)[number];

/** Which invoices the list shows. */
export const SHOWN = ['all', 'draft', 'open', 'overdue', 'paid', 'closed'] as const;
export type Shown = (typeof SHOWN)[number];

/**
 * Where the reader is: the part, which invoices are listed, what is open, and whether as the client sees it. No names.
 */
export interface InvoicesPlace {
  view: InvoicesView;
  show: Shown;
  /** The open invoice, superbill or estimate, or null. */
  openId: string | null;
  /** Whether the open invoice is shown as the client's copy, for reading and printing. */
  isCopy: boolean;
  /** The claim whose client’s share a draft is to be written for; left out for none. */
  claimId?: string;
}

/** The list of every invoice. */
export const ALL_INVOICES: InvoicesPlace = { view: 'invoices', show: 'all', openId: null, isCopy: false };

const IDS: Record<InvoicesView, RegExp | null> = {
  invoices: /^inv-[\w-]{1,60}$/,
  superbills: /^sup-[\w-]{1,60}$/,
  estimates: /^est-[\w-]{1,60}$/,
  identity: null,
};

const CLAIM = /^clm-[\w-]{1,60}$/;

/** The key of the address that names what is open. */
const ID_KEYS: Record<InvoicesView, string> = {
  invoices: 'invoice',
  superbills: 'superbill',
  estimates: 'estimate',
  identity: 'invoice',
};

/** Reads the place from an address's query; what makes no sense takes its default. */
export function readInvoicesPlace(query: URLSearchParams): InvoicesPlace {
  const view = VIEWS.find((each) => each === query.get('part')) ?? 'invoices';
  const id = query.get(ID_KEYS[view]);
  const claimId = query.get('claim');
  const openId = id !== null && IDS[view]?.test(id) ? id : null;
  return {
    view,
    show: (view === 'invoices' && SHOWN.find((option) => option === query.get('show'))) || 'all',
    openId,
    isCopy: view === 'invoices' && openId !== null && query.get('view') === 'copy',
    ...(view === 'invoices' && openId === null && claimId !== null && CLAIM.test(claimId) && { claimId }),
  };
}

/** The query that the place is kept in, without what is usual. */
export function writeInvoicesPlace({ view, show, openId, isCopy, claimId }: InvoicesPlace): Record<string, string> {
  return {
    ...(view !== 'invoices' && { part: view }),
    ...(show !== 'all' && { show }),
    ...(openId !== null && { [ID_KEYS[view]]: openId }),
    ...(openId !== null && isCopy && { view: 'copy' }),
    ...(claimId !== undefined && { claim: claimId }),
  };
}
