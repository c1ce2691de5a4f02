import type { Money, PayoutSettings } from '@sakina/platform/contract';
import { addDays } from '@sakina/platform/format';
import { useFormat } from '@sakina/platform/react';
import { FieldConflict } from '../../../shared/form/index.ts';
import type { Conflict, FieldConflictProps } from '../../../shared/form/index.ts';
import { usePaymentsText } from '../messages/index.ts';
import { payoutFormOf } from '../model/payout-form.ts';
import type { PayoutForm } from '../model/payout-form.ts';
import { MONDAY } from '../model/payouts.ts';

export interface PayoutConflictProps extends Pick<FieldConflictProps, 'onResolve' | 'onClose'> {
  conflict: Conflict<PayoutSettings, PayoutForm>;
  currency: Money['currency'];
}

/** Asks about the payout settings that two windows changed, in words. */
export function PayoutConflict({ conflict: { merged, theirs, fields }, currency, ...rest }: PayoutConflictProps) {
  const t = usePaymentsText();
  const format = useFormat();
  const nameOf = {
    kind: t('settings.schedule'),
    weekday: t('settings.weekday'),
    dayOfMonth: t('settings.day'),
    minimum: t('settings.minimum'),
    descriptor: t('settings.descriptor'),
  } satisfies Record<keyof PayoutForm, string>;
  const saidIn = (form: PayoutForm, field: keyof PayoutForm) => {
    switch (field) {
      case 'kind':
        return t(`schedule.${form.kind}`);
      case 'weekday':
        return format.date(addDays(MONDAY, form.weekday - 1), { weekday: 'long' });
      case 'dayOfMonth':
        return form.dayOfMonth === null ? '' : format.number(form.dayOfMonth);
      case 'minimum':
        return form.minimum === null ? '' : format.money({ amountMinor: form.minimum, currency });
      case 'descriptor':
        return <bdi>{form.descriptor}</bdi>;
    }
  };
  return (
    <FieldConflict
      {...rest}
      fields={fields.map((field) => ({
        id: field,
        term: nameOf[field],
        mine: saidIn(merged, field),
        theirs: saidIn(payoutFormOf(theirs), field),
      }))}
    />
  );
}
