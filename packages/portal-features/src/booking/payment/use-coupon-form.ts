import { useRef, useState } from 'react';
import type { PaymentChoice } from '../components/use-payment-choice.ts';
import { readCouponCode } from '../model/payment.ts';

/** What stands in the field for a code, and whether it has been asked about. */
export function useCouponForm({ wish, quote, setWish }: PaymentChoice) {
  const [typed, setTyped] = useState(wish.couponCode);
  const [isMalformed, setMalformed] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  function apply() {
    const code = readCouponCode(typed);
    setMalformed(code === null && typed.trim() !== '');
    if (code === null && typed.trim() !== '') input.current?.focus();
    else setWish({ couponCode: code ?? '' });
  }
  function remove() {
    setTyped('');
    setMalformed(false);
    setWish({ couponCode: '' });
    // The button goes with the code.
    queueMicrotask(() => input.current?.focus());
  }
  /** Whether the code stands as it is; asks about it, or leads to it, where it does not. */
  function settle(): boolean {
    const wanted = typed.trim().toUpperCase();
    if (wanted !== wish.couponCode) {
      apply();
      return false;
    }
    if (wanted === '' || quote?.coupon?.status === 'APPLIED') return true;
    input.current?.focus();
    return false;
  }
  return {
    settle,
    field: {
      value: typed,
      isMalformed,
      onApply: apply,
      onRemove: remove,
      ref: input,
      onChange: (value: string) => {
        setTyped(value);
        setMalformed(false);
      },
    },
  };
}
