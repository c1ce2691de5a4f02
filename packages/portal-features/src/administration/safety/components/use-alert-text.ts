import type { AdminSafetyAlert } from '@sakina/platform/contract';
import { isFirstLookLate, safetyTurnOf } from '@sakina/platform/domain';
import { useFormat, useNow } from '@sakina/platform/react';
import { useMemo } from 'react';
import { useAdminSafetyText } from '../messages/index.ts';

type Owned = Pick<AdminSafetyAlert, 'raisedAt' | 'owner'>;
type Cared = Pick<AdminSafetyAlert, 'raisedAt' | 'responsible' | 'owner'>;

/** Who has an alert, whose turn it is and who is responsible, in words; the same functions for a minute. */
export function useAlertText() {
  const t = useAdminSafetyText();
  const format = useFormat();
  const now = useNow(60_000);
  return useMemo(
    () => ({
      owner: (alert: Owned) =>
        alert.owner?.displayName ?? t(isFirstLookLate(alert, now) ? 'owner.late' : 'owner.noOne'),
      /** Whoever has it, and else who has to look next. */
      turn: (alert: Cared) => alert.owner?.displayName ?? t(`turn.${safetyTurnOf(alert, now)}`),
      responsible: ({ responsible }: Pick<AdminSafetyAlert, 'responsible'>) =>
        responsible.length === 0
          ? t('responsible.noOne')
          : format.list(
              responsible.map(({ displayName }) => displayName),
              { type: 'unit', style: 'short' },
            ),
    }),
    [t, format, now],
  );
}
