import { InvoicesScreen, readInvoicesPlace, writeInvoicesPlace } from '@sakina/portal-features/money/invoices';
import { useSearchParams } from 'react-router-dom';

export function InvoicesPage() {
  const [params, setParams] = useSearchParams();
  return (
    <InvoicesScreen
      place={readInvoicesPlace(params)}
      onPlaceChange={(next) => setParams(new URLSearchParams(writeInvoicesPlace(next)))}
    />
  );
}
