import { Banner } from '@sakina/design-system';
import type { BookingFailure } from '../model/failure.ts';
import { usePaymentText } from './messages/index.ts';

/** Says why the last attempt was not paid, that nothing was charged, and what helps. */
export function PaymentProblem({ failure }: { failure: BookingFailure | null }) {
  const t = usePaymentText();
  if (failure?.kind === 'price')
    return (
      <Banner tone="warning" urgency="assertive" title={t('priceChanged')}>
        {t('priceChanged.body')}
      </Banner>
    );
  if (failure?.kind !== 'card') return null;
  return (
    <Banner tone="warning" urgency="assertive" title={t(`refused.${failure.code}`)}>
      {t(`refused.${failure.code}.body`)}
    </Banner>
  );
}
