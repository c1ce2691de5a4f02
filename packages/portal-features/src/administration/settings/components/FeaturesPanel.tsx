import { Button, Stack, Status, Table, Text } from '@sakina/design-system';
import type { TableColumn } from '@sakina/design-system';
import type { PlatformSettings } from '@sakina/platform/contract';
import { useMemo, useState } from 'react';
import { lazyPanel } from '../../../shared/index.ts';
import { Panel } from '../../shared/index.ts';
import { useAdminSettingsText } from '../messages/index.ts';
import type { SettingsProps } from './SettingsRead.tsx';

const ChangeDialog = lazyPanel(() => import('./ChangeDialog.tsx').then((m) => m.ChangeDialog));

type Feature = PlatformSettings['features'][number];

/** What can be switched off for everyone, with who would notice. */
export function FeaturesPanel(props: SettingsProps) {
  const t = useAdminSettingsText();
  const { mayChange } = props;
  const [chosen, setChosen] = useState<Pick<Feature, 'key' | 'enabled'> | null>(null);
  const columns = useMemo(
    (): readonly TableColumn<Feature>[] => [
      {
        id: 'feature',
        header: t('features.column.name'),
        rowHeader: true,
        width: 'wide',
        cell: ({ key }) => (
          <Stack gap="half">
            <Text as="span" weight="strong">
              {t(`setting.features.${key}`)}
            </Text>
            <Text as="span" size="sm" tone="muted" weight="regular">
              {t(`feature.${key}.what`)}
            </Text>
          </Stack>
        ),
      },
      {
        id: 'state',
        header: t('features.column.state'),
        cell: ({ enabled }) => (
          <Status tone={enabled ? 'active' : 'neutral'}>{t(enabled ? 'value.on' : 'value.off')}</Status>
        ),
      },
      {
        id: 'reach',
        header: t('features.column.reach'),
        cell: ({ reach }) => (
          <Stack gap="half">
            <span>{reach ? t('features.people', { count: reach.people }) : t('features.unknown')}</span>
            {reach !== undefined && reach.upcoming > 0 && (
              <span>{t('features.upcoming', { count: reach.upcoming })}</span>
            )}
          </Stack>
        ),
      },
      ...(mayChange
        ? [
            {
              id: 'act',
              header: t('features.column.act'),
              width: 'narrow' as const,
              cell: ({ key, enabled }: Feature) => (
                <Button
                  size="small"
                  variant="secondary"
                  aria-label={t(enabled ? 'features.offNamed' : 'features.onNamed', {
                    name: t(`setting.features.${key}`),
                  })}
                  onPress={() => setChosen({ key, enabled })}
                >
                  {t(enabled ? 'features.off' : 'features.on')}
                </Button>
              ),
            },
          ]
        : []),
    ],
    [t, mayChange],
  );
  return (
    <Panel title={t('features.title')} lead={t('features.lead')}>
      <Table
        caption={t('features.title')}
        columns={columns}
        rows={props.settings.features}
        rowKey={({ key }) => key}
        empty={null}
      />
      {chosen && (
        <ChangeDialog
          {...props}
          changes={[{ path: `features.${chosen.key}`, value: !chosen.enabled }]}
          title={t(chosen.enabled ? 'features.offTitle' : 'features.onTitle', {
            name: t(`setting.features.${chosen.key}`),
          })}
          onClose={() => setChosen(null)}
        />
      )}
    </Panel>
  );
}
