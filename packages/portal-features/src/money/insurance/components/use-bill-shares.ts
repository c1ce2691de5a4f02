import { isApiError } from '@sakina/platform/client';
import { createInvoice, sendInvoice } from '@sakina/platform/contract';
import type { ClaimSummary } from '@sakina/platform/contract';
import { useAction, useReadAgain } from '@sakina/platform/react';
import { useRef, useState } from 'react';

/** What is read again is read once, after all of them. */
const TOGETHER = { isReadAgain: false };

/** How many of the claims an invoice was sent for, and for how many it was not. */
export interface BilledShares {
  sent: number;
  failed: number;
}

/**
 * Drafts and sends an invoice for what each claim left to its client, one after the other (CLOUD-22, CLOUD-23). A claim
 * that another window has billed meanwhile counts as sent. A draft that could not be sent is sent by the next attempt.
 */
export function useBillShares() {
  const create = useAction(createInvoice, TOGETHER);
  const send = useAction(sendInvoice, TOGETHER);
  const readAgain = useReadAgain();
  const drafts = useRef(new Map<string, string>());
  const billed = useRef(new Set<string>());
  const [done, setDone] = useState<number | null>(null);

  async function billOne({ id, appointmentId, clientShare }: ClaimSummary, description: string): Promise<void> {
    if (!clientShare) return;
    const draftId =
      drafts.current.get(id) ??
      (
        await create.run({
          // What was read is what is asked for: the server refuses more than is left.
          body: { appointmentId, claimId: id, lines: [{ description, amount: clientShare.unbilled }] },
        })
      ).id;
    drafts.current.set(id, draftId);
    await send.run({ params: { id: draftId } });
  }

  async function run(
    claims: readonly ClaimSummary[],
    describe: (claim: ClaimSummary) => string,
  ): Promise<BilledShares> {
    let failed = 0;
    setDone(0);
    for (const [index, claim] of claims.entries()) {
      if (!billed.current.has(claim.id))
        await billOne(claim, describe(claim)).then(
          () => billed.current.add(claim.id),
          (problem: unknown) => {
            const isBilled = isApiError(problem, 'INVOICE_EXISTS') || isApiError(problem, 'NOTHING_DUE');
            if (isBilled) billed.current.add(claim.id);
            else failed += 1;
          },
        );
      setDone(index + 1);
    }
    setDone(null);
    if (failed < claims.length) await readAgain(sendInvoice);
    return { sent: claims.length - failed, failed };
  }

  return {
    run,
    /** How many claims have been gone through; null while none are. */
    done,
  };
}
