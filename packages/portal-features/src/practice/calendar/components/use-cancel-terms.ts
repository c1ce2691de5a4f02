import { quoteCancellation } from '@sakina/platform/contract';
import type { Appointment, BodyOf, CancellationQuote, cancelAppointment } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import type { Read } from '@sakina/platform/react';

/** Who can want a session cancelled, as its provider says. */
export const ASKERS = ['PROVIDER', 'CLIENT'] as const;

/**
 * On whose behalf a session is cancelled, and whether the client's late fee is taken. Nothing is charged that was not
 * chosen.
 */
export interface CancelChoices {
  /** Empty until it is chosen. */
  askedBy: (typeof ASKERS)[number] | '';
  isWaived: boolean;
  waivedBecause: string;
}

/** What comes of these choices. */
export interface CancelTerms {
  /** What it costs the client by their rule; read once the client is the one who asked. */
  quote: Read<CancellationQuote>;
  /** Whether there is a fee, which can be taken or waived. */
  hasFee: boolean;
  /** The part of the request that is chosen here; null until the fee is known. */
  body: Pick<BodyOf<typeof cancelAppointment>, 'askedBy' | 'expectedFee' | 'waivedBecause'> | null;
}

/** Reads what a provider's choices mean who cancels one session (docs/rules/calendar.md, Cancellation). */
export function useCancelTerms(id: Appointment['id'], choices: CancelChoices): CancelTerms {
  const { askedBy, isWaived, waivedBecause } = choices;
  const isClients = askedBy === 'CLIENT';
  const quote = useOperation(quoteCancellation, isClients ? { params: { id } } : null);
  const hasFee = isClients && (quote.data?.fee.amountMinor ?? 0) > 0;
  const takesNone = hasFee && isWaived;
  const isKnown = !isClients || quote.data !== undefined;
  return {
    quote,
    hasFee,
    body: isKnown
      ? {
          ...(askedBy && { askedBy }),
          ...(takesNone && { waivedBecause: waivedBecause.trim() }),
          ...(isClients && quote.data && !takesNone && { expectedFee: quote.data.fee }),
        }
      : null,
  };
}
