import type { Measure } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { useClientsText } from '../messages/index.ts';
import type { DischargeForm } from '../model/discharge.ts';
import type { DischargeFieldsProps } from './discharge-props.ts';

/** The form of a discharge as it begins: filled with what the record says already. */
export function useBegunDischarge(): (
  record: Pick<DischargeFieldsProps, 'client' | 'plans' | 'measures'>,
) => DischargeForm {
  const t = useClientsText();
  const format = useFormat();
  return ({ client, plans, measures }) => {
    const plan = plans.find(({ status }) => status === 'ACTIVE') ?? plans[0];
    const lines = (['PHQ_9', 'GAD_7'] as const).flatMap((instrument) => {
      const scores = measures
        .filter((measure): measure is Measure & { result: NonNullable<Measure['result']>; completedAt: string } =>
          Boolean(measure.instrument === instrument && measure.result && measure.completedAt),
        )
        .toSorted((one, other) => Date.parse(one.completedAt) - Date.parse(other.completedAt));
      const [first] = scores;
      const last = scores.at(-1);
      return first && last
        ? [
            t('discharge.fill.measure', {
              name: t(`instrument.${instrument}`),
              first: first.result.score,
              last: last.result.score,
              day: format.shortDate(last.completedAt),
            }),
          ]
        : [];
    });
    return {
      reason: '',
      parts: {
        problem: plan?.problem ?? '',
        course: t('discharge.fill.course', {
          count: client.sessionCount,
          from: format.date(client.since, { day: 'numeric', month: 'long', year: 'numeric' }),
        }),
        goals: (plan?.goals ?? [])
          .map(({ statement, progress }) => t('discharge.fill.goal', { statement, progress: format.percent(progress) }))
          .join('\n'),
        measures: lines.join('\n'),
        risk: client.risk?.notes ?? '',
        aftercare: '',
      },
      referral: '',
      clientWords: '',
      outreach: [],
      callsOff: false,
    };
  };
}
