import type { ClaimStatusReport } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { useInsuranceText } from '../messages/index.ts';

/**
 * The appeal of a claim, the answer to it, what was written off and why it was taken back, as steps of the insurer's
 * track in the order they came.
 */
export function useSettlementEvents({
  appeal,
  writeOffs = [],
  voided,
}: Pick<ClaimStatusReport, 'appeal' | 'writeOffs' | 'voided'>) {
  const t = useInsuranceText();
  const format = useFormat();
  const stepOf = (id: string, at: string, title: string, words: string) => ({
    id,
    title,
    time: t('moment', { day: format.shortDate(at), time: format.time(at) }),
    dateTime: at,
    // What a person wrote stays in their words, whatever their language.
    children: <q dir="auto">{words}</q>,
  });
  return [
    ...(appeal ? [stepOf('appeal', appeal.sentAt, t('appeal.event'), appeal.reason)] : []),
    ...(appeal?.answer
      ? [stepOf('answer', appeal.answer.at, t(`appeal.${appeal.answer.outcome}`), appeal.answer.words)]
      : []),
    ...writeOffs.map(({ amount, reason, words, at, by }, index) =>
      stepOf(
        `write-off ${index}`,
        at,
        t('writeOff.event', { amount: format.money(amount), by, reason: t(`writeOff.reason.${reason}`) }),
        words,
      ),
    ),
    ...(voided
      ? [
          stepOf(
            'void',
            voided.at,
            t('void.event', { by: voided.by, reason: t(`void.reason.${voided.reason}`) }),
            voided.words,
          ),
        ]
      : []),
  ].toSorted((first, second) => first.dateTime.localeCompare(second.dateTime));
}
