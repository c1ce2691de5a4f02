import { Button, EmptyState, Grid, Link, LoadingRegion, Section, Skeleton, Stack } from '@sakina/design-system';
import type { Circle } from '@sakina/platform/contract';
import { listCircles } from '@sakina/platform/contract';
import { useFormat, useOperation } from '@sakina/platform/react';
import { latePanel, ownLanguageFirst, ReadView } from '../../../shared/index.ts';
import { useCommunityText } from '../messages/index.ts';
import { CircleCard } from './CircleCard.tsx';
import { CommunityPage } from './CommunityPage.tsx';
import { Controls } from './Controls.ts';
import { usePlace } from './place.ts';
import { ViewLinks } from './ViewLinks.tsx';

const FilterSelects = latePanel<object>(() => import('./FilterSelects.tsx').then((m) => m.FilterSelects));

const isTheirs = ({ membership }: Circle) =>
  membership !== null && (membership.state !== 'NONE' || membership.isModerator);

/** The circles: the reader’s own first, then those that can be found. */
export function CirclesView() {
  const t = useCommunityText();
  const { address, change, href, isSignedIn } = usePlace();
  const { topic, language } = address;
  const read = useOperation(
    listCircles,
    { query: { ...(topic && { topic: [topic] }), ...(language && { language: [language] }) } },
    { keepPrevious: true },
  );
  const isNarrowed = topic !== null || language !== null;
  return (
    <CommunityPage title={t('title')} lead={t('lead')} isReady>
      <ViewLinks />
      {!isSignedIn && (
        <div>
          <Link variant="standalone" href={href({ view: 'groups' })}>
            {t('groups.visitor')}
          </Link>
        </div>
      )}
      <Controls>
        <FilterSelects
          loading={
            <>
              <Skeleton shape="field" />
              <Skeleton shape="field" />
            </>
          }
        />
      </Controls>
      <ReadView
        read={read}
        loading={<LoadingCircles />}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <EmptyState
            illustration={isNarrowed ? null : 'lantern'}
            title={t(isNarrowed ? 'circles.noneTitle' : 'circles.emptyTitle')}
            {...(isNarrowed && {
              action: (
                <Button variant="secondary" onPress={() => change({ topic: null, language: null })}>
                  {t('circles.all')}
                </Button>
              ),
            })}
          >
            {t(isNarrowed ? 'circles.noneBody' : 'circles.emptyBody')}
          </EmptyState>
        }
      >
        {({ items }) => {
          const own = items.filter(isTheirs);
          const others = items.filter((circle) => !isTheirs(circle));
          return (
            <Stack gap="section">
              <Group title={t('circles.own')} circles={own} />
              <Group
                title={t(own.length > 0 ? 'circles.others' : 'circles.found', { count: others.length })}
                circles={others}
              />
            </Stack>
          );
        }}
      </ReadView>
    </CommunityPage>
  );
}

function Group({ title, circles }: { title: string; circles: readonly Circle[] }) {
  const { locale } = useFormat();
  if (circles.length === 0) return null;
  return (
    <Section title={title}>
      <Grid as="ul" role="list" min="lg" gap="x2">
        {ownLanguageFirst(circles, locale).map((circle) => (
          <CircleCard key={circle.id} circle={circle} />
        ))}
      </Grid>
    </Section>
  );
}

function LoadingCircles() {
  const t = useCommunityText();
  return (
    <LoadingRegion label={t('circles.loading')}>
      <Grid min="lg" gap="x2">
        {[0, 1, 2, 3, 4, 5].map((index) => (
          <Skeleton key={index} shape="block" size="lg" />
        ))}
      </Grid>
    </LoadingRegion>
  );
}
