import {
  Button,
  Dialog,
  EmptyState,
  Form,
  LoadingRegion,
  Select,
  Skeleton,
  Stack,
  Text,
  useToast,
} from '@sakina/design-system';
import { listInvoices, processPayment } from '@sakina/platform/contract';
import { fieldProblems, isApiError } from '@sakina/platform/client';
import type { Invoice, InvoiceId } from '@sakina/platform/contract';
import { useAction, useFormat, useOperation } from '@sakina/platform/react';
import type { Action } from '@sakina/platform/react';
import { useId } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { FormField, KeptNotice, RefusalNotice, useKeptForm, useSubmit } from '../../../shared/form/index.ts';
import { ReadView } from '../../../shared/index.ts';
import { AmountField } from '../../shared/amount/index.ts';
import { usePaymentsText } from '../messages/index.ts';

export interface TakePaymentDialogProps {
  /** Whether it is open. */
  isOpen: boolean;
  /** Called when it is to close. */
  onClose: () => void;
}

/** Charges a client’s saved card for a session that is still owed, wholly or in part (CALL-33). */
export function TakePaymentDialog({ isOpen, onClose }: TakePaymentDialogProps) {
  // Remounted for each opening, so that no earlier refusal carries over; what was not sent comes back as a draft.
  return isOpen ? <TakePayment onClose={onClose} /> : null;
}

function TakePayment({ onClose }: { onClose: () => void }) {
  const t = usePaymentsText();
  const formId = useId();
  const read = useOperation(listInvoices, { query: { status: 'OPEN', limit: 100 } });
  const take = useAction(processPayment);
  const hasAny = read.data?.items.some(isPayable) ?? false;
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isDismissable={false}
      title={t('take')}
      actions={
        <>
          <Button variant="secondary" onPress={onClose}>
            {t('take.cancel')}
          </Button>
          {hasAny && (
            <Button type="submit" variant="action" form={formId} isPending={take.isRunning}>
              {t('take.submit')}
            </Button>
          )}
        </>
      }
    >
      <ReadView
        read={read}
        loading={
          <LoadingRegion label={t('take.loading')}>
            <Skeleton lines={4} />
          </LoadingRegion>
        }
        isEmpty={({ items }) => !items.some(isPayable)}
        empty={
          <EmptyState title={t('take.empty.title')} illustration={null} headingLevel={3}>
            {t('take.empty.body')}
          </EmptyState>
        }
      >
        {({ items }) => <TakeForm formId={formId} invoices={items.filter(isPayable)} take={take} onDone={onClose} />}
      </ReadView>
    </Dialog>
  );
}

/** Only a session’s invoice can be charged: the call names the session. */
function isPayable({ appointmentId, due }: Invoice): boolean {
  return appointmentId !== null && due.amountMinor > 0;
}

/** What a bank says of a card, each in its own words. */
const DECLINED = ['CARD_DECLINED', 'INSUFFICIENT_FUNDS', 'EXPIRED_CARD'] as const;

interface TakeFormProps {
  formId: string;
  invoices: readonly Invoice[];
  take: Action<typeof processPayment>;
  onDone: () => void;
}

function TakeForm({ formId, invoices, take, onDone }: TakeFormProps) {
  const t = usePaymentsText();
  const format = useFormat();
  const toast = useToast();
  const form = useForm<{ invoiceId: InvoiceId | null; amount: number | null }>({
    defaultValues: { invoiceId: null, amount: null },
  });
  const kept = useKeptForm(form, 'take-payment');
  const chosen = useWatch({ control: form.control, name: 'invoiceId' });
  const invoice = invoices.find(({ id }) => id === chosen);
  const noCard = fieldProblems(take.error)['paymentMethodToken'] !== undefined;
  const declined = DECLINED.find((code) => isApiError(take.error, code));
  const known = noCard ? t('take.noCard') : declined && t(`take.declined.${declined}`);
  const submit = useSubmit(form, {
    kept,
    send: async ({ invoiceId, amount }) => {
      if (!invoice || invoice.appointmentId === null) return false;
      const { appointmentId, due } = invoice;
      return take.run({ body: { appointmentId, invoiceId, amount: { amountMinor: amount, currency: due.currency } } });
    },
    onSent: (payment) => {
      toast({
        tone: 'success',
        title: t(payment.status === 'PROCESSING' ? 'take.processing' : 'take.done', {
          amount: format.money(payment.amount),
          name: payment.client.displayName,
        }),
      });
      onDone();
    },
  });

  return (
    <Form id={formId} onSubmit={submit}>
      <Stack gap="x3">
        {known ? (
          <Text role="alert" weight="strong">
            {known}
          </Text>
        ) : (
          <RefusalNotice form={form} error={take.error} />
        )}
        <KeptNotice {...kept} onDiscard={kept.forget} />
        <Text measure>{t('take.lead')}</Text>
        <FormField
          control={form.control}
          name="invoiceId"
          // One that came back with a draft may be paid by now.
          rules={{ validate: (id) => invoices.some((each) => each.id === id) || t('take.session.missing') }}
        >
          {(field) => (
            <Select
              {...field}
              label={t('take.session')}
              isRequired
              options={invoices.map(({ id, client, number, due: owed, createdAt }) => ({
                id,
                label: t('take.option', { name: client.displayName, amount: format.money(owed) }),
                description: t('take.option.more', { number, day: format.shortDate(createdAt) }),
              }))}
              value={invoice?.id ?? ''}
              onChange={(id) => {
                take.reset();
                field.onChange(id);
                form.setValue('amount', invoices.find((each) => each.id === id)?.due.amountMinor ?? null);
                form.clearErrors('amount');
              }}
            />
          )}
        </FormField>
        {invoice && (
          <AmountField
            form={form}
            name="amount"
            label={t('take.amount')}
            currency={invoice.due.currency}
            most={invoice.due.amountMinor}
            messages={{
              missing: t('take.missing'),
              tooMuch: t('take.tooMuch', { due: format.money(invoice.due) }),
            }}
          />
        )}
      </Stack>
    </Form>
  );
}
