import type { BookingQuote } from '@sakina/platform/contract';
import { useRef, useState } from 'react';
import { readCouponCode } from '../model/payment.ts';

interface CouponForm {
  /** The code that the price was last asked for with; empty for none. */
  code: string;
  quote: BookingQuote | null;
  /** Asks for the price with another code; empty for none. */
  onCode: (code: string) => void;
}

/** The coupon field: what is typed, and whether the price includes it. */
export function useCouponForm({ code: asked, quote, onCode }: CouponForm) {
  const [typed, setTyped] = useState(asked);
  const [isMalformed, setMalformed] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  function apply() {
    const code = readCouponCode(typed);
    setMalformed(code === null && typed.trim() !== '');
    if (code === null && typed.trim() !== '') input.current?.focus();
    else onCode(code ?? '');
  }
  function remove() {
    setTyped('');
    setMalformed(false);
    onCode('');
    // The button unmounts together with the code, and the focus with it.
    queueMicrotask(() => input.current?.focus());
  }
  /** Whether the price includes what is typed. If not, checks the code or moves the focus to it. */
  function settle(): boolean {
    const wanted = typed.trim().toUpperCase();
    if (wanted !== asked) {
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
