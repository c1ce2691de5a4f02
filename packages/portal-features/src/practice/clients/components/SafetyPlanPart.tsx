import { KeyValueList, LoadingRegion, Skeleton, Stack, Text } from '@sakina/design-system';
import { getSafetyPlan } from '@sakina/platform/contract';
import { useFormat, useOperation } from '@sakina/platform/react';
import { errorCase, ReadView } from '../../../shared/index.ts';
import { useClientsText } from '../messages/index.ts';

/** What the client's safety plan says for now, where they share it. */
export function SafetyPlanPart({ clientId }: { clientId: string }) {
  const t = useClientsText();
  const format = useFormat();
  const read = useOperation(getSafetyPlan, { params: { id: clientId } });
  const none = <Text size="sm">{t('plan.none')}</Text>;
  return (
    <ReadView
      read={read}
      loading={
        <LoadingRegion label={t('plan.loading')}>
          <Skeleton lines={2} />
        </LoadingRegion>
      }
      describeError={(error) => (['forbidden', 'notFound'].includes(errorCase(error)) ? none : undefined)}
      isEmpty={({ updatedAt }) => updatedAt === null}
      empty={none}
    >
      {(plan) => (
        <Stack gap="x1">
          <Text size="sm" weight="strong">
            {t('plan.title')}
          </Text>
          <KeyValueList
            items={[
              { term: t('plan.helps'), value: format.list(plan.whatHelpsMe, { type: 'unit' }) },
              {
                term: t('plan.people'),
                value: format.list(
                  plan.peopleICanAsk.map(({ name, phone }) => (phone === null ? name : `${name} ${phone}`)),
                  { type: 'unit' },
                ),
              },
              { term: t('plan.safe'), value: format.list(plan.makingItSafe, { type: 'unit' }) },
            ]}
          />
        </Stack>
      )}
    </ReadView>
  );
}
