import { Text } from '@sakina/design-system';
import type { TableColumn } from '@sakina/design-system';
import type { AdminSession } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { useSharedText } from '../../shared/index.ts';
import { useAdminSessionsText } from '../messages/index.ts';
import { SessionStatus } from './SessionStatus.tsx';

/** The columns of the list; their ids are the server's words for sorting. */
export function useSessionColumns(): TableColumn<AdminSession>[] {
  const t = useAdminSessionsText();
  const shared = useSharedText();
  const format = useFormat();
  return [
    {
      id: 'startsAt',
      header: t('column.startsAt'),
      sortable: true,
      width: 'narrow',
      cell: ({ startsAt }) => (
        <time dateTime={startsAt}>
          {t('row.moment', { day: format.shortDate(startsAt), time: format.time(startsAt) })}
        </time>
      ),
    },
    {
      id: 'client',
      header: t('column.client'),
      sortable: true,
      rowHeader: true,
      cell: ({ client }) => <bdi>{client.displayName}</bdi>,
    },
    {
      id: 'provider',
      header: t('column.provider'),
      sortable: true,
      cell: ({ provider }) => (
        <>
          <bdi>{provider.displayName}</bdi> ·{' '}
          <Text as="span" tone="muted">
            {shared(`kind.${provider.kind}`)}
          </Text>
        </>
      ),
    },
    { id: 'service', header: t('column.service'), hideBelow: 'lg', cell: ({ service }) => service.name },
    {
      id: 'status',
      header: t('column.status'),
      sortable: true,
      width: 'narrow',
      cell: ({ status }) => <SessionStatus status={status} />,
    },
    {
      id: 'billedMinutes',
      header: t('column.billedMinutes'),
      sortable: true,
      align: 'end',
      width: 'narrow',
      cell: ({ billedMinutes }) => (billedMinutes === null ? t('none') : t('minutes', { count: billedMinutes })),
    },
    {
      id: 'note',
      header: t('column.note'),
      hideBelow: 'lg',
      cell: ({ noteStatus, status }) =>
        noteStatus ? t(`note.${noteStatus}`) : t(status === 'COMPLETED' ? 'note.none' : 'none'),
    },
    {
      id: 'price',
      header: t('column.price'),
      sortable: true,
      align: 'end',
      width: 'narrow',
      cell: ({ price }) => format.money(price),
    },
  ];
}
