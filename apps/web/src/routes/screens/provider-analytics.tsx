import { AnalyticsScreen, readAnalyticsPlace, writeAnalyticsPlace } from '@sakina/portal-features/money/analytics';
import { useSearchParams } from 'react-router-dom';

export function AnalyticsPage() {
  const [params, setParams] = useSearchParams();
  return (
    <AnalyticsScreen
      place={readAnalyticsPlace(params)}
      onPlaceChange={(next) => setParams(new URLSearchParams(writeAnalyticsPlace(next)))}
    />
  );
}
