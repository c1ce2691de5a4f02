import { PaymentsScreen, readPaymentsPlace, writePaymentsPlace } from '@sakina/portal-features/money/payments';
import { useSearchParams } from 'react-router-dom';

export function PaymentsPage() {
  const [params, setParams] = useSearchParams();
  return (
    <PaymentsScreen
      place={readPaymentsPlace(params)}
      onPlaceChange={(next) => setParams(new URLSearchParams(writePaymentsPlace(next)))}
    />
  );
}
