import { Button, Inline, Stack, Text, TextField } from '@sakina/design-system';
import type { BookingQuote } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import type { Ref } from 'react';
import { usePaymentText } from './messages/index.ts';

export interface CouponFieldProps {
  /** What stands in the field. */
  value: string;
  onChange: (typed: string) => void;
  /** What became of the code asked about; null where none was. */
  coupon: BookingQuote['coupon'];
  /** What is typed cannot be a code. */
  isMalformed: boolean;
  /** The server works out the price with it. */
  isPending: boolean;
  onApply: () => void;
  onRemove: () => void;
  ref?: Ref<HTMLInputElement>;
}

/** A code somebody gave the person; whether it counts is said at the field, what was typed stays. */
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
    ? t('coupon.malformed')
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
        maxLength={24}
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
