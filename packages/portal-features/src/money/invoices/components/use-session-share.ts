import type { Appointment } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { proposedMinor, useInsuredShare } from '../api/insured-share.ts';
import type { InsuredShare } from '../api/insured-share.ts';
import { useInvoicesText } from '../messages/index.ts';
import type { DraftFields } from '../model/draft.ts';

/** The session that a draft is for: what its first line says and asks for, and what an insurer may pay of it. */
export function useSessionShare(form: UseFormReturn<DraftFields>, sessions: readonly Appointment[]) {
  const t = useInvoicesText();
  const format = useFormat();
  const askForShare = useInsuredShare();
  const chosenId = useRef('');
  const [share, setShare] = useState<InsuredShare | 'UNKNOWN' | null>(null);
  const { isSubmitted } = form.formState;

  /** Asks what an insurer may pay; undefined where another session was chosen meanwhile. No insurer pays a no-show. */
  async function read(id: string) {
    chosenId.current = id;
    setShare(null);
    const chosen = sessions.find((each) => each.id === id);
    if (!chosen || chosen.status === 'NO_SHOW') return undefined;
    const left = await askForShare(id);
    if (chosenId.current !== id) return undefined;
    setShare(left);
    return { left, price: chosen.price.amountMinor };
  }

  async function choose(id: string) {
    const chosen = sessions.find((each) => each.id === id);
    if (chosen) {
      const description = t(chosen.status === 'NO_SHOW' ? 'draft.line.missed' : 'draft.line.session', {
        service: chosen.service.name,
        day: format.shortDate(chosen.startsAt),
      });
      // Nothing is charged for a missed session unless the provider says how much, nor for what an insurer may pay.
      form.setValue('lines', [{ key: 0, description, amount: null }], { shouldValidate: isSubmitted });
    }
    const answer = await read(id);
    if (!answer || form.getValues('lines.0.amount') !== null) return;
    const proposed = proposedMinor(answer.left, answer.price);
    // A save that was tried while the answer was awaited has said that the amount is missing.
    form.setValue('lines.0.amount', proposed, { shouldValidate: proposed !== null });
  }

  return {
    /** What an insurer left of the session; null for nothing, or nothing known yet. */
    share,
    /** Takes a session: its line and price take the place of all lines. */
    choose,
    /** Says what an insurer may pay of a session that came back from a draft. */
    show: (id: string) => void read(id),
  };
}
