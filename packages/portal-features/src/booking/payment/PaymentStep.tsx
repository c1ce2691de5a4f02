import { LoadingRegion, Skeleton, Stack, Text } from '@sakina/design-system';
import { StepForm } from '../components/StepForm.tsx';
import type { BookingFlow } from '../components/use-booking-flow.ts';
import { ReadView } from '../../shared/index.ts';
import { HoldNotice } from '../components/HoldNotice.tsx';
import { needsCard } from '../model/payment.ts';
import { CardChoice } from './CardChoice.tsx';
import { CouponField } from './CouponField.tsx';
import { usePaymentText } from './messages/index.ts';
import { PaymentProblem } from './PaymentProblem.tsx';
import { PriceChoice } from './PriceChoice.tsx';
import { PriceLines } from './PriceLines.tsx';
import { useCardForm } from './use-card-form.ts';
import { useCouponForm } from './use-coupon-form.ts';
import { useWhenPaid } from './use-when-paid.ts';

export interface PaymentStepProps {
  /** The booking under way. */
  flow: Pick<BookingFlow, 'payment' | 'series' | 'failure' | 'slotHold' | 'finishPayment'>;
}

/** What it costs the person, who pays, and with which card; nothing is taken here. */
export function PaymentStep({ flow }: PaymentStepProps) {
  const t = usePaymentText();
  const whenPaid = useWhenPaid();
  const { payment, series } = flow;
  const { quote, wish, read } = payment;
  const sessions = 1 + series.further.length;
  const isCardNeeded = quote !== null && needsCard(quote, sessions);
  const coupon = useCouponForm(payment);
  const cards = useCardForm(payment, flow.finishPayment);
  const loading = (
    <LoadingRegion label={t('loading')}>
      <Stack gap="x2">
        <Skeleton shape="block" size="sm" />
        <Skeleton shape="block" size="lg" />
      </Stack>
    </LoadingRegion>
  );

  function next() {
    // A code that was typed and not asked about yet is asked about first: nobody goes on with another price than they expect.
    if (!quote || read.isRefreshing || !coupon.settle()) return;
    if (isCardNeeded) void cards.submit();
    else flow.finishPayment();
  }
  return (
    <StepForm
      nextLabel={t('continue')}
      isPending={cards.isPending || read.isRefreshing}
      hasNext={quote !== null}
      onNext={next}
    >
      <PaymentProblem failure={flow.failure} />
      <HoldNotice held={flow.slotHold} isSeries={sessions > 1} />
      <ReadView read={read} loading={loading}>
        {(answer) => (
          <Stack gap="x4">
            <PriceChoice quote={answer} wish={wish} onChange={payment.setWish} />
            <CouponField {...coupon.field} coupon={answer.coupon} isPending={read.isRefreshing} />
            <PriceLines quote={answer} sessions={sessions} />
            <Text measure>
              {whenPaid(answer)}
              {isCardNeeded && answer.timing === 'AFTER_SESSION' && ` ${t('when.check')}`}
            </Text>
            {isCardNeeded && (
              <ReadView
                read={cards.read}
                loading={
                  <LoadingRegion label={t('card.loading')}>
                    <Skeleton shape="block" size="sm" />
                  </LoadingRegion>
                }
              >
                {() => <CardChoice {...cards.field} isKept={answer.timing === 'AFTER_SESSION' || sessions > 1} />}
              </ReadView>
            )}
          </Stack>
        )}
      </ReadView>
    </StepForm>
  );
}
