import { quoteCancellation } from '@sakina/platform/contract';
import type { Appointment, BodyOf, CancellationQuote, cancelAppointment } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import type { Read } from '@sakina/platform/react';
import { useState } from 'react';

/** Who can want a session cancelled, as its provider says. */
export const ASKERS = ['PROVIDER', 'CLIENT'] as const;
type Asker = (typeof ASKERS)[number];

/**
 * On whose behalf a session is cancelled, and whether the client's late fee is taken. Nothing is charged that was not
 * chosen.
 */
export interface CancelTerms {
  asker: Asker | null;
  setAsker: (asker: Asker | null) => void;
  /** What it costs the client by their rule; read once the client is the one who asked. */
  quote: Read<CancellationQuote>;
  /** Whether there is a fee, which can be taken or waived. */
  hasFee: boolean;
  isWaived: boolean;
  setWaived: (isWaived: boolean) => void;
  waiver: string;
  setWaiver: (reason: string) => void;
  /** What is still missing, by the field it is missing at. */
  missing: readonly ('asker' | 'quote' | 'waiver')[];
  /** What of the request these choices are. */
  body: Pick<BodyOf<typeof cancelAppointment>, 'askedBy' | 'expectedFee' | 'waivedBecause'>;
}

/** Keeps the choices of a provider who cancels one session (docs/rules/calendar.md, Cancellation). */
export function useCancelTerms(id: Appointment['id']): CancelTerms {
  const [asker, setAsker] = useState<Asker | null>(null);
  const [isWaived, setWaived] = useState(false);
  const [waiver, setWaiver] = useState('');
  const isClients = asker === 'CLIENT';
  const quote = useOperation(quoteCancellation, isClients ? { params: { id } } : null);
  const hasFee = isClients && (quote.data?.fee.amountMinor ?? 0) > 0;
  const takesNone = hasFee && isWaived;
  const missing = [
    asker === null && ('asker' as const),
    isClients && !quote.data && ('quote' as const),
    takesNone && waiver.trim() === '' && ('waiver' as const),
  ].filter((field) => field !== false);
  return {
    asker,
    setAsker,
    quote,
    hasFee,
    isWaived,
    setWaived,
    waiver,
    setWaiver,
    missing,
    body: {
      ...(asker && { askedBy: asker }),
      ...(takesNone && { waivedBecause: waiver.trim() }),
      ...(isClients && quote.data && !takesNone && { expectedFee: quote.data.fee }),
    },
  };
}
