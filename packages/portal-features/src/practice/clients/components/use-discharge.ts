import { useToast } from '@sakina/design-system';
import { dischargeClient } from '@sakina/platform/contract';
import { isApiError } from '@sakina/platform/client';
import { useAction, useClock } from '@sakina/platform/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import {
  isSameTyped,
  keepable,
  problemsIn,
  resolverOf,
  showRefusals,
  useJudgeAgain,
  useKeptFields,
} from '../../../shared/form/index.ts';
import type { Problem } from '../../../shared/form/index.ts';
import { useClientsText } from '../messages/index.ts';
import { blockersOf, dischargeProblems, mustSettle, summaryOf } from '../model/discharge.ts';
import type { DischargeForm, DischargeProblem } from '../model/discharge.ts';
import type { DischargeFieldsProps } from './discharge-props.ts';
import { useBegunDischarge } from './use-begun-discharge.ts';
import { useSummaryParts } from './use-summary-parts.ts';

/** The field at which a problem is said: a summary that is too long is said at its first part. */
const fieldOf = (problem: DischargeProblem) =>
  problem === 'course' || problem === 'summary' ? ('parts.course' as const) : problem;

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
  const form = useForm<DischargeForm>({
    defaultValues: typed.get<DischargeForm>(name) ?? start,
    shouldFocusError: false,
    resolver: resolverOf(problemsOf),
  });
  const [isAsking, setAsking] = useState(false);
  const [isOver, setOver] = useState(false);
  const blockers = blockersOf(client, props, clock.now());
  const ahead = blockers.filter(({ kind }) => kind === 'ahead').length;
  const toSettle = blockers.filter(mustSettle).length;
  const openPlans = plans.filter(({ status }) => status === 'ACTIVE' || status === 'DRAFT').length;

  const fields = useWatch({ control: form.control }) as DischargeForm;
  const discard = () => form.reset(start);
  const kept = useKeptFields(
    `discharge:${client.id}`,
    keepable(fields, isOver ? fields : start, (next) => form.reset(next)),
  );
  const keep = useEffectEvent(() => typed.set(name, isOver || isSameTyped(fields, start) ? undefined : fields));
  useEffect(() => () => keep(), []);

  const summaryIn = ({ parts }: DischargeForm) => summaryOf(parts, shown, labelOf);
  function problemsOf(found: DischargeForm): Problem<DischargeForm>[] {
    return dischargeProblems(found, summaryIn(found), ahead).map((problem) => [
      fieldOf(problem),
      t(`discharge.problem.${problem}`),
    ]);
  }
  useJudgeAgain(form, JSON.stringify(problemsOf(fields)));

  // What has to be settled elsewhere is no field of the form.
  const settle = form.formState.isSubmitted && toSettle > 0 ? t('discharge.problem.settle') : undefined;

  async function confirm() {
    const { reason, referral, clientWords, outreach, callsOff } = fields;
    try {
      await discharge.run({
        params: { id: client.id },
        body: {
          reason: reason || 'OTHER',
          summary: summaryIn(fields),
          referral: reason === 'TRANSFERRED' ? referral.trim() : null,
          clientWords: clientWords.trim() || null,
          ...(reason === 'LOST_CONTACT' && { outreach: [...outreach] }),
          cancelAppointments: ahead > 0 && callsOff,
        },
      });
      kept.forget();
      setOver(true);
      setAsking(false);
      toast({ tone: 'success', title: t('discharge.done', { name: client.displayName }) });
      onDone();
    } catch (refusal) {
      setAsking(false);
      if (!isApiError(refusal)) throw refusal;
      showRefusals(refusal, form);
    }
  }

  return {
    form,
    fields,
    kept,
    /** Puts the form back to what the record says. */
    discard,
    /** In the order of the form; what has to be settled elsewhere comes before them and has focus. */
    problems: settle === undefined ? problemsIn(form.formState.errors) : [],
    settle,
    blockers,
    ahead,
    openPlans,
    error: discharge.error,
    isAsking,
    isRunning: discharge.isRunning,
    submit: form.handleSubmit(() => {
      if (toSettle === 0) setAsking(true);
    }),
    confirm: () => void confirm(),
    cancel: () => setAsking(false),
  };
}
