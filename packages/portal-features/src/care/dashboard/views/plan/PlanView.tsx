import {
  ButtonLink,
  EmptyState,
  LoadingRegion,
  PageHeader,
  Section,
  Skeleton,
  Stack,
  Text,
} from '@sakina/design-system';
import { listOwnTreatmentPlans } from '@sakina/platform/contract';
import { useClock, useFormat, useOperation, useUser } from '@sakina/platform/react';
import { ReadView, useRouteFocus } from '../../../../shared/index.ts';
import { pathTo } from '../../model/place.ts';
import { usePlanText } from './messages/index.ts';
import { Plan } from './Plan.tsx';

/** What the person works towards with each provider, in their own words: never the provider's notes. */
export function PlanView() {
  const t = usePlanText();
  const title = useRouteFocus();
  const read = useOperation(listOwnTreatmentPlans, {});
  const user = useUser();
  const format = useFormat();
  const clock = useClock();
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} titleRef={title}>
        {/* A sheet is found again by whose it is, and of when. */}
        {user && (
          <Text data-print="only">
            {t('printed', {
              name: `${user.firstName} ${user.lastName}`.trim(),
              date: format.shortDate(new Date(clock.now()).toISOString()),
            })}
          </Text>
        )}
      </PageHeader>
      <ReadView
        read={read}
        loading={
          <LoadingRegion label={t('loading')}>
            <Stack gap="x3">
              <Skeleton shape="heading" />
              <Skeleton lines={5} />
            </Stack>
          </LoadingRegion>
        }
        isEmpty={({ items }) => items.length === 0}
        empty={
          <EmptyState
            title={t('empty.title')}
            illustration="path"
            action={
              <ButtonLink variant="secondary" href={pathTo('home')}>
                {t('empty.action')}
              </ButtonLink>
            }
          >
            {t('empty.body')}
          </EmptyState>
        }
      >
        {({ items }) => {
          const active = items.filter(({ status }) => status === 'ACTIVE' || status === 'DRAFT');
          const past = items.filter(({ status }) => status !== 'ACTIVE' && status !== 'DRAFT');
          return (
            <Stack gap="section">
              {active.map((plan) => (
                <Plan key={plan.id} plan={plan} />
              ))}
              {active.length > 0 && (
                <Text size="sm" tone="muted" measure>
                  {t('note')}
                </Text>
              )}
              {past.length > 0 && (
                <Section title={t('past')}>
                  <Stack gap="section">
                    {past.map((plan) => (
                      <Plan key={plan.id} plan={plan} headingLevel={3} />
                    ))}
                  </Stack>
                </Section>
              )}
            </Stack>
          );
        }}
      </ReadView>
    </>
  );
}
