import { useToast } from '@sakina/design-system';
import { dischargeClient } from '@sakina/platform/contract';
import { isApiError } from '@sakina/platform/client';
import { useAction, useClock } from '@sakina/platform/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { readKeptForm, useUnsaved } from '../../../shared/form/index.ts';
import type { SyntheticEvent } from 'react';
import { useClientsText } from '../messages/index.ts';
import { blockersOf, dischargeProblems, mustSettle, summaryOf } from '../model/discharge.ts';
import type { DischargeForm, DischargeProblem, SummaryPart } from '../model/discharge.ts';
import type { DischargeFieldsProps } from './discharge-props.ts';
import { useBegunDischarge } from './use-begun-discharge.ts';
import { useSummaryParts } from './use-summary-parts.ts';

/** What is wrong, in words; `settle` is for what has to be settled elsewhere first. */
type Problems = Partial<Record<DischargeProblem | 'settle', string>>;

/** The form that ends care: begins with what the record says, keeps what is typed, asks once more, and sends once. */
export function useDischarge(props: DischargeFieldsProps) {
  const { client, plans, typed, onDone } = props;
  const begun = useBegunDischarge();
  const t = useClientsText();
  const { shown, labelOf } = useSummaryParts();
  const clock = useClock();
  const toast = useToast();
  const discharge = useAction(dischargeClient);
  const name = `discharge ${client.id}`;
  const [start] = useState(() => begun(props));
  const [form, setForm] = useState<DischargeForm>(() => typed.get<DischargeForm>(name) ?? start);
  const [problems, setProblems] = useState<Problems>({});
  const [isAsking, setAsking] = useState(false);
  const [isOver, setOver] = useState(false);
  const blockers = blockersOf(client, props, clock.now());
  const ahead = blockers.filter(({ kind }) => kind === 'ahead').length;
  const toSettle = blockers.filter(mustSettle).length;
  const openPlans = plans.filter(({ status }) => status === 'ACTIVE' || status === 'DRAFT').length;
  const summary = summaryOf(form.parts, shown, labelOf);

  const isTyped = form !== start && !isOver;
  const unsaved = useUnsaved<DischargeForm>(`discharge:${client.id}`, {
    value: isTyped ? form : null,
    read: (kept) => {
      const found = readKeptForm(kept, start);
      return found && readKeptForm(found.parts, start.parts) && found;
    },
    restore: setForm,
  });

  const keep = useEffectEvent(() => typed.set(name, isTyped ? form : undefined));
  useEffect(() => () => keep(), []);

  function set(changes: Partial<DischargeForm>) {
    setForm({ ...form, ...changes });
    setProblems({});
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    const found: Problems = toSettle > 0 ? { settle: t('discharge.problem.settle') } : {};
    for (const problem of dischargeProblems(form, summary, ahead)) found[problem] = t(`discharge.problem.${problem}`);
    setProblems(found);
    const [first] = Object.keys(found);
    if (first === undefined) return setAsking(true);
    // The field becomes invalid with the next render, and the focus belongs on the first.
    setTimeout(() => {
      const at = document.querySelector<HTMLElement>(`[data-field="${first === 'summary' ? 'course' : first}"]`);
      (at?.querySelector<HTMLElement>('input, textarea, button') ?? at)?.focus();
    });
    return undefined;
  }

  async function confirm() {
    try {
      await discharge.run({
        params: { id: client.id },
        body: {
          reason: form.reason || 'OTHER',
          summary,
          referral: form.reason === 'TRANSFERRED' ? form.referral.trim() : null,
          clientWords: form.clientWords.trim() || null,
          ...(form.reason === 'LOST_CONTACT' && { outreach: [...form.outreach] }),
          cancelAppointments: ahead > 0 && form.callsOff,
        },
      });
      unsaved.forget();
      setOver(true);
      setAsking(false);
      toast({ tone: 'success', title: t('discharge.done', { name: client.displayName }) });
      onDone();
    } catch (refusal) {
      setAsking(false);
      if (!isApiError(refusal)) throw refusal;
    }
  }

  return {
    form,
    set,
    unsaved,
    /** Puts the form back to what the record says. */
    discard: () => {
      setForm(start);
      setProblems({});
    },
    setPart: (part: SummaryPart, text: string) => set({ parts: { ...form.parts, [part]: text } }),
    problems,
    blockers,
    ahead,
    openPlans,
    error: discharge.error,
    isAsking,
    isRunning: discharge.isRunning,
    submit,
    confirm: () => void confirm(),
    cancel: () => setAsking(false),
  };
}
