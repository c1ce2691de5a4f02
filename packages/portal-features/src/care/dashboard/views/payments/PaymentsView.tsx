import { OwnEstimate } from './OwnEstimate.tsx';
import { OwnSuperbill } from './OwnSuperbill.tsx';
import { PaymentsOverview } from './PaymentsOverview.tsx';
import { Receipt } from './Receipt.tsx';

/** The person's payments: all, or one invoice with its receipt, one superbill or one estimate. */
export function PaymentsView({ id }: { id: string | null }) {
  if (id === null) return <PaymentsOverview />;
  if (id.startsWith('sup-')) return <OwnSuperbill id={id} />;
  return id.startsWith('est-') ? <OwnEstimate id={id} /> : <Receipt id={id} />;
}
