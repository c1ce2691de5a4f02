import { Container, PageHeader, Skeleton, Stack, Tabs } from '@sakina/design-system';
import { professionRowOf } from '@sakina/platform/domain';
import { useCapabilities, useUser } from '@sakina/platform/react';
import { useEffect, useRef } from 'react';
import { ClosedPage, PanelBoundary, lazyPanel } from '../../../shared/index.ts';
import { Revenue } from '../components/Revenue.tsx';
import { useAnalyticsText } from '../messages/index.ts';
import { VIEWS } from '../model/place.ts';
import type { AnalyticsPlace, AnalyticsView } from '../model/place.ts';

const Owed = lazyPanel(() => import('../components/Owed.tsx').then((m) => m.Owed));
const Attendance = lazyPanel(() => import('../components/Attendance.tsx').then((m) => m.Attendance));
const Outcomes = lazyPanel(() => import('../components/Outcomes.tsx').then((m) => m.Outcomes));
const Reports = lazyPanel(() => import('../components/Reports.tsx').then((m) => m.Reports));
const ReportView = lazyPanel(() => import('../components/ReportView.tsx').then((m) => m.ReportView));

export interface AnalyticsScreenProps {
  /** The part shown, the period and the open report, from the address. */
  place: AnalyticsPlace;
  /** Called when the reader goes elsewhere on the screen; the app writes it to the address. */
  onPlaceChange: (next: AnalyticsPlace) => void;
}

/** How the practice does: revenue, what is owed, attendance, outcomes, and reports to take along (ROUTE-29). */
export function AnalyticsScreen({ place, onPlaceChange }: AnalyticsScreenProps) {
  const t = useAnalyticsText();
  const { canViewFinancials } = useCapabilities();
  const { usesMeasures } = professionRowOf(useUser());
  const heading = useRef<HTMLHeadingElement>(null);
  const hadReport = useRef(false);
  useEffect(() => {
    // What had the focus went with the report. A dialog that closed with it may restore the focus first.
    if (place.reportId === null && hadReport.current) queueMicrotask(() => heading.current?.focus());
    hadReport.current = place.reportId !== null;
  }, [place.reportId]);
  if (!canViewFinancials) return <NoFinancials />;
  const loading = <Skeleton lines={8} />;
  if (place.reportId !== null)
    return (
      <Container width="wide" pad="page">
        <ReportView id={place.reportId} onBack={() => onPlaceChange({ ...place, reportId: null })} loading={loading} />
      </Container>
    );
  const content = {
    revenue: (
      <PanelBoundary>
        <Revenue place={place} onPlaceChange={onPlaceChange} />
      </PanelBoundary>
    ),
    owed: <Owed loading={loading} />,
    attendance: <Attendance loading={loading} />,
    outcomes: <Outcomes loading={loading} />,
    reports: (
      <Reports onOpen={(reportId) => onPlaceChange({ ...place, view: 'reports', reportId })} loading={loading} />
    ),
  } satisfies Record<AnalyticsView, unknown>;
  // Outcomes are read from questionnaires.
  const views = VIEWS.filter((view) => view !== 'outcomes' || usesMeasures);
  const shown = views.includes(place.view) ? place.view : 'revenue';
  return (
    <Container width="wide" pad="page">
      <Stack gap="section">
        <PageHeader title={t('title')} titleRef={heading} />
        <Tabs
          label={t('views')}
          items={views.map((id) => ({ id, label: t(`view.${id}`), content: content[id] }))}
          selectedKey={shown}
          onSelectionChange={(id) => onPlaceChange({ ...place, view: VIEWS.find((view) => view === id) ?? 'revenue' })}
        />
      </Stack>
    </Container>
  );
}

/** What an account without financial rights sees instead (PORTAL-3). */
function NoFinancials() {
  const t = useAnalyticsText();
  return (
    <ClosedPage title={t('title')} reason={t('closed.title')} action={t('closed.action')}>
      {t('closed.body')}
    </ClosedPage>
  );
}
