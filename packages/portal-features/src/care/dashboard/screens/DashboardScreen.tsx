import { Container, lazyPart } from '@sakina/design-system';
import { RouteMoved, useHasMoved } from '../../../shared/index.ts';
import { usePageName } from '../../../shared/page-name/index.ts';
import { HomeView } from '../components/HomeView.tsx';
import { OwnPlaces } from '../components/OwnPlaces.tsx';
import { ViewBoundary } from '../components/ViewBoundary.tsx';
import { useDashboardText } from '../messages/index.ts';
import { HOME } from '../model/place.ts';
import type { DashboardPlace } from '../model/place.ts';

/** Each part but the home comes when it is opened. */
const MessagesView = lazyPart(() => import('../views/messages/MessagesView.tsx').then((m) => m.MessagesView));
const PlanView = lazyPart(() => import('../views/plan/PlanView.tsx').then((m) => m.PlanView));
const MeasuresView = lazyPart(() => import('../views/measures/MeasuresView.tsx').then((m) => m.MeasuresView));
const PaymentsView = lazyPart(() => import('../views/payments/PaymentsView.tsx').then((m) => m.PaymentsView));
const WaitlistView = lazyPart(() => import('../views/waitlist/WaitlistView.tsx').then((m) => m.WaitlistView));
const OwnNotifications = lazyPart(() =>
  import('../views/notifications/OwnNotifications.tsx').then((m) => m.OwnNotifications),
);

export interface DashboardScreenProps {
  /**
   * Which part of their own pages the person looks at; the app reads it from the address.
   * @default the home
   */
  place?: DashboardPlace;
}

/**
 * The consumer's own pages (ROUTE-20): at home what is next, what waits for them and what is over; behind it messages,
 * plan, questionnaires, payments, waitlists and news.
 */
export function DashboardScreen({ place = HOME }: DashboardScreenProps) {
  const t = useDashboardText();
  usePageName(t(`title.${place.view}`));
  const at = `${place.view} ${place.id ?? ''}`;
  const hasMoved = useHasMoved(at);
  return (
    <Container pad="page">
      <OwnPlaces current={place.view} />
      <RouteMoved value={hasMoved}>
        <ViewBoundary key={at}>
          <View {...place} />
        </ViewBoundary>
      </RouteMoved>
    </Container>
  );
}

function View({ view, id }: DashboardPlace) {
  switch (view) {
    case 'messages':
      return <MessagesView id={id} />;
    case 'plan':
      return <PlanView />;
    case 'measures':
      return <MeasuresView id={id} />;
    case 'payments':
      return <PaymentsView id={id} />;
    case 'waitlist':
      return <WaitlistView />;
    case 'notifications':
      return <OwnNotifications />;
    case 'home':
      return <HomeView />;
  }
}
