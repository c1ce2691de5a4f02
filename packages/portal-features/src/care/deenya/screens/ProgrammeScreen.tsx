import {
  Container,
  ErrorState,
  Inline,
  Link,
  LoadingRegion,
  PageHeader,
  Section,
  Skeleton,
  Stack,
  Text,
} from '@sakina/design-system';
import { ButtonLink } from '@sakina/design-system';
import { getProgramme, listEnrolments, listSteps } from '@sakina/platform/contract';
import type { Programme } from '@sakina/platform/contract';
import { paths } from '@sakina/platform/domain';
import { useFormat, useOperation } from '@sakina/platform/react';
import { useEffect, useRef, useState } from 'react';
import { errorCase, PanelBoundary, ReadView } from '../../../shared/index.ts';
import { BeginProgramme } from '../components/BeginProgramme.tsx';
import { Outline } from '../components/Outline.tsx';
import { TrackTag } from '../components/ProgrammeCard.tsx';
import { UnderWay } from '../components/UnderWay.tsx';
import { Written } from '../components/Written.tsx';
import { useDeenyaText } from '../messages/index.ts';
import { anyProgramme, deenyaPath } from '../model/place.ts';

const toList = deenyaPath({ view: 'programmes', filter: anyProgramme });

export interface ProgrammeScreenProps {
  /** The programme’s id. */
  programmeId: string;
}

/** One programme (ROUTE-23): what it is, its days, beginning it, resting and leaving. */
export function ProgrammeScreen({ programmeId }: ProgrammeScreenProps) {
  const t = useDeenyaText();
  const read = useOperation(getProgramme, { params: { id: programmeId } });
  const title = read.data ? (
    <span lang={read.data.language} dir="auto">
      {read.data.title}
    </span>
  ) : (
    t('programme.title')
  );
  const heading = useRef<HTMLHeadingElement>(null);
  const [changes, setChanges] = useState(0);
  useEffect(() => {
    // What was pressed has given way to something else.
    if (changes > 0) queueMicrotask(() => heading.current?.focus());
  }, [changes]);
  return (
    <Container pad="page" width="text">
      <PageHeader title={title} titleRef={heading} back={{ href: toList, label: t('programmes.title') }}>
        {read.data && <Facts programme={read.data} />}
      </PageHeader>
      <ReadView
        read={read}
        loading={
          <LoadingRegion label={t('programme.loading')}>
            <Skeleton lines={4} />
            <Skeleton shape="block" size="lg" />
          </LoadingRegion>
        }
        describeError={(error) =>
          errorCase(error) === 'notFound' ? (
            <ErrorState
              title={t('programme.missingTitle')}
              action={
                <ButtonLink variant="secondary" href={toList}>
                  {t('programmes.all')}
                </ButtonLink>
              }
            >
              {t('programme.missingBody')}
            </ErrorState>
          ) : undefined
        }
      >
        {(programme) => <Whole programme={programme} onChanged={() => setChanges((count) => count + 1)} />}
      </ReadView>
    </Container>
  );
}

function Facts({ programme }: { programme: Programme }) {
  const t = useDeenyaText();
  const format = useFormat();
  const { days, minutesADay, language, tracks } = programme;
  return (
    <Inline>
      <Text size="sm" tone="muted">
        {[t('days', { count: days }), t('minutesADay', { count: minutesADay }), format.language(language)].join(' · ')}
      </Text>
      <TrackTag tracks={tracks} />
    </Inline>
  );
}

function Whole({ programme, onChanged }: { programme: Programme; onChanged: () => void }) {
  const t = useDeenyaText();
  const enrolments = useOperation(listEnrolments, {});
  const own = enrolments.data?.items.find((each) => each.programme.id === programme.id);
  const done = useOperation(listSteps, own ? { params: { id: programme.id } } : null);
  const isUnderWay = own?.status === 'ACTIVE' || own?.status === 'PAUSED';
  const { author } = programme;
  const byline = t('programme.byline', { name: author.displayName, credential: author.credential });
  return (
    <Stack gap="section">
      <Stack gap="x1h">
        {programme.about.map((paragraph) => (
          <Written key={paragraph} lang={programme.language} measure>
            {paragraph}
          </Written>
        ))}
        {author.providerId === null ? (
          <Text size="sm" tone="muted">
            {byline}
          </Text>
        ) : (
          <Link href={paths.therapist(author.providerId)} variant="standalone">
            {byline}
          </Link>
        )}
      </Stack>
      <PanelBoundary>
        <ReadView
          read={enrolments}
          loading={
            <LoadingRegion label={t('home.loading')}>
              <Skeleton shape="button" />
            </LoadingRegion>
          }
        >
          {({ items }) => (
            <Section
              title={t(
                isUnderWay ? 'programme.yours' : own?.status === 'FINISHED' ? 'programme.finished' : 'programme.begin',
              )}
            >
              {own && isUnderWay ? (
                <UnderWay enrolment={own} onChanged={onChanged} />
              ) : (
                <BeginProgramme
                  key={own?.status ?? 'new'}
                  programme={programme}
                  before={own}
                  onBegun={onChanged}
                  finished={items
                    .filter(({ status, round }) => status === 'FINISHED' || round > 1)
                    .map((each) => each.programme.id)}
                />
              )}
            </Section>
          )}
        </ReadView>
      </PanelBoundary>
      <Section title={t('outline.title')} description={t('outline.help')}>
        <Outline
          programme={programme}
          done={(done.data?.items ?? []).filter(({ round }) => round === own?.round)}
          nextDay={own?.status === 'ACTIVE' ? own.progress.nextDay : null}
        />
      </Section>
    </Stack>
  );
}
