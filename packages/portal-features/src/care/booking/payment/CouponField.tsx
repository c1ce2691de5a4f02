import { Button, Inline, Stack, Text, TextField } from '@sakina/design-system';
import { couponLength } from '@sakina/platform/contract';
import type { BookingQuote } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import type { Ref } from 'react';
import { usePaymentText } from './messages/index.ts';

export interface CouponFieldProps {
  /** What is typed. */
  value: string;
  /** Called with what is typed. */
  onChange: (typed: string) => void;
  /** The result for the code that was checked; null where none was. */
  coupon: BookingQuote['coupon'];
  /** What is typed is not in the form of a code. */
  isMalformed: boolean;
  /** The price is being read with the code. */
  isPending: boolean;
  /** Called to apply the code. */
  onApply: () => void;
  /** Called to take it away. */
  onRemove: () => void;
  /** Gets the field. */
  ref?: Ref<HTMLInputElement>;
}

/** A coupon code. The result is shown at the field, and what was typed is kept. */
export function CouponField({
  value,
  onChange,
  coupon,
  isMalformed,
  isPending,
  onApply,
  onRemove,
  ref,
}: CouponFieldProps) {
  const t = usePaymentText();
  const format = useFormat();
  const isAsked = coupon !== null && coupon.code === value.trim().toUpperCase();
  const isApplied = isAsked && coupon.status === 'APPLIED';
  const problem = isMalformed
    ? t('coupon.malformed', { least: couponLength.min, most: couponLength.max })
    : isAsked && !isApplied
      ? t(`coupon.${coupon.status}`, { code: coupon.code, discount: '' })
      : undefined;
  return (
    <Stack gap="x1">
      <TextField
        label={t('coupon')}
        description={t('coupon.help')}
        name="coupon"
        autoComplete="off"
        spellCheck="false"
        maxLength={couponLength.max}
        value={value}
        onChange={onChange}
        errorMessage={problem}
        {...(ref ? { ref } : {})}
      />
      <Inline gap="x1h" align="center">
        {!isApplied && (
          <Button variant="secondary" size="small" isPending={isPending} onPress={onApply}>
            {t('coupon.apply')}
          </Button>
        )}
        {coupon && (
          <Button variant="quiet" size="small" onPress={onRemove}>
            {t('coupon.remove')}
          </Button>
        )}
      </Inline>
      <div role="status">
        {isApplied && (
          <Text size="sm" tone="success">
            {t('coupon.APPLIED', { code: coupon.code, discount: format.money(coupon.discount) })}
          </Text>
        )}
      </div>
    </Stack>
  );
}
