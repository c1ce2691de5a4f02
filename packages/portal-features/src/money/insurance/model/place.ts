/** The parts of the screen. */
export const VIEWS = ['claims', 'to-bill', 'remittances', 'eligibility'] as const;
type InsuranceView = (typeof VIEWS)[number];

/** Where the reader is: the part shown and what is open in it. Ids only, no names. */
export interface InsurancePlace {
  view: InsuranceView;
  /** The claim that is open beside the list, or null. */
  claimId: string | null;
  /** The session whose claim is being written, or null. */
  sessionId: string | null;
  /** The remittance that is open beside its list; null or left out for none. */
  remittanceId?: string | null;
}

const ID = /^[a-z]{3}-[\w-]{1,60}$/;

/** Reads the place from an address's query; what makes no sense takes its default. */
export function readInsurancePlace(query: URLSearchParams): InsurancePlace {
  const view = VIEWS.find((option) => option === query.get('view')) ?? 'claims';
  const idOf = (name: string) => {
    const value = query.get(name);
    return value !== null && ID.test(value) ? value : null;
  };
  return {
    view,
    claimId: view === 'claims' ? idOf('claim') : null,
    sessionId: view === 'to-bill' ? idOf('session') : null,
    ...(view === 'remittances' && { remittanceId: idOf('remittance') }),
  };
}

/** The query that the place is kept in, without what is usual. */
export function writeInsurancePlace({
  view,
  claimId,
  sessionId,
  remittanceId = null,
}: InsurancePlace): Record<string, string> {
  return {
    ...(view !== 'claims' && { view }),
    ...(claimId !== null && { claim: claimId }),
    ...(sessionId !== null && { session: sessionId }),
    ...(remittanceId !== null && { remittance: remittanceId }),
  };
}

/** The list of claims, with one open or none. */
export const toClaim = (claimId: string | null): InsurancePlace => ({ view: 'claims', claimId, sessionId: null });

/** The sessions to bill, with the claim of one being written or none. */
export const toSession = (sessionId: string | null): InsurancePlace => ({ view: 'to-bill', claimId: null, sessionId });

/** The remittances, with one open or none. */
export const toRemittance = (remittanceId: string | null): InsurancePlace => ({
  view: 'remittances',
  claimId: null,
  sessionId: null,
  remittanceId,
});
