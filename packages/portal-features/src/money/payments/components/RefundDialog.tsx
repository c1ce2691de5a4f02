import { Checkbox, Select, Stack, Text, useToast } from '@sakina/design-system';
import { isApiError } from '@sakina/platform/client';
import { refundCause, refundPayment, refundReasonLength } from '@sakina/platform/contract';
import type { Payment, RefundCause, Transaction } from '@sakina/platform/contract';
import { useAction, useFormat } from '@sakina/platform/react';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { FormDialog, ReasonField, useKeptReason } from '../../../shared/dialogs/index.ts';
import { FormField } from '../../../shared/form/index.ts';
import type { Filled } from '../../../shared/form/index.ts';
import { AmountField, amountProblem } from '../../shared/amount/index.ts';
import { usePaymentsText } from '../messages/index.ts';
import { leftToRefund } from '../model/refund.ts';
import { RefundEffects } from './RefundEffects.tsx';

export interface RefundDialogProps {
  /** The payment that it is about. */
  payment: Payment;
  /** The movement that brought the payment to the balance. */
  movement: Transaction;
  /** Called when it is to close. */
  onClose: () => void;
}

interface Fields {
  amount: number | null;
  cause: RefundCause;
  reason: string;
  despiteOpenClaim: boolean;
}

/**
 * Gives money back, wholly or in part; who gets and loses what stands there before anything is sent (CALL-34).
 */
export function RefundDialog({ payment, movement, onClose }: RefundDialogProps) {
  const t = usePaymentsText();
  const format = useFormat();
  const toast = useToast();
  const refund = useAction(refundPayment);
  const left = leftToRefund(payment);
  const { currency } = payment.amount;
  const form = useForm<Fields>({
    defaultValues: { amount: left, cause: 'GOODWILL', reason: '', despiteOpenClaim: false },
  });
  const { control } = form;
  const kept = useKeptReason(form, 'reason', `refund:${payment.id}`);
  const [amount, cause] = useWatch({ control, name: ['amount', 'cause'] });
  // Once the server has said that the insurer has not decided, a person has to want it all the same.
  const [isClaimOpen, setClaimOpen] = useState(false);
  const money = (amountMinor: number) => format.money({ amountMinor, currency });
  const sum = amountProblem(amount, left) ? null : amount;

  async function send({ amount: amountMinor, reason, despiteOpenClaim, ...fields }: Filled<Fields>) {
    const body = {
      ...fields,
      amount: { amountMinor, currency },
      reason: reason.trim(),
      ...(despiteOpenClaim && { despiteOpenClaim: true as const }),
    };
    try {
      return await refund.run({ params: { id: payment.id }, body });
    } catch (error) {
      if (!isApiError(error, 'CLAIM_OPEN')) throw error;
      refund.reset();
      setClaimOpen(true);
      return false;
    }
  }

  return (
    <FormDialog
      form={form}
      kept={kept}
      title={t('refund.title', { name: payment.client.displayName })}
      confirmLabel={sum === null ? t('refund') : t('refund.submit', { amount: money(sum) })}
      cancelLabel={t('refund.keep')}
      tone="danger"
      error={refund.error}
      onClose={onClose}
      send={send}
      onSent={(_payment, fields) => {
        toast({
          tone: 'success',
          title: t('refund.done', { amount: money(fields.amount), name: payment.client.displayName }),
          description: t('refund.done.body', { last4: payment.method.last4 }),
        });
        onClose();
      }}
    >
      <AmountField
        form={form}
        name="amount"
        label={t('refund.amount')}
        description={t('refund.amount.help', { left: money(left) })}
        currency={currency}
        most={left}
        messages={{ missing: t('refund.missing'), tooMuch: t('refund.tooMuch', { left: money(left) }) }}
      />
      <FormField control={control} name="cause">
        {(field) => (
          <Select
            {...field}
            label={t('refund.cause')}
            isRequired
            options={refundCause.options.map((id) => ({ id, label: t(`refund.cause.${id}`) }))}
          />
        )}
      </FormField>
      <ReasonField
        form={form}
        name="reason"
        kept={kept}
        label={t('refund.reason')}
        description={t('refund.reason.help')}
        most={refundReasonLength.max}
        missing={t('refund.reason.missing')}
      />
      {isClaimOpen && (
        <Stack gap="x1">
          <Text role="alert" weight="strong" measure>
            {t('refund.claimOpen')}
          </Text>
          <FormField control={control} name="despiteOpenClaim" rules={{ required: t('refund.despite.missing') }}>
            {(field) => <Checkbox {...field}>{t('refund.despite')}</Checkbox>}
          </FormField>
        </Stack>
      )}
      {sum !== null && <RefundEffects payment={payment} movement={movement} amount={sum} cause={cause} />}
    </FormDialog>
  );
}
