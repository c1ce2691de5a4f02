import type { DataColumn } from '@sakina/design-system';
import type { AdminSession } from '@sakina/platform/contract';
import { bookingStateOf } from '@sakina/platform/domain';
import { useFormat } from '@sakina/platform/react';
import { useMemo } from 'react';
import { useSharedText } from '../../../shared/index.ts';
import { usePlaceTime } from '../../shared/index.ts';
import { withTexts } from '../../shared/columns.ts';
import { useAdminSessionsText } from '../messages/index.ts';
import { columnShapes } from '../model/columns.ts';
import { SessionStatus } from './SessionStatus.tsx';
import { useStatusText } from './use-status-text.ts';

/** The columns of the list in the reader’s words. */
export function useSessionColumns(): readonly DataColumn<AdminSession>[] {
  const t = useAdminSessionsText();
  const shared = useSharedText();
  const statusText = useStatusText();
  const format = useFormat();
  const moment = usePlaceTime();
  return useMemo(() => {
    const noteText = ({ noteStatus, status }: AdminSession) =>
      noteStatus ? t(`note.${noteStatus}`) : status === 'COMPLETED' ? t('note.none') : '';
    return withTexts(columnShapes, {
      header: (id) => t(`column.${id}`),
      options: {
        kind: (id) => shared(`kind.${id as 'IMAM'}`),
        status: (id) => statusText(id as 'PENDING'),
      },
      cells: {
        startsAt: {
          format: ({ startsAt }) => moment(startsAt),
          cell: ({ startsAt }) => <time dateTime={startsAt}>{moment(startsAt)}</time>,
        },
        client: { cell: ({ client }) => <bdi>{client.displayName}</bdi> },
        provider: { cell: ({ provider }) => <bdi>{provider.displayName}</bdi> },
        kind: { format: ({ provider }) => shared(`kind.${provider.kind}`) },
        status: {
          format: (session) => statusText(bookingStateOf(session)),
          cell: (session) => <SessionStatus session={session} />,
        },
        note: { format: noteText },
        billedMinutes: {
          format: ({ billedMinutes }) => (billedMinutes === null ? '' : t('minutes', { count: billedMinutes })),
        },
        price: { format: ({ price }) => format.amount(price) },
      },
    });
  }, [t, shared, statusText, format, moment]);
}
