import type { ClaimSummary, Invoice } from '@sakina/platform/contract';
import { daysIn } from './days.ts';

/** Ages in days, the youngest first; the last has no end. */
const BANDS = ['d30', 'd60', 'd90', 'd120', 'older'] as const;
export type Band = (typeof BANDS)[number];

/** From which day to which one a band goes; the last one begins after its day. */
export const BAND_DAYS: Readonly<Record<Band, { from: number; to: number }>> = {
  d30: { from: 0, to: 30 },
  d60: { from: 31, to: 60 },
  d90: { from: 61, to: 90 },
  d120: { from: 91, to: 120 },
  older: { from: 120, to: Infinity },
};

/** The band of an age in days. */
export function bandOf(days: number): Band {
  return BANDS.find((band) => days <= BAND_DAYS[band].to) ?? 'older';
}

/** What is owed in one band, in minor units. */
export interface OwedBand {
  band: Band;
  clients: number;
  insurers: number;
}

type OwedClaim = Pick<ClaimSummary, 'status' | 'charge' | 'serviceDate' | 'replacedByClaimId' | 'adjudication'>;

/** Whether the insurer has still to decide on a claim: then its charge is what may come at most. */
const isOpen = ({ status, replacedByClaimId }: OwedClaim) =>
  replacedByClaimId === null && (status === 'SUBMITTED' || status === 'ACCEPTED');

/**
 * What is owed by age: of insurers the charges they have not decided on, from the day of the session; of clients what
 * is due on open invoices, from the day of the invoice.
 * @param today `YYYY-MM-DD`
 * @param dayIn Gives the calendar day of an instant.
 */
export function owedByAge(
  claims: readonly OwedClaim[],
  invoices: readonly Pick<Invoice, 'status' | 'due' | 'createdAt'>[],
  today: string,
  dayIn: (instant: string) => string,
): OwedBand[] {
  const sums = new Map<Band, OwedBand>(BANDS.map((band) => [band, { band, clients: 0, insurers: 0 }]));
  const add = (day: string, who: 'clients' | 'insurers', amountMinor: number) => {
    const sum = sums.get(bandOf(daysIn(day, today) - 1));
    if (sum) sum[who] += amountMinor;
  };
  for (const claim of claims) if (isOpen(claim)) add(claim.serviceDate, 'insurers', claim.charge.amountMinor);
  for (const { status, due, createdAt } of invoices)
    if (status === 'OPEN') add(dayIn(createdAt), 'clients', due.amountMinor);
  return [...sums.values()];
}

/** Why insurers did not pay: one line a reason. */
export interface DenialLine {
  /** The code of the reason (X12 CARC). */
  code: string;
  /** The same in the insurer's words. */
  words: string;
  count: number;
  /** What was denied, in minor units. */
  deniedMinor: number;
}

/** What insurers decided, and what they denied of it. */
export interface Denials {
  /** Claims decided on, and those of them denied as a whole. */
  decided: number;
  denied: number;
  /** What was charged by the claims decided on, and what of it was denied, also in part; minor units. */
  chargedMinor: number;
  deniedMinor: number;
  /** By the first reason of each claim, the most money first; together `deniedMinor`. */
  reasons: DenialLine[];
}

/** Denials by count and by money. A claim that a corrected one has replaced is not counted: the corrected one is. */
export function denialsOf(claims: readonly OwedClaim[]): Denials {
  const lines = new Map<string, DenialLine>();
  const result: Denials = { decided: 0, denied: 0, chargedMinor: 0, deniedMinor: 0, reasons: [] };
  for (const { status, replacedByClaimId, adjudication } of claims) {
    if (replacedByClaimId !== null || adjudication === null) continue;
    const deniedMinor = adjudication.denied.amountMinor;
    result.decided += 1;
    result.chargedMinor += adjudication.charge.amountMinor;
    result.deniedMinor += deniedMinor;
    if (status === 'DENIED') result.denied += 1;
    if (deniedMinor === 0) continue;
    const reason = adjudication.reasons[0];
    const code = reason?.code ?? '';
    const line = lines.get(code) ?? { code, words: reason?.words ?? '', count: 0, deniedMinor: 0 };
    lines.set(code, { ...line, count: line.count + 1, deniedMinor: line.deniedMinor + deniedMinor });
  }
  const reasons = [...lines.values()].toSorted((first, second) => second.deniedMinor - first.deniedMinor);
  return { ...result, reasons };
}
