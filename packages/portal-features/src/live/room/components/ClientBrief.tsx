import { Badge, KeyValueList, Stack, Text } from '@sakina/design-system';
import { getClient, getSafetyPlan, listSessionNotes, listTreatmentPlans } from '@sakina/platform/contract';
import type { Appointment } from '@sakina/platform/contract';
import { useFormat, useOperation } from '@sakina/platform/react';
import { Bulleted, CrisisLinks, ReadView } from '../../../shared/index.ts';
import { useSessionText } from '../messages/index.ts';
import { lastNote } from '../model/scratch.ts';

export interface ClientBriefProps {
  /** What is read. */
  part: 'flags' | 'note' | 'plan' | 'safety';
  /** The running session. */
  appointment: Appointment;
}

/** One part of what the provider knows of the client, for reading while the session runs. */
export function ClientBrief({ part, appointment }: ClientBriefProps) {
  switch (part) {
    case 'flags':
      return <Flags clientId={appointment.client.id} />;
    case 'note':
      return <LastNote appointment={appointment} />;
    case 'plan':
      return <Plan clientId={appointment.client.id} />;
    case 'safety':
      return <SafetyPlan clientId={appointment.client.id} />;
  }
}

function useLoading() {
  const t = useSessionText();
  return (
    <Text size="sm" tone="muted">
      {t('beside.loading')}
    </Text>
  );
}

function Flags({ clientId }: { clientId: string }) {
  const t = useSessionText();
  return (
    <ReadView read={useOperation(getClient, { params: { id: clientId } })} loading={useLoading()}>
      {({ risk, openFlags, emergencyContact }) => (
        <Stack gap="x1">
          {openFlags > 0 && <Badge tone="danger">{t('beside.flags.open', { count: openFlags })}</Badge>}
          {risk && <Badge tone="warning">{t(`beside.risk.${risk.level}`)}</Badge>}
          {risk && <Text size="sm">{risk.notes}</Text>}
          {openFlags === 0 && risk === null && <Text size="sm">{t('beside.flags.none')}</Text>}
          <Text size="sm">
            {emergencyContact ? t('beside.contact', { ...emergencyContact }) : t('beside.contact.none')}
          </Text>
        </Stack>
      )}
    </ReadView>
  );
}

function LastNote({ appointment }: { appointment: Appointment }) {
  const t = useSessionText();
  const format = useFormat();
  return (
    <ReadView
      read={useOperation(listSessionNotes, { query: { clientId: appointment.client.id } })}
      loading={useLoading()}
    >
      {({ items }) => {
        const note = lastNote(items, appointment.id);
        if (!note) return <Text size="sm">{t('beside.note.none')}</Text>;
        const written = note.sections.filter(({ text }) => text.trim() !== '');
        return (
          <Stack gap="x1">
            <Text size="xs" tone="muted">
              {t(note.status === 'DRAFT' ? 'beside.note.draft' : 'beside.note.of', {
                date: format.shortDate(note.sessionStartedAt),
              })}
            </Text>
            <KeyValueList
              layout="stacked"
              items={written.map(({ key, text }) => ({
                id: key,
                term: t(`beside.section.${key}`),
                value: <bdi>{text}</bdi>,
              }))}
            />
          </Stack>
        );
      }}
    </ReadView>
  );
}

function Plan({ clientId }: { clientId: string }) {
  const t = useSessionText();
  return (
    <ReadView read={useOperation(listTreatmentPlans, { params: { id: clientId } })} loading={useLoading()}>
      {({ items }) => {
        const plan = items.find(({ status }) => status === 'ACTIVE');
        if (!plan) return <Text size="sm">{t('beside.plan.none')}</Text>;
        return (
          <Stack gap="x1">
            <Text as="strong" size="sm">
              <bdi>{plan.title}</bdi>
            </Text>
            <Bulleted items={plan.goals.map(({ statement }) => statement)} />
          </Stack>
        );
      }}
    </ReadView>
  );
}

/** A list of the client's own words under a title; nothing where there are none. */
function Words({ title, items }: { title: string; items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <>
      <Text as="strong" size="sm">
        {title}
      </Text>
      <Bulleted items={items} />
    </>
  );
}

function SafetyPlan({ clientId }: { clientId: string }) {
  const t = useSessionText();
  return (
    <Stack gap="x1h">
      <CrisisLinks />
      <ReadView
        read={useOperation(getSafetyPlan, { params: { id: clientId } })}
        loading={useLoading()}
        describeError={() => <Text size="sm">{t('beside.safety.notShared')}</Text>}
      >
        {({ updatedAt, warningSigns, whatHelpsMe, makingItSafe }) =>
          updatedAt === null ? (
            <Text size="sm">{t('beside.safety.none')}</Text>
          ) : (
            <Stack gap="x1">
              <Words title={t('beside.safety.signs')} items={warningSigns} />
              <Words title={t('beside.safety.helps')} items={whatHelpsMe} />
              <Words title={t('beside.safety.safe')} items={makingItSafe} />
            </Stack>
          )
        }
      </ReadView>
    </Stack>
  );
}
