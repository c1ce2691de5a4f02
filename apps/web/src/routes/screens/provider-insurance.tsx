import { InsuranceScreen, readInsurancePlace, writeInsurancePlace } from '@sakina/portal-features/money/insurance';
import { useSearchParams } from 'react-router-dom';

export function InsurancePage() {
  const [params, setParams] = useSearchParams();
  return (
    <InsuranceScreen
      place={readInsurancePlace(params)}
      onPlaceChange={(next) => setParams(new URLSearchParams(writeInsurancePlace(next)), { preventScrollReset: true })}
    />
  );
}
