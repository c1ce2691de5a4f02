import { useFormat } from '@sakina/platform/react';
import { useClientsText } from '../messages/index.ts';
import type { Owed } from '../model/owed.ts';

/** Words what is owed to a client in one line, the most urgent first. */
export function useOwedText(): (owed: readonly Owed[]) => string {
  const t = useClientsText();
  const format = useFormat();
  return (owed) =>
    owed.length === 0
      ? t('owed.nothing')
      : format.list(
          owed.map(({ kind, count }) => t(`owed.${kind}`, { count })),
          { type: 'unit' },
        );
}
