import { LoadingRegion, Skeleton, Stack, Text } from '@sakina/design-system';
import { isAnswered, LoadingBlocks, ReadView } from '../../../shared/index.ts';
import { HoldNotice } from '../components/HoldNotice.tsx';
import { StepForm } from '../components/StepForm.tsx';
import type { Price } from '../components/use-quote.ts';
import type { HeldTime } from '../components/use-slot-hold.ts';
import type { BookingFailure } from '../model/failure.ts';
import { needsCard } from '../model/payment.ts';
import type { ChosenCard, PaymentWish } from '../model/payment.ts';
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
  /** What the session costs, as it was read. */
  price: Price;
  /** What the price was asked for with. */
  wish: PaymentWish;
  /** The card chosen before, or null. */
  card: ChosenCard | null;
  /** How many sessions are booked. */
  sessions: number;
  /** Why the last attempt failed. */
  failure: BookingFailure | null;
  /** The hold on the time. */
  held: HeldTime;
  /** Called with what is changed of the wish. */
  onWish: (change: Partial<PaymentWish>) => void;
  /** Called with the card that is chosen. */
  onCard: (card: ChosenCard) => void;
  /** Called to go on to the next step. */
  onNext: () => void;
}

/** The price, who pays, and with which card; nothing is charged in this step. */
export function PaymentStep({
  price: { read, quote },
  wish,
  card,
  sessions,
  failure,
  held,
  onWish,
  onCard,
  onNext,
}: PaymentStepProps) {
  const t = usePaymentText();
  const whenPaid = useWhenPaid();
  const isCardNeeded = quote !== null && needsCard(quote, sessions);
  const coupon = useCouponForm({ code: wish.couponCode, quote, onCode: (couponCode) => onWish({ couponCode }) });
  const cards = useCardForm({ card, onCard, onDone: onNext });
  // Without the list of cards there is nothing to continue with: a press would be lost.
  const areCardsComing = isCardNeeded && !isAnswered(cards.read);
  const areCardsMissing = isCardNeeded && cards.read.data === undefined && cards.read.error !== undefined;
  const loading = <LoadingBlocks label={t('loading')} sizes={['sm', 'lg']} />;

  function next() {
    // A code that was typed but not checked yet is checked first, so that the user sees the price they agree to.
    if (!quote || read.isRefreshing || !coupon.settle()) return;
    if (isCardNeeded) void cards.submit();
    else onNext();
  }
  return (
    <StepForm
      nextLabel={t('continue')}
      isPending={cards.isPending || read.isRefreshing || areCardsComing}
      hasNext={quote !== null && !areCardsMissing}
      onNext={next}
    >
      <PaymentProblem failure={failure} />
      <HoldNotice held={held} isSeries={sessions > 1} />
      <ReadView read={read} loading={loading}>
        {(answer) => (
          <Stack gap="x4">
            <PriceChoice quote={answer} wish={wish} onChange={onWish} />
            {!answer.donation && <CouponField {...coupon.field} coupon={answer.coupon} isPending={read.isRefreshing} />}
            <PriceLines quote={answer} sessions={sessions} />
            <Text measure>
              {whenPaid(answer, sessions)}
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
