import type { ModerationCase } from '@sakina/platform/contract';
import { useFormat, useNow } from '@sakina/platform/react';
import { useMemo } from 'react';
import { inWords } from '../../shared/index.ts';
import { useAdminModerationText } from '../messages/index.ts';
import { dueAt } from '../model/rules.ts';

/** What a case is about, how long it waits and when it is due, in words; the same functions for a minute. */
export function useCaseWords() {
  const t = useAdminModerationText();
  const format = useFormat();
  const now = useNow(60_000);
  return useMemo(
    () => ({
      what: ({ subject, circle }: Pick<ModerationCase, 'subject' | 'circle'>) =>
        circle === null
          ? t(`subject.${subject.kind}`)
          : t('subject.in', { what: t(`subject.${subject.kind}`), place: circle.name }),
      age: ({ openedAt }: Pick<ModerationCase, 'openedAt'>) => {
        const age = inWords(now - Date.parse(openedAt));
        return t(`age.${age.unit}`, { count: age.count });
      },
      isLate: (entry: ModerationCase) => dueAt(entry) < now,
      due: (entry: ModerationCase) => {
        const left = dueAt(entry) - now;
        const { unit, count } = inWords(left);
        return t(left < 0 ? `overdue.${unit}` : `due.${unit}`, { count });
      },
      reasons: ({ reports }: Pick<ModerationCase, 'reports'>) =>
        format.list([...new Set(reports.map(({ reason }) => t(`report.${reason}`)))], { type: 'unit', style: 'short' }),
    }),
    [t, format, now],
  );
}
