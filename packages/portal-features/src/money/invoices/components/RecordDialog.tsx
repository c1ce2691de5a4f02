import { DatePicker, RadioGroup, Text, useToast } from '@sakina/design-system';
import { isApiError } from '@sakina/platform/client';
import { outsideMethod, recordOutsidePayment } from '@sakina/platform/contract';
import type { InvoiceDetail, OutsideMethod } from '@sakina/platform/contract';
import { useAction, useFormat, useNow, useReadAgain } from '@sakina/platform/react';
import { useForm, useWatch } from 'react-hook-form';
import { Effects, FormDialog } from '../../../shared/dialogs/index.ts';
import { FormField, KeptNotice, useKeptForm } from '../../../shared/form/index.ts';
import { AmountField, amountProblem } from '../../shared/amount/index.ts';
import { useInvoicesText } from '../messages/index.ts';
import { leftOf } from '../model/states.ts';

export interface RecordDialogProps {
  /** Whether it is open. */
  isOpen: boolean;
  /** The invoice with its lines and payments. */
  invoice: InvoiceDetail;
  /** Called when it is to close. */
  onClose: () => void;
  /** Called when it was recorded. */
  onDone: () => void;
}

interface Fields {
  amount: number | null;
  method: OutsideMethod;
  /** `YYYY-MM-DD`, or empty. */
  receivedOn: string;
}

/** Records what the client paid to the provider directly, wholly or in part, with what comes of it (CLOUD-432). */
export function RecordDialog({ isOpen, invoice, onClose, onDone }: RecordDialogProps) {
  const t = useInvoicesText();
  const format = useFormat();
  const toast = useToast();
  const record = useAction(recordOutsidePayment);
  const readAgain = useReadAgain();
  const today = format.dateIn(new Date(useNow(60_000)).toISOString());
  const left = leftOf(invoice);
  const form = useForm<Fields>({ defaultValues: { amount: left, method: 'BANK_TRANSFER', receivedOn: today } });
  const kept = useKeptForm(form, `outside-payment:${invoice.id}`);
  const amount = useWatch({ control: form.control, name: 'amount' });
  const { currency } = invoice.total;
  const money = (amountMinor: number) => format.money({ amountMinor, currency });
  const sum = amountProblem(amount, left) ? null : amount;
  const isGone = isApiError(record.error, 'NOT_OPEN');
  return (
    <FormDialog
      isOpen={isOpen}
      form={form}
      kept={kept}
      title={t('record.title', { number: invoice.number })}
      confirmLabel={sum === null ? t('record.submit') : t('record.submitAmount', { amount: money(sum) })}
      cancelLabel={t('notNow')}
      error={record.error}
      problem={
        isGone && (
          <Text role="alert" weight="strong">
            {t('refused.NOT_OPEN')}
          </Text>
        )
      }
      onClose={() => {
        // It was refused because the invoice is not what it was: it is read again.
        if (isGone) void readAgain(recordOutsidePayment);
        onClose();
      }}
      send={({ amount: amountMinor, ...fields }) =>
        record.run({ params: { id: invoice.id }, body: { ...fields, amount: { amountMinor, currency } } })
      }
      onSent={(_invoice, fields) => {
        toast({
          tone: 'success',
          title: t('done.record', { amount: money(fields.amount), name: invoice.client.displayName }),
        });
        onDone();
      }}
    >
      <KeptNotice {...kept} onDiscard={kept.forget} />
      <AmountField
        form={form}
        name="amount"
        label={t('record.amount')}
        description={t('record.amount.help', { left: money(left) })}
        currency={currency}
        most={left}
        messages={{ missing: t('record.missing'), tooMuch: t('record.tooMuch', { left: money(left) }) }}
      />
      <FormField control={form.control} name="method">
        {(field) => (
          <RadioGroup
            {...field}
            label={t('record.method')}
            isRequired
            options={outsideMethod.options.map((id) => ({ id, label: t(`method.${id}`) }))}
          />
        )}
      </FormField>
      <FormField
        control={form.control}
        name="receivedOn"
        rules={{ validate: (day) => (day === '' ? t('record.day.missing') : day <= today || t('record.day.ahead')) }}
      >
        {(field) => <DatePicker {...field} label={t('record.day')} isRequired max={today} today={today} />}
      </FormField>
      {sum !== null && (
        <Effects
          items={[
            sum === left ? t('record.whole') : t('record.part', { left: money(left - sum) }),
            t('record.balance'),
            t('record.client', { name: invoice.client.displayName }),
          ]}
        />
      )}
    </FormDialog>
  );
}
