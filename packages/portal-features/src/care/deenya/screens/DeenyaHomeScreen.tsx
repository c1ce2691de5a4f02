import {
  ButtonLink,
  Container,
  EmptyState,
  forgetChunkFailure,
  LoadingRegion,
  PageHeader,
  Skeleton,
  Stack,
  Text,
} from '@sakina/design-system';
import { getCheckInTrend, listCheckIns, listEnrolments } from '@sakina/platform/contract';
import { isRamadan } from '@sakina/platform/domain';
import { useCalendars, useFormat, useNow, useOperation } from '@sakina/platform/react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { PanelBoundary, ReadView } from '../../../shared/index.ts';
import { CheckInPanel } from '../components/CheckInPanel.tsx';
import { DayLine } from '../components/DayLine.tsx';
import { EnrolmentCards } from '../components/EnrolmentCards.tsx';
import { NextStep } from '../components/NextStep.tsx';
import { Ways } from '../components/Ways.tsx';
import { WeeksPanel } from '../components/WeeksPanel.tsx';
import { useDeenyaText } from '../messages/index.ts';
import { arrangeWays, walksInFaith } from '../model/next-step.ts';
import { anyProgramme, deenyaPath } from '../model/place.ts';
import { daysBefore } from '../model/today.ts';

/** Days back to which the home tells single days. */
const DAYS_SHOWN = 7;

export interface DeenyaHomeScreenProps {
  /**
   * Whether this installation has the assistant (FRAME-8).
   * @default false
   */
  hasAssistant?: boolean;
}

/** The guided companion (ROUTE-23): today's step, how today is, and what is there at any moment. */
export function DeenyaHomeScreen({ hasAssistant = false }: DeenyaHomeScreenProps) {
  const t = useDeenyaText();
  const format = useFormat();
  const now = useNow();
  const today = format.dateIn(new Date(now).toISOString());
  const enrolments = useOperation(listEnrolments, {});
  const days = useOperation(listCheckIns, { query: { from: daysBefore(today, DAYS_SHOWN), to: today } });
  const trend = useOperation(getCheckInTrend, { query: { timeZone: format.timeZone, weeks: 8 } });
  const title = useRef<HTMLHeadingElement>(null);
  const [resumed, setResumed] = useState(0);
  useEffect(() => {
    // The button that was pressed has gone.
    if (resumed > 0) queueMicrotask(() => title.current?.focus());
  }, [resumed]);
  const { hijriOffsetDays } = useCalendars();
  const isInFaith = walksInFaith(enrolments.data?.items ?? []);
  const isFast = isInFaith && isRamadan(daysBefore(today, -hijriOffsetDays));
  return (
    <Container pad="page">
      <PageHeader title={t('home.title')} titleRef={title} lead={isFast ? t('home.ramadan') : t('home.lead')}>
        <DayLine date={today} isInFaith={isInFaith} />
      </PageHeader>
      <Stack gap="section">
        <PanelBoundary>
          <ReadView
            read={enrolments}
            loading={
              <LoadingRegion label={t('home.loading')}>
                <Skeleton shape="block" size="lg" />
              </LoadingRegion>
            }
            isEmpty={({ items }) => items.length === 0}
            empty={<Begin />}
          >
            {({ items }) => {
              const { next } = arrangeWays(items, today);
              return next ? (
                <NextStep
                  key={next.programme.id}
                  enrolment={next}
                  today={today}
                  onResumed={() => setResumed((count) => count + 1)}
                />
              ) : (
                <Begin isAgain />
              );
            }}
          </ReadView>
        </PanelBoundary>
        <PanelBoundary>
          <CheckInPanel read={days} today={today} />
        </PanelBoundary>
        <Ways hasAssistant={hasAssistant} />
        {/* Their texts come with the answer; the page must not vanish while they are fetched. */}
        <PanelBoundary onCrash={forgetChunkFailure}>
          <Suspense>{enrolments.data && <Programmes enrolments={enrolments.data.items} today={today} />}</Suspense>
        </PanelBoundary>
        <PanelBoundary onCrash={forgetChunkFailure}>
          <WeeksPanel trend={trend} days={(days.data?.items ?? []).filter(({ on }) => on !== today)} />
        </PanelBoundary>
      </Stack>
    </Container>
  );
}

function Programmes({ enrolments, today }: { enrolments: Parameters<typeof arrangeWays>[0]; today: string }) {
  const t = useDeenyaText();
  const { others, past } = arrangeWays(enrolments, today);
  return (
    <>
      <EnrolmentCards title={t('home.others')} enrolments={others} />
      <EnrolmentCards title={t('home.past')} enrolments={past} />
    </>
  );
}

function Begin({ isAgain = false }: { isAgain?: boolean }) {
  const t = useDeenyaText();
  return (
    <EmptyState
      illustration={isAgain ? 'path' : 'dawn'}
      title={t(isAgain ? 'begin.againTitle' : 'begin.title')}
      action={
        <ButtonLink variant="action" href={deenyaPath({ view: 'programmes', filter: anyProgramme })}>
          {t('begin.action')}
        </ButtonLink>
      }
    >
      <Text as="span">{t(isAgain ? 'begin.againBody' : 'begin.body')}</Text>
    </EmptyState>
  );
}
