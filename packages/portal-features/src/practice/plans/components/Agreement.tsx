import { Accordion, Banner, Button, LoadingRegion, Section, Skeleton, Stack, Text } from '@sakina/design-system';
import { listPlanVersions, sendPlanVersion } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import { isApiError } from '@sakina/platform/client';
import type { TreatmentPlan } from '@sakina/platform/contract';
import { clientVersion } from '@sakina/platform/domain';
import { useState } from 'react';
import { ConfirmAction } from '../../../shared/confirm-action/index.ts';
import { ReadView } from '../../../shared/index.ts';
import { usePlansText } from '../messages/index.ts';
import { isAsSent, keptGoals } from '../model/plan-fields.ts';
import { VersionItem } from './VersionItem.tsx';

/** What the client has agreed to: the state of the newest version, the way to send it, and all versions. */
export function Agreement({ plan }: { plan: TreatmentPlan }) {
  const t = usePlansText();
  const read = useOperation(listPlanVersions, { params: { id: plan.id } });
  const [isAsking, setAsking] = useState(false);
  const name = plan.client.displayName;
  const isOver = plan.status === 'COMPLETED' || plan.status === 'DISCONTINUED';

  return (
    <Section title={t('agreement.title')} headingLevel={3}>
      <ReadView
        read={read}
        loading={
          <LoadingRegion label={t('loading.versions')}>
            <Skeleton lines={2} />
          </LoadingRegion>
        }
      >
        {({ items }) => {
          const [newest] = items;
          const shown = clientVersion(items);
          const isSame = newest !== undefined && isAsSent(plan, newest);
          const isWaiting = newest?.answer === null;
          const canSend = !isOver && !isWaiting && !(isSame && newest.answer === 'AGREED');
          const hasGoal = keptGoals(plan.goals).length > 0;
          const state = !newest
            ? 'never'
            : newest.answer === null
              ? 'waiting'
              : newest.answer === 'AGREED'
                ? isSame
                  ? 'agreed'
                  : 'changed'
                : newest.answer === 'CHANGE_ASKED'
                  ? 'changeAsked'
                  : 'withdrawn';
          return (
            <Stack gap="x2">
              {state === 'changeAsked' && newest?.words ? (
                <Banner tone="warning" urgency="none" title={t('agreement.changeAsked', { name })}>
                  <bdi>{newest.words}</bdi>
                </Banner>
              ) : (
                <Text role="status">{t(`agreement.${state}`, { name, number: newest?.number ?? 0 })}</Text>
              )}
              {state !== 'agreed' && state !== 'changed' && (
                <Text size="sm" tone="muted">
                  {shown ? t('agreement.reads', { name, number: shown.number }) : t('agreement.readsNone', { name })}
                </Text>
              )}
              {canSend && !hasGoal && <Text tone="muted">{t('send.needsGoal')}</Text>}
              {canSend && hasGoal && (
                <div>
                  <Button variant="secondary" onPress={() => setAsking(true)}>
                    {t('send.open')}
                  </Button>
                </div>
              )}
              {items.length > 0 && (
                <Accordion
                  headingLevel={4}
                  items={[
                    {
                      id: 'versions',
                      title: t('versions.title', { count: items.length }),
                      content: (
                        <Stack gap="x3">
                          {items.map((version) => (
                            <VersionItem key={version.number} version={version} />
                          ))}
                        </Stack>
                      ),
                    },
                  ]}
                />
              )}
              <ConfirmAction
                isOpen={isAsking}
                operation={sendPlanVersion}
                input={{ params: { id: plan.id }, body: { version: plan.version } }}
                tone="primary"
                title={t('send.title', { name })}
                confirmLabel={t('send.confirm')}
                cancelLabel={t('cancel')}
                done={t('send.done', { name })}
                failureText={(error) => (isApiError(error, 'PLAN_ACTIVE') ? t('send.otherActive') : undefined)}
                onClose={() => setAsking(false)}
              >
                {t(plan.status === 'DRAFT' ? 'send.bodyDraft' : 'send.bodyActive', {
                  number: (newest?.number ?? 0) + 1,
                })}
              </ConfirmAction>
            </Stack>
          );
        }}
      </ReadView>
    </Section>
  );
}
