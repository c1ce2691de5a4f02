import { PaymentsOverview } from './PaymentsOverview.tsx';
import { Receipt } from './Receipt.tsx';

/** The person's payments: all, or one invoice with its receipt. */
export function PaymentsView({ id }: { id: string | null }) {
  return id === null ? <PaymentsOverview /> : <Receipt id={id} />;
}
