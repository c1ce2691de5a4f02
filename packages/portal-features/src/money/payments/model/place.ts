/** The parts of the screen. */
export const VIEWS = ['transactions', 'card', 'payouts', 'settings'] as const;
type PaymentsView = (typeof VIEWS)[number];

/** Where the reader is: the part shown and what is open in it. No names and no words searched for. */
export interface PaymentsPlace {
  view: PaymentsView;
  /** The open transaction or payout, or null. */
  openId: string | null;
}

/** Reads the place from an address's query; what makes no sense takes its default. */
export function readPaymentsPlace(query: URLSearchParams): PaymentsPlace {
  const view = VIEWS.find((option) => option === query.get('view')) ?? 'transactions';
  const open = query.get('open');
  const canOpen = view === 'transactions' || view === 'payouts';
  return { view, openId: canOpen && open !== null && /^[a-z]{3}-[\w-]{1,60}$/.test(open) ? open : null };
}

/** The query that the place is kept in, without what is usual. */
export function writePaymentsPlace({ view, openId }: PaymentsPlace): Record<string, string> {
  return { ...(view !== 'transactions' && { view }), ...(openId !== null && { open: openId }) };
}
