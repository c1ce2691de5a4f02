import type { ModerationCase } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { useMemo } from 'react';
import { useAdminModerationText } from '../messages/index.ts';

/** What a case is about and why it was reported, in words. */
export function useCaseText() {
  const t = useAdminModerationText();
  const format = useFormat();
  return useMemo(
    () => ({
      what: ({ subject, circle }: Pick<ModerationCase, 'subject' | 'circle'>) =>
        circle === null
          ? t(`subject.${subject.kind}`)
          : t('subject.in', { what: t(`subject.${subject.kind}`), place: circle.name }),
      reasons: ({ reports }: Pick<ModerationCase, 'reports'>) =>
        format.list([...new Set(reports.map(({ reason }) => t(`report.${reason}`)))], { type: 'unit', style: 'short' }),
    }),
    [t, format],
  );
}
