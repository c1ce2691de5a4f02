import { MoneyField, RadioGroup } from '@sakina/design-system';
import type { BookingQuote, PayBy, SlidingScaleStep } from '@sakina/platform/contract';
import { MOST_DONATED } from '@sakina/platform/domain';
import { useFormat } from '@sakina/platform/react';
import { useState } from 'react';
import type { PaymentWish } from '../model/payment.ts';
import { usePaymentText } from './messages/index.ts';

export interface PriceChoiceProps {
  /** What the session costs, and when it is paid. */
  quote: BookingQuote;
  /** Who pays, what part and how, as it is chosen. */
  wish: PaymentWish;
  /** Called with what is changed of the wish. */
  onChange: (change: Partial<PaymentWish>) => void;
}

/** Insurance or self-pay, and the step of a sliding scale where the provider offers one; the amount of a donation. */
export function PriceChoice({ quote, wish, onChange }: PriceChoiceProps) {
  const t = usePaymentText();
  const format = useFormat();
  const { insurance, price, slidingScale, donation } = quote;
  if (donation) return <Donation wish={wish} onChange={onChange} currency={donation.currency} />;
  // Shows the user's choice at once, while the server still computes the price.
  const payBy = insurance ? (wish.payBy ?? 'INSURANCE') : 'SELF';
  return (
    <>
      {insurance && (
        <RadioGroup
          label={t('payBy')}
          layout="cards"
          name="payBy"
          isRequired
          options={[
            {
              id: 'INSURANCE',
              label: t('payBy.INSURANCE'),
              description: t('payBy.INSURANCE.help', { plan: insurance.planName, pays: format.money(insurance.pays) }),
              end: format.money(insurance.copay),
            },
            {
              id: 'SELF',
              label: t('payBy.SELF'),
              // The choice of a price opens below once they pay themselves.
              description: t(slidingScale.length > 0 ? 'payBy.SELF.scale' : 'payBy.SELF.help'),
              end: format.money(price),
            },
          ]}
          value={payBy}
          onChange={(id) => onChange({ payBy: id as PayBy })}
        />
      )}
      {payBy === 'SELF' && slidingScale.length > 0 && (
        <RadioGroup
          label={t('scale')}
          description={t('scale.help')}
          layout="cards"
          name="scale"
          isRequired
          options={slidingScale.map(({ step, price: atStep }) => ({
            id: step,
            label: t(`scale.${step}`),
            end: format.money(atStep),
          }))}
          value={wish.slidingScaleStep}
          onChange={(id) => onChange({ slidingScaleStep: id as SlidingScaleStep })}
        />
      )}
    </>
  );
}

interface DonationProps extends Pick<PriceChoiceProps, 'wish' | 'onChange'> {
  currency: string;
}

/** What the user gives for a session by donation; an empty field gives nothing. */
function Donation({ wish, onChange, currency }: DonationProps) {
  const t = usePaymentText();
  const [minor, setMinor] = useState(wish.donationMinor === 0 ? null : wish.donationMinor);
  return (
    <MoneyField
      label={t('donation')}
      description={t('donation.help')}
      name="donation"
      currency={currency}
      max={MOST_DONATED}
      value={minor}
      onChange={(next) => {
        setMinor(next);
        onChange({ donationMinor: Math.min(next ?? 0, MOST_DONATED) });
      }}
    />
  );
}
