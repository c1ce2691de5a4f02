import { useFormat, useOperation } from '@sakina/platform/react';
import {
  Button,
  Container,
  EmptyState,
  Grid,
  Heading,
  LoadingRegion,
  PageHeader,
  Skeleton,
  Stack,
} from '@sakina/design-system';
import { listEnrolments, listProgrammes } from '@sakina/platform/contract';
import { useRef } from 'react';
import { ownLanguageFirst, ReadView } from '../../../shared/index.ts';
import { ProgrammeCard } from '../components/ProgrammeCard.tsx';
import { ProgrammeFilters } from '../components/ProgrammeFilters.tsx';
import { useDeenyaText } from '../messages/index.ts';
import { anyProgramme, deenyaPath } from '../model/place.ts';
import type { ProgrammeFilter } from '../model/place.ts';

export interface ProgrammesScreenProps {
  /** What is chosen, from the address. */
  filter: ProgrammeFilter;
  /** Called when the choice changes; the app writes it to the address. */
  onFilterChange: (filter: ProgrammeFilter) => void;
}

/** The catalogue of guided programmes (ROUTE-23): length, language, with faith or without. */
export function ProgrammesScreen({ filter, onFilterChange }: ProgrammesScreenProps) {
  const { locale } = useFormat();
  const t = useDeenyaText();
  const { track, language, maxDays } = filter;
  const read = useOperation(
    listProgrammes,
    { query: { ...(track && { track }), ...(language && { language }), ...(maxDays !== null && { maxDays }) } },
    { keepPrevious: true },
  );
  const enrolments = useOperation(listEnrolments, {});
  const head = useRef<HTMLHeadingElement>(null);

  function showAll() {
    onFilterChange(anyProgramme);
    // The button goes with the empty list.
    queueMicrotask(() => head.current?.focus());
  }
  return (
    <Container pad="page">
      <PageHeader
        title={t('programmes.title')}
        lead={t('programmes.lead')}
        back={{ href: deenyaPath({ view: 'home' }), label: t('back.home') }}
      />
      <Stack gap="x4">
        <ProgrammeFilters filter={filter} onChange={onFilterChange} />
        <Heading level={2} ref={head} tabIndex={-1} aria-live="polite">
          {read.data ? t('programmes.count', { count: read.data.items.length }) : t('programmes.list')}
        </Heading>
        <ReadView
          read={read}
          loading={
            <LoadingRegion label={t('programmes.loading')}>
              <Grid min="lg">
                <Skeleton shape="block" size="lg" />
                <Skeleton shape="block" size="lg" />
              </Grid>
            </LoadingRegion>
          }
          isEmpty={({ items }) => items.length === 0}
          empty={
            <EmptyState
              headingLevel={3}
              title={t('programmes.noneTitle')}
              action={
                <Button variant="secondary" onPress={showAll}>
                  {t('programmes.all')}
                </Button>
              }
            >
              {t('programmes.noneBody')}
            </EmptyState>
          }
        >
          {({ items }) => (
            <Grid as="ul" min="lg" aria-label={t('programmes.list')}>
              {ownLanguageFirst(items, locale).map((programme) => (
                <li key={programme.id}>
                  <ProgrammeCard
                    programme={programme}
                    enrolment={enrolments.data?.items.find((each) => each.programme.id === programme.id)}
                  />
                </li>
              ))}
            </Grid>
          )}
        </ReadView>
      </Stack>
    </Container>
  );
}
