import { Status } from '@sakina/design-system';
import { listExpiringCredentials } from '@sakina/platform/contract';
import { useMemo } from 'react';
import { useSharedText } from '../../../shared/index.ts';
import { QueueTable, useCursorRows } from '../../shared/index.ts';
import type { QueueListProps } from '../../shared/index.ts';
import { withTexts } from '../../shared/columns.ts';
import { useAdminProvidersText } from '../messages/index.ts';
import { expiryShapes } from '../model/columns.ts';
import { useDayWords } from './use-words.ts';

/** Days ahead that the radar looks. */
const AHEAD = 90;

/** Credentials that have lapsed or lapse within 90 days, those that ended first at the top; opens their provider. */
export function ExpiryList(props: QueueListProps) {
  const t = useAdminProvidersText();
  const shared = useSharedText();
  const { ends } = useDayWords();
  const list = useCursorRows(listExpiringCredentials, { query: { withinDays: AHEAD, limit: 100 } });
  const columns = useMemo(
    () =>
      withTexts(expiryShapes, {
        header: (id) => t(`column.${id as 'name'}`),
        options: { kind: (id) => shared(`kind.${id as 'IMAM'}`) },
        cells: {
          name: { cell: (row) => <bdi>{row.provider.displayName}</bdi> },
          ends: {
            format: (row) => ends(row.expiresOn),
            cell: (row) => (
              <Status size="small" tone={row.state === 'LAPSED' ? 'danger' : 'warning'}>
                {ends(row.expiresOn)}
              </Status>
            ),
          },
        },
      }),
    [t, shared, ends],
  );
  return (
    <QueueTable
      {...props}
      list={list}
      caption={t('expiring')}
      columns={columns}
      rowLabel={({ provider }) => provider.displayName}
      openId={({ provider }) => provider.id}
      empty={{ title: t('expiring.empty.title'), body: t('expiring.empty.body') }}
    />
  );
}
