import { Button, DatePicker, Dialog, MoneyField, RadioGroup, Stack, Text, useToast } from '@sakina/design-system';
import { fieldProblems, isApiError } from '@sakina/platform/client';
import { outsideMethod, recordOutsidePayment } from '@sakina/platform/contract';
import type { InvoiceDetail, OutsideMethod } from '@sakina/platform/contract';
import { useAction, useFormat, useInvalidate, useNow } from '@sakina/platform/react';
import { useId, useRef, useState } from 'react';
import { Bulleted, ErrorNotice } from '../../../shared/index.ts';
import { invoiceReads } from '../api/invalidates.ts';
import { useInvoicesText } from '../messages/index.ts';
import { outsideAmountProblem } from '../model/draft.ts';
import { leftOf } from '../model/states.ts';

export interface RecordDialogProps {
  isOpen: boolean;
  invoice: InvoiceDetail;
  onClose: () => void;
  /** Called when it was recorded. */
  onDone: () => void;
}

/** Records what the client paid to the provider directly, wholly or in part, with what comes of it (CLOUD-432). */
export function RecordDialog({ isOpen, invoice, onClose, onDone }: RecordDialogProps) {
  const t = useInvoicesText();
  const format = useFormat();
  const toast = useToast();
  const formId = useId();
  const record = useAction(recordOutsidePayment);
  const invalidate = useInvalidate();
  const today = format.dateIn(new Date(useNow(60_000)).toISOString());
  const amountField = useRef<HTMLInputElement>(null);
  const dayField = useRef<{ focus: () => void }>(null);
  const left = leftOf(invoice);
  const { currency } = invoice.total;
  const [amount, setAmount] = useState<number | null>(left);
  const [method, setMethod] = useState<OutsideMethod>('BANK_TRANSFER');
  const [day, setDay] = useState(today);
  const [wasTried, setTried] = useState(false);
  const money = (amountMinor: number) => format.money({ amountMinor, currency });
  const problem = outsideAmountProblem(amount, left);
  const dayProblem = day === '' ? 'missing' : day > today ? 'ahead' : null;
  const refused = fieldProblems(record.error);
  const isKnown = refused['amount'] !== undefined || refused['receivedOn'] !== undefined;
  const isGone = isApiError(record.error, 'NOT_OPEN');

  function close() {
    // It was refused because the invoice is not what it was: it is read again.
    if (isGone) void invalidate(...invoiceReads);
    onClose();
  }

  async function send() {
    if (record.isRunning) return;
    setTried(true);
    if (problem || amount === null) return amountField.current?.focus();
    if (dayProblem) return dayField.current?.focus();
    const body = { amount: { amountMinor: amount, currency }, method, receivedOn: day };
    await record.run({ params: { id: invoice.id }, body }).then(
      () => {
        toast({
          tone: 'success',
          title: t('done.record', { amount: money(amount), name: invoice.client.displayName }),
        });
        onDone();
      },
      (error: unknown) => (fieldProblems(error)['receivedOn'] ? dayField : amountField).current?.focus(),
    );
  }

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={close}
      isDismissable={false}
      title={t('record.title', { number: invoice.number })}
      actions={
        <>
          <Button variant="secondary" onPress={close}>
            {t('notNow')}
          </Button>
          <Button type="submit" variant="action" form={formId} isPending={record.isRunning}>
            {problem || amount === null ? t('record.submit') : t('record.submitAmount', { amount: money(amount) })}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <Stack gap="x3">
          {isGone ? (
            <Text role="alert" weight="strong">
              {t('refused.NOT_OPEN')}
            </Text>
          ) : (
            !isKnown && <ErrorNotice error={record.error} />
          )}
          <MoneyField
            ref={amountField}
            label={t('record.amount')}
            description={t('record.amount.help', { left: money(left) })}
            currency={currency}
            value={amount}
            onChange={(next) => {
              record.reset();
              setAmount(next);
            }}
            isRequired
            errorMessage={
              refused['amount'] ??
              (problem === 'tooMuch' || (problem && wasTried)
                ? t(`record.${problem}`, { left: money(left) })
                : undefined)
            }
          />
          <RadioGroup
            label={t('record.method')}
            isRequired
            options={outsideMethod.options.map((id) => ({ id, label: t(`method.${id}`) }))}
            value={method}
            onChange={(id) => setMethod(outsideMethod.options.find((each) => each === id) ?? 'OTHER')}
          />
          <DatePicker
            ref={dayField}
            label={t('record.day')}
            isRequired
            value={day}
            onChange={(next) => {
              record.reset();
              setDay(next);
            }}
            max={today}
            today={today}
            errorMessage={refused['receivedOn'] ?? (wasTried && dayProblem ? t(`record.day.${dayProblem}`) : undefined)}
          />
          {!problem && amount !== null && (
            <Stack as="section" gap="x1" aria-label={t('effects')}>
              <Text weight="strong">{t('effects')}</Text>
              <Bulleted
                items={[
                  amount === left ? t('record.whole') : t('record.part', { left: money(left - amount) }),
                  t('record.balance'),
                  t('record.client', { name: invoice.client.displayName }),
                ]}
              />
            </Stack>
          )}
        </Stack>
      </form>
    </Dialog>
  );
}
