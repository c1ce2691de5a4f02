import {
  Button,
  Dialog,
  EmptyState,
  LoadingRegion,
  MoneyField,
  Select,
  Skeleton,
  Stack,
  Text,
  useToast,
} from '@sakina/design-system';
import { listInvoices, processPayment } from '@sakina/platform/contract';
import { fieldProblems, isApiError } from '@sakina/platform/client';
import type { Invoice } from '@sakina/platform/contract';
import { useAction, useFormat, useOperation } from '@sakina/platform/react';
import type { Action } from '@sakina/platform/react';
import { useId, useRef, useState } from 'react';
import { ErrorNotice, ReadView } from '../../../shared/index.ts';
import { amountProblem } from '../../shared/amount/index.ts';
import { usePaymentsText } from '../messages/index.ts';

export interface TakePaymentDialogProps {
  /** Whether it is open. */
  isOpen: boolean;
  /** Called when it is to close. */
  onClose: () => void;
}

/** Charges a client’s saved card for a session that is still owed, wholly or in part (CALL-33). */
export function TakePaymentDialog({ isOpen, onClose }: TakePaymentDialogProps) {
  // Remounted for each opening, so that nothing chosen before carries over.
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
  const amountField = useRef<HTMLInputElement>(null);
  const [invoiceId, setInvoiceId] = useState('');
  const [amount, setAmount] = useState<number | null>(null);
  const [wasTried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const invoice = invoices.find(({ id }) => id === invoiceId);
  const due = invoice?.due.amountMinor ?? 0;
  const problem = invoice ? amountProblem(amount, due) : null;
  const noCard = fieldProblems(take.error)['paymentMethodToken'] !== undefined;
  const declined =
    isApiError(take.error, 'CARD_DECLINED') ||
    isApiError(take.error, 'INSUFFICIENT_FUNDS') ||
    isApiError(take.error, 'EXPIRED_CARD')
      ? take.error.code
      : undefined;
  const known = noCard ? t('take.noCard') : declined && t(`take.declined.${declined as 'CARD_DECLINED'}`);

  async function send() {
    if (take.isRunning) return;
    setTried(true);
    if (!invoice || invoice.appointmentId === null) return form.current?.querySelector('button')?.focus();
    if (problem || amount === null) return amountField.current?.focus();
    const body = {
      appointmentId: invoice.appointmentId,
      invoiceId: invoice.id,
      amount: { amountMinor: amount, currency: invoice.due.currency },
    };
    await take.run({ body }).then(
      (payment) => {
        toast({
          tone: 'success',
          title: t(payment.status === 'PROCESSING' ? 'take.processing' : 'take.done', {
            amount: format.money(payment.amount),
            name: payment.client.displayName,
          }),
        });
        onDone();
      },
      () => undefined,
    );
  }

  return (
    <form
      id={formId}
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Stack gap="x3">
        {known ? (
          <Text role="alert" weight="strong">
            {known}
          </Text>
        ) : (
          <ErrorNotice error={take.error} />
        )}
        <Text measure>{t('take.lead')}</Text>
        <Select
          label={t('take.session')}
          isRequired
          options={invoices.map(({ id, client, number, due: owed, createdAt }) => ({
            id,
            label: t('take.option', { name: client.displayName, amount: format.money(owed) }),
            description: t('take.option.more', { number, day: format.shortDate(createdAt) }),
          }))}
          value={invoiceId}
          onChange={(id) => {
            take.reset();
            setInvoiceId(id);
            setAmount(invoices.find((each) => each.id === id)?.due.amountMinor ?? null);
          }}
          errorMessage={wasTried && !invoice ? t('take.session.missing') : undefined}
        />
        {invoice && (
          <MoneyField
            ref={amountField}
            label={t('take.amount')}
            currency={invoice.due.currency}
            value={amount}
            onChange={setAmount}
            isRequired
            errorMessage={
              problem === 'tooMuch' || (problem && wasTried)
                ? t(`take.${problem}`, { due: format.money(invoice.due) })
                : undefined
            }
          />
        )}
      </Stack>
    </form>
  );
}
