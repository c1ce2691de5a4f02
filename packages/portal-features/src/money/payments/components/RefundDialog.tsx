import { Button, Checkbox, Dialog, MoneyField, Select, Stack, Text, TextArea, useToast } from '@sakina/design-system';
import { fieldProblems, isApiError } from '@sakina/platform/client';
import { refundCause, refundPayment } from '@sakina/platform/contract';
import type { Payment, RefundCause, Transaction } from '@sakina/platform/contract';
import { useAction, useFormat } from '@sakina/platform/react';
import { useId, useRef, useState } from 'react';
import { KeptNotice, useKeptText } from '../../../shared/form/index.ts';
import { Bulleted, ErrorNotice } from '../../../shared/index.ts';
import { usePaymentsText } from '../messages/index.ts';
import { amountProblem, leftToRefund, refundEffects } from '../model/refund.ts';

export interface RefundDialogProps {
  payment: Payment;
  /** The movement that brought the payment to the balance. */
  movement: Transaction;
  onClose: () => void;
}

/**
 * Gives money back, wholly or in part; who gets and loses what stands there before anything is sent (CALL-34).
 */
export function RefundDialog({ payment, movement, onClose }: RefundDialogProps) {
  const t = usePaymentsText();
  const format = useFormat();
  const toast = useToast();
  const formId = useId();
  const refund = useAction(refundPayment);
  const amountField = useRef<HTMLInputElement>(null);
  const reasonField = useRef<HTMLTextAreaElement>(null);
  const left = leftToRefund(payment);
  const { currency } = payment.amount;
  const [amount, setAmount] = useState<number | null>(left);
  const kept = useKeptText(`refund:${payment.id}`);
  const { text: reason, set: setReason } = kept;
  const [cause, setCause] = useState<RefundCause>('GOODWILL');
  const [wasTried, setTried] = useState(false);
  // Once the server has said that the insurer has not decided, a person has to want it all the same.
  const [isClaimOpen, setClaimOpen] = useState(false);
  const [isDespite, setDespite] = useState(false);
  const despiteField = useRef<HTMLInputElement>(null);
  const money = (amountMinor: number) => format.money({ amountMinor, currency });
  const problem = amountProblem(amount, left);
  const refused = fieldProblems(refund.error)['amount'];
  // Too much is said while it is typed; what is missing only after an attempt.
  const amountWords =
    refused ??
    (problem === 'tooMuch' || (problem && wasTried) ? t(`refund.${problem}`, { left: money(left) }) : undefined);

  async function send() {
    if (refund.isRunning) return;
    setTried(true);
    if (problem || amount === null) return amountField.current?.focus();
    if (reason.trim() === '') return reasonField.current?.focus();
    if (isClaimOpen && !isDespite) return despiteField.current?.focus();
    const input = {
      params: { id: payment.id },
      body: {
        amount: { amountMinor: amount, currency },
        reason: reason.trim(),
        cause,
        ...(isDespite && { despiteOpenClaim: true }),
      },
    };
    await refund.run(input).then(
      () => {
        kept.clear();
        toast({
          tone: 'success',
          title: t('refund.done', { amount: money(amount), name: payment.client.displayName }),
          description: t('refund.done.body', { last4: payment.method.last4 }),
        });
        onClose();
      },
      (error: unknown) => {
        if (!isApiError(error, 'CLAIM_OPEN')) return amountField.current?.focus();
        refund.reset();
        setClaimOpen(true);
        setTried(false);
      },
    );
  }

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isDismissable={false}
      title={t('refund.title', { name: payment.client.displayName })}
      actions={
        <>
          <Button variant="secondary" onPress={onClose}>
            {t('refund.keep')}
          </Button>
          <Button variant="danger" type="submit" form={formId} isPending={refund.isRunning}>
            {problem || amount === null ? t('refund') : t('refund.submit', { amount: money(amount) })}
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
          {refused === undefined && <ErrorNotice error={refund.error} />}
          <MoneyField
            ref={amountField}
            label={t('refund.amount')}
            description={t('refund.amount.help', { left: money(left) })}
            currency={currency}
            value={amount}
            onChange={(next) => {
              refund.reset();
              setAmount(next);
            }}
            isRequired
            errorMessage={amountWords}
          />
          <Select
            label={t('refund.cause')}
            isRequired
            options={refundCause.options.map((id) => ({ id, label: t(`refund.cause.${id}`) }))}
            value={cause}
            onChange={(id) => setCause(refundCause.options.find((each) => each === id) ?? 'GOODWILL')}
          />
          <KeptNotice {...kept} onDiscard={kept.clear} />
          <TextArea
            ref={reasonField}
            label={t('refund.reason')}
            description={t('refund.reason.help')}
            value={reason}
            onChange={setReason}
            maxLength={500}
            isRequired
            errorMessage={wasTried && reason.trim() === '' ? t('refund.reason.missing') : undefined}
          />
          {isClaimOpen && (
            <Stack gap="x1">
              <Text role="alert" weight="strong" measure>
                {t('refund.claimOpen')}
              </Text>
              <Checkbox
                ref={despiteField}
                value={isDespite}
                onChange={setDespite}
                errorMessage={wasTried && !isDespite ? t('refund.despite.missing') : undefined}
              >
                {t('refund.despite')}
              </Checkbox>
            </Stack>
          )}
          {!problem && amount !== null && (
            <Effects payment={payment} movement={movement} amount={amount} cause={cause} />
          )}
        </Stack>
      </form>
    </Dialog>
  );
}

interface EffectsProps {
  payment: Payment;
  movement: Transaction;
  /** In minor units; can be given back. */
  amount: number;
  cause: RefundCause;
}

function Effects({ payment, movement, amount, cause }: EffectsProps) {
  const t = usePaymentsText();
  const format = useFormat();
  const { currency } = payment.amount;
  const money = (amountMinor: number) => format.money({ amountMinor, currency });
  const { client, platform, provider, isPaidOut, left } = refundEffects(payment, movement, amount);
  return (
    <Stack as="section" gap="x1" aria-label={t('effects')}>
      <Text weight="strong">{t('effects')}</Text>
      <Bulleted
        items={[
          t('effects.client', { name: payment.client.displayName, amount: money(client), last4: payment.method.last4 }),
          t('effects.provider', { amount: money(provider), platform: money(platform) }),
          t(isPaidOut ? 'effects.paidOut' : 'effects.onBalance', { amount: money(provider) }),
          t('effects.invoice', { left: money(left) }),
          t(cause === 'CHARGED_BY_MISTAKE' ? 'effects.stillOwed' : 'effects.writtenOff', { amount: money(client) }),
          ...(payment.purpose === 'COPAY' ? [t('effects.copay')] : []),
        ]}
      />
    </Stack>
  );
}
