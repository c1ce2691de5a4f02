import { Banner, Button, Inline, Select, Table } from '@sakina/design-system';
import type { TableColumn } from '@sakina/design-system';
import { listOrganizations } from '@sakina/platform/contract';
import { planIds, planOf, UNLIMITED } from '@sakina/platform/domain';
import type { PlanId, PlanLimits } from '@sakina/platform/domain';
import { useFormat, useOperation } from '@sakina/platform/react';
import { useMemo, useState } from 'react';
import { lazyPanel } from '../../../shared/index.ts';
import { Panel } from '../../shared/index.ts';
import { useAdminSettingsText } from '../messages/index.ts';
import { OverLimit } from './OverLimit.tsx';
import type { SettingsProps } from './SettingsRead.tsx';

const ChangeDialog = lazyPanel(() => import('./ChangeDialog.tsx').then((m) => m.ChangeDialog));

interface LimitRow {
  name: keyof PlanLimits;
}

const LIMITS: readonly LimitRow[] = [
  { name: 'users' },
  { name: 'projects' },
  { name: 'storageGb' },
  { name: 'workflows' },
  { name: 'apiCallsPerMonth' },
  { name: 'customIntegrations' },
];

/** What the plans contain, which one the own organisation has, and who is over a limit. */
export function PlansPanel(props: SettingsProps) {
  const t = useAdminSettingsText();
  const format = useFormat();
  const { plan, organization } = props.settings;
  const organizations = useOperation(listOrganizations, {});
  const [picked, setPicked] = useState<PlanId | null>(null);
  const chosen = picked ?? plan;
  const [isAsking, setAsking] = useState(false);
  const people = organizations.data?.items.find(({ id }) => id === organization.id)?.userCount ?? null;
  const columns = useMemo((): readonly TableColumn<LimitRow>[] => {
    const limitText = (limit: number) => (limit === UNLIMITED ? t('plans.unlimited') : format.number(limit));
    return [
      { id: 'limit', header: t('plans.column.limit'), rowHeader: true, cell: ({ name }) => t(`limit.${name}`) },
      ...planIds.map((id) => ({
        id,
        header: t(`plan.${id}`),
        align: 'end' as const,
        cell: ({ name }: LimitRow) => limitText(planOf(id).limits[name]),
      })),
    ];
  }, [t, format]);
  return (
    <>
      <Panel title={t('plans.title')} lead={t('plans.lead', { name: organization.name, plan: t(`plan.${plan}`) })}>
        {props.mayChange && (
          <Inline align="end">
            <Select
              label={t('plans.choose')}
              hasOptionalMark={false}
              options={planIds.map((id) => ({ id, label: t(`plan.${id}`) }))}
              value={chosen}
              onChange={(id) => setPicked(planIds.find((name) => name === id) ?? null)}
            />
            <Button variant="secondary" isDisabled={chosen === plan} onPress={() => setAsking(true)}>
              {t('plans.change')}
            </Button>
          </Inline>
        )}
        {organizations.error && (
          <Banner tone="warning" title={t('plans.unread')}>
            {t('plans.unreadBody')}
          </Banner>
        )}
        <Table caption={t('plans.title')} columns={columns} rows={LIMITS} rowKey={({ name }) => name} empty={null} />
      </Panel>
      <OverLimit read={organizations} />
      {isAsking && (
        <ChangeDialog
          {...props}
          changes={[{ path: 'plan', value: chosen }]}
          people={people}
          title={t('plans.changeTitle', { name: organization.name, plan: t(`plan.${chosen}`) })}
          onClose={(isSaved) => {
            setAsking(false);
            if (isSaved) setPicked(null);
          }}
        />
      )}
    </>
  );
}
