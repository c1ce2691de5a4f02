import { Status } from '@sakina/design-system';
import type { DataColumn } from '@sakina/design-system';
import type { AuditEntry } from '@sakina/platform/contract';
import { useMemo } from 'react';
import { usePlaceTime } from '../../shared/index.ts';
import { withTexts } from '../../shared/columns.ts';
import { useAdminSettingsText } from '../messages/index.ts';
import { auditShapes } from '../model/audit-columns.ts';
import { useSettingText } from './use-setting-text.ts';
import { useTargetName } from './use-target-name.ts';

/** The columns of the audit log in the reader’s words. */
export function useAuditColumns(): readonly DataColumn<AuditEntry>[] {
  const t = useAdminSettingsText();
  const moment = usePlaceTime();
  const words = useSettingText();
  const nameOf = useTargetName();
  return useMemo(
    () =>
      withTexts(auditShapes, {
        header: (id) => t(`audit.column.${id as 'at'}`),
        options: {
          action: (id) => t(`action.${id as 'user.viewed'}`),
          outcome: (id) => t(`outcome.${id as 'DONE'}`),
          kind: (id) => t(`target.${id as 'USER'}`),
        },
        cells: {
          at: { format: (row) => moment(row.at) },
          actor: { cell: (row) => <bdi>{row.actor.displayName}</bdi> },
          outcome: {
            format: (row) => t(`outcome.${row.outcome ?? 'DONE'}`),
            cell: (row) => (
              <Status size="small" tone={row.outcome === 'REFUSED' ? 'danger' : 'success'}>
                {t(`outcome.${row.outcome ?? 'DONE'}`)}
              </Status>
            ),
          },
          target: {
            format: (row) => t('target.named', { name: nameOf(row.target), id: row.target.id }),
            cell: ({ target }) => (
              <bdi>
                <bdi>{nameOf(target)}</bdi> <code dir="ltr">{target.id}</code>
              </bdi>
            ),
          },
          change: { format: (row) => words.changesOf(row).join(' · ') },
          reason: { format: (row) => words.reasonOf(row) ?? '' },
        },
      }),
    [t, moment, words, nameOf],
  );
}
