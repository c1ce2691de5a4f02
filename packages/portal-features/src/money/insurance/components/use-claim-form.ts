import { useToast } from '@sakina/design-system';
import { createClaim } from '@sakina/platform/contract';
import { fieldProblems } from '@sakina/platform/client';
import type { ClaimDraft } from '@sakina/platform/contract';
import { useAction, useDraft, useFormat } from '@sakina/platform/react';
import { useState } from 'react';
import { useInsuranceText } from '../messages/index.ts';
import { daysLeft } from '../model/deadlines.ts';
import { bodyOf, checkClaim, formOf } from '../model/draft.ts';
import type { ClaimForm, Finding } from '../model/draft.ts';
import { readKeptClaim } from '../model/kept-claim.ts';
import { toClaim } from '../model/place.ts';
import type { InsurancePlace } from '../model/place.ts';
import { useToday } from './use-today.ts';

/** The key of a finding's words. */
export const findingKey = (id: string) => `check.${id}` as 'check.minutes';

/**
 * A claim while it is written: what was typed stays until it is sent, what stops it is said at its field, and what
 * payers are likely to deny stands beside it. Sent once, however often it is pressed.
 */
export function useClaimForm(draft: ClaimDraft, onGo: (to: InsurancePlace) => void) {
  const t = useInsuranceText();
  const format = useFormat();
  const toast = useToast();
  const create = useAction(createClaim);
  const today = useToday();
  const [form, setForm] = useState(() => formOf(draft));
  const [isChanged, setChanged] = useState(false);
  useDraft(`claim:${draft.appointmentId}`, {
    value: isChanged ? form : null,
    onRestore: (value) => {
      const kept = readKeptClaim(value);
      if (!kept) return;
      setForm(kept);
      setChanged(true);
    },
  });
  const [wasTried, setTried] = useState(false);
  const findings = checkClaim(form, draft.minutes, daysLeft(today, draft.fileBy));
  const stops = findings.filter(({ level }) => level === 'stop');
  const refused = fieldProblems(create.error);
  const refusals = Object.entries(refused).filter(([field]) => /^(lines|diagnoses)\./.test(field));

  const wordsOf = ({ id, code }: Finding) =>
    t(findingKey(id), { count: draft.minutes, procedure: code === undefined ? '' : t(`code.${code as '90834'}`) });
  const messageOf = (field: string) => {
    const stop = stops.find((each) => each.field === field);
    return refused[field] ?? (wasTried && stop ? wordsOf(stop) : undefined);
  };

  async function send() {
    setTried(true);
    if (stops.length > 0 || create.isRunning) return;
    await create.run({ body: bodyOf(form, draft) }).then(
      (claim) => {
        setChanged(false);
        toast({
          tone: 'success',
          title: t('editor.sent', { payer: t(`payer.${claim.insurer}`), amount: format.money(claim.charge) }),
        });
        onGo(toClaim(claim.id));
      },
      () => undefined,
    );
  }

  return {
    form,
    change: (next: ClaimForm) => {
      if (create.error) create.reset();
      setForm(next);
      setChanged(true);
    },
    messageOf,
    /** What is likely to be denied; it does not keep the claim here. */
    warnings: findings.filter(({ level }) => level === 'warn'),
    problems: [
      ...refusals.map(([name, message]) => ({ name, message })),
      ...(wasTried ? stops.map((stop) => ({ name: stop.field, message: wordsOf(stop) })) : []),
    ],
    // What is refused at a field of the form is said there.
    error: refusals.length > 0 ? undefined : create.error,
    send,
  };
}
