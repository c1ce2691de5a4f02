import { Button, EmptyState, Heading, LoadingRegion, Section, Skeleton, Stack, Text } from '@sakina/design-system';
import { isApiError } from '@sakina/platform/client';
import type { RecordPart, RecordPartContent } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { ErrorNotice, useSeverityText } from '../../../../shared/index.ts';
import { usePlaceTime } from '../../../shared/index.ts';
import { useRecordPart } from '../../api/records.ts';
import { useAdminSafetyText } from '../../messages/index.ts';

type ItemOf<Part extends RecordPart> = Extract<RecordPartContent, { part: Part }>['items'][number];

/** One part of a record, read when it is shown and kept nowhere. */
export function RecordContent({ grantId, part }: { grantId: string; part: RecordPart }) {
  const t = useAdminSafetyText();
  const { content, error, retry } = useRecordPart(grantId, part);
  if (error)
    return isApiError(error, 'BREAK_GLASS_REQUIRED') ? (
      <EmptyState title={t('page.over')} illustration={null}>
        {t('page.closed')}
      </EmptyState>
    ) : (
      <Stack gap="x2" align="start">
        <ErrorNotice error={error} />
        <Button variant="secondary" onPress={retry}>
          {t('page.retry')}
        </Button>
      </Stack>
    );
  if (!content)
    return (
      <LoadingRegion label={t('page.loading')}>
        <Skeleton lines={8} />
      </LoadingRegion>
    );
  if (content.items.length === 0) return <EmptyState title={t(`page.empty.${content.part}`)} illustration={null} />;
  return (
    <Stack gap="x3">
      {content.part === 'NOTES' && content.items.map((note) => <Note key={note.id} note={note} />)}
      {content.part === 'PLANS' && content.items.map((plan) => <Plan key={plan.id} plan={plan} />)}
      {content.part === 'MEASURES' && content.items.map((measure) => <Measure key={measure.id} measure={measure} />)}
    </Stack>
  );
}

function Note({ note }: { note: ItemOf<'NOTES'> }) {
  const t = useAdminSafetyText();
  const moment = usePlaceTime();
  return (
    <Section title={t('note.title', { when: moment(note.sessionStartedAt), name: note.authorName })}>
      {note.sections
        .filter(({ text }) => text.trim() !== '')
        .map(({ key, text }) => (
          <Words key={key} title={t(`section.${key}`)} text={text} />
        ))}
      {note.amendments.map(({ id, text, authorName, createdAt }) => (
        <Words key={id} title={t('note.amendment', { name: authorName, when: moment(createdAt) })} text={text} />
      ))}
    </Section>
  );
}

function Words({ title, text }: { title: string; text: string }) {
  return (
    <Stack gap="half">
      <Heading level={3} size="sm">
        {title}
      </Heading>
      <Text dir="auto" measure>
        {text}
      </Text>
    </Stack>
  );
}

function Plan({ plan }: { plan: ItemOf<'PLANS'> }) {
  const t = useAdminSafetyText();
  const format = useFormat();
  const { title, authorName, status, problem, diagnoses, goals, startedAt } = plan;
  return (
    <Section
      title={title}
      description={t('plan.facts', {
        name: authorName,
        status: t(`plan.${status}`),
        day: startedAt === null ? '–' : format.shortDate(startedAt),
      })}
    >
      <Words title={t('plan.problem')} text={problem} />
      {diagnoses.length > 0 && (
        <Words
          title={t('plan.diagnoses')}
          text={diagnoses.map(({ code, description }) => `${code} ${description}`).join('\n')}
        />
      )}
      <Stack gap="half">
        <Heading level={3} size="sm">
          {t('plan.goals')}
        </Heading>
        <Stack as="ul" gap="half">
          {goals.map(({ id, statement, progress }) => (
            <Text as="li" key={id} dir="auto">
              {t('plan.goal', { statement, progress: format.percent(progress) })}
            </Text>
          ))}
        </Stack>
      </Stack>
    </Section>
  );
}

function Measure({ measure }: { measure: ItemOf<'MEASURES'> }) {
  const t = useAdminSafetyText();
  const moment = usePlaceTime();
  const severityWords = useSeverityText();
  const { instrument, completedAt, result } = measure;
  return (
    <Section title={t('measure.title', { name: t(`instrument.${instrument}`), when: moment(completedAt) })}>
      <Text>{t('measure.score', { score: result.score, severity: severityWords(instrument, result.severity) })}</Text>
    </Section>
  );
}
