import { DashboardScreen, readDashboardPlace } from '@sakina/portal-features/care/dashboard';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

export function DashboardPage() {
  const [params] = useSearchParams();
  const place = useMemo(() => readDashboardPlace(params), [params]);
  return <DashboardScreen place={place} />;
}
