import {
  ButtonLink,
  Container,
  EmptyState,
  Grid,
  LinkCard,
  LoadingRegion,
  PageHeader,
  Skeleton,
  Stack,
  Text,
} from '@sakina/design-system';
import { listExercises } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import type { Exercise } from '@sakina/platform/contract';
import { ReadView } from '../../../shared/index.ts';
import { BreathingExercise } from '../components/BreathingExercise.tsx';
import { GroundingExercise } from '../components/GroundingExercise.tsx';
import { useSpoken } from '../components/use-spoken.ts';
import { useDeenyaText } from '../messages/index.ts';
import { deenyaPath } from '../model/place.ts';

export interface ExercisesScreenProps {
  /** The exercise that is open, from the address; null for the list. */
  exerciseId: string | null;
}

const toList = deenyaPath({ view: 'exercises', exercise: null });

/** Breathing and grounding at any moment (CARE-3): one press to begin, and free to leave. */
export function ExercisesScreen({ exerciseId }: ExercisesScreenProps) {
  const t = useDeenyaText();
  const read = useOperation(listExercises, { query: { language: useSpoken() } });
  const open = read.data?.items.find(({ id }) => id === exerciseId);
  const back =
    exerciseId === null
      ? { href: deenyaPath({ view: 'home' }), label: t('back.home') }
      : { href: toList, label: t('exercises.title') };
  return (
    <Container pad="page" width={exerciseId === null ? 'page' : 'text'}>
      <PageHeader
        key={exerciseId}
        title={open ? <span lang={open.language}>{open.title}</span> : t('exercises.title')}
        lead={
          open ? (
            <span lang={open.language} dir="auto">
              {open.summary}
            </span>
          ) : (
            t('exercises.lead')
          )
        }
        back={back}
      />
      <ReadView
        read={read}
        loading={
          <LoadingRegion label={t('exercises.loading')}>
            <Skeleton shape="block" size="lg" />
          </LoadingRegion>
        }
        isEmpty={({ items }) => items.length === 0}
        empty={<EmptyState title={t('exercises.emptyTitle')}>{t('exercises.emptyBody')}</EmptyState>}
      >
        {({ items }) =>
          exerciseId === null ? <List exercises={items} /> : open ? <One key={open.id} exercise={open} /> : <Gone />
        }
      </ReadView>
    </Container>
  );
}

function List({ exercises }: { exercises: readonly Exercise[] }) {
  const t = useDeenyaText();
  return (
    <Grid as="ul" min="lg" aria-label={t('exercises.title')}>
      {exercises.map(({ id, title, summary, minutes, language, exercise }) => (
        <li key={id}>
          <LinkCard
            href={deenyaPath({ view: 'exercises', exercise: id })}
            headingLevel={2}
            title={<span lang={language}>{title}</span>}
          >
            <Text size="sm" lang={language} dir="auto">
              {summary}
            </Text>
            <Text size="sm" tone="muted">
              {[t(`exercise.${exercise.kind}`), t('minutesADay', { count: minutes })].join(' · ')}
            </Text>
          </LinkCard>
        </li>
      ))}
    </Grid>
  );
}

function One({ exercise: { exercise, language } }: { exercise: Exercise }) {
  const t = useDeenyaText();
  return (
    <Stack gap="x3">
      {exercise.kind === 'BREATHING' ? (
        <BreathingExercise exercise={exercise} language={language} isMain />
      ) : (
        <GroundingExercise exercise={exercise} language={language} isMain />
      )}
      <Text size="sm" tone="muted" measure>
        {t('exercise.leave')}
      </Text>
    </Stack>
  );
}

function Gone() {
  const t = useDeenyaText();
  return (
    <EmptyState
      title={t('exercises.goneTitle')}
      action={
        <ButtonLink variant="secondary" href={toList}>
          {t('exercises.all')}
        </ButtonLink>
      }
    >
      {t('exercises.goneBody')}
    </EmptyState>
  );
}
