import { Button, Status, Table } from '@sakina/design-system';
import type { TableColumn } from '@sakina/design-system';
import type { PlatformSettings } from '@sakina/platform/contract';
import { useMemo, useState } from 'react';
import { lazyPanel } from '../../../shared/index.ts';
import { Panel, useMayDo, usePlaceTime } from '../../shared/index.ts';
import { useAdminSettingsText } from '../messages/index.ts';
import type { SettingsProps } from './SettingsRead.tsx';
import { useIntegrationName } from './use-integration-name.ts';

const SecretDialog = lazyPanel(() => import('./SecretDialog.tsx').then((m) => m.SecretDialog));

type Integration = PlatformSettings['integrations'][number];

/** The connected systems; their secrets are replaced by platform administrators and never shown. */
export function ConnectionsPanel(props: SettingsProps) {
  const t = useAdminSettingsText();
  const moment = usePlaceTime();
  const nameOf = useIntegrationName();
  const mayReplace = useMayDo('secrets.replace');
  const [chosen, setChosen] = useState<Integration | null>(null);
  const columns = useMemo(
    (): readonly TableColumn<Integration>[] => [
      { id: 'name', header: t('connections.column.name'), rowHeader: true, width: 'wide', cell: nameOf },
      {
        id: 'state',
        header: t('connections.column.state'),
        cell: ({ isConfigured }) => (
          <Status tone={isConfigured ? 'success' : 'waiting'}>
            {t(isConfigured ? 'connections.on' : 'connections.off')}
          </Status>
        ),
      },
      {
        id: 'ends',
        header: t('connections.column.ends'),
        cell: ({ secretEndsWith }) =>
          secretEndsWith === null ? t('value.none') : <code dir="ltr">…{secretEndsWith}</code>,
      },
      {
        id: 'changed',
        header: t('connections.column.changed'),
        cell: ({ changedAt }) => (changedAt === null ? t('connections.never') : moment(changedAt)),
      },
      ...(mayReplace
        ? [
            {
              id: 'act',
              header: t('features.column.act'),
              width: 'narrow' as const,
              cell: (entry: Integration) => (
                <Button
                  size="small"
                  variant="secondary"
                  aria-label={t('connections.replaceNamed', { name: nameOf(entry) })}
                  onPress={() => setChosen(entry)}
                >
                  {t('connections.replace')}
                </Button>
              ),
            },
          ]
        : []),
    ],
    [t, moment, nameOf, mayReplace],
  );
  return (
    <Panel title={t('connections.title')} lead={t('connections.lead')}>
      <Table
        caption={t('connections.title')}
        columns={columns}
        rows={props.settings.integrations}
        rowKey={({ id }) => id}
        empty={null}
      />
      {chosen && <SecretDialog {...props} integration={chosen} onClose={() => setChosen(null)} />}
    </Panel>
  );
}
