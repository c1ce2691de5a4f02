import { LoadingRegion, Section, Skeleton, Stack, Switch, Text, useToast } from '@sakina/design-system';
import { listAppointments, saveSafetyPlan } from '@sakina/platform/contract';
import type { Appointment, ProviderId, SafetyPlan } from '@sakina/platform/contract';
import { isApiError } from '@sakina/platform/client';
import { useAction, useFormatLocale, useOperation } from '@sakina/platform/react';
import { useState } from 'react';
import { ErrorNotice, ReadView } from '../../../shared/index.ts';
import { useReadLatestPlan } from '../api/safety-plans.ts';
import { usePlanText } from '../messages/index.ts';
import { entriesOf, withEntries } from '../model/sections.ts';

/** A provider with whom the plan can be shared. */
type MetProvider = Appointment['provider'];

/** Every provider of these sessions, once, by name. */
function providersOf(sessions: readonly Appointment[], locale: string): MetProvider[] {
  const met = new Map(sessions.map(({ provider }) => [provider.id, provider]));
  return [...met.values()].toSorted((first, second) => first.displayName.localeCompare(second.displayName, locale));
}

const REBASES = 2;

/** Who may read the plan, changed for one provider at a time. */
export function Sharing({ plan }: { plan: SafetyPlan }) {
  const t = usePlanText();
  const locale = useFormatLocale();
  const toast = useToast();
  const sessions = useOperation(listAppointments, { query: { as: 'client' } });
  const write = useAction(saveSafetyPlan);
  const readLatest = useReadLatestPlan();
  const [underWay, setUnderWay] = useState<{ id: ProviderId; isOn: boolean } | null>(null);
  const [error, setError] = useState<unknown>();

  async function send(id: ProviderId, isOn: boolean, latest: SafetyPlan, rebases = REBASES): Promise<void> {
    const others = latest.sharedWith.filter((other) => other !== id);
    const sharedWith = isOn ? [...others, id] : others;
    try {
      await write.run({
        body: { ...withEntries(latest, 'warningSigns', entriesOf(latest, 'warningSigns')), sharedWith },
      });
    } catch (thrown) {
      // Who may read it is the client’s alone to say: on top of a newer plan it means the same.
      if (!isApiError(thrown, 'VERSION_CONFLICT') || rebases === 0) throw thrown;
      await send(id, isOn, await readLatest(plan.clientId), rebases - 1);
    }
  }
  async function change({ id, displayName }: MetProvider, isOn: boolean) {
    if (underWay) return;
    setUnderWay({ id, isOn });
    setError(undefined);
    try {
      await send(id, isOn, plan);
      toast({ title: t(isOn ? 'sharing.on' : 'sharing.off', { name: displayName }), tone: 'success' });
    } catch (thrown) {
      setError(thrown);
    } finally {
      setUnderWay(null);
    }
  }
  return (
    <Section title={t('sharing.title')} headingSize="lg" description={t('sharing.help')} data-print="hide">
      <ErrorNotice error={error} />
      <ReadView
        read={sessions}
        loading={
          <LoadingRegion label={t('sharing.loading')}>
            <Skeleton lines={2} />
          </LoadingRegion>
        }
        isEmpty={({ items }) => items.length === 0}
        empty={<Text tone="muted">{t('sharing.none')}</Text>}
      >
        {({ items }) => (
          <Stack gap="x1">
            {providersOf(items, locale).map((provider) => (
              <Switch
                key={provider.id}
                value={underWay?.id === provider.id ? underWay.isOn : plan.sharedWith.includes(provider.id)}
                description={t(plan.sharedWith.includes(provider.id) ? 'sharing.reads' : 'sharing.readsNot')}
                onChange={(isOn) => void change(provider, isOn)}
              >
                {provider.displayName}
              </Switch>
            ))}
          </Stack>
        )}
      </ReadView>
    </Section>
  );
}
