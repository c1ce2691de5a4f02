import { ConfirmDialog, useToast } from '@sakina/design-system';
import { markInvoiceUncollectible, remindInvoice, sendInvoice, voidInvoice } from '@sakina/platform/contract';
import { isApiError } from '@sakina/platform/client';
import type { InvoiceDetail } from '@sakina/platform/contract';
import { REMINDER_EVERY_DAYS } from '@sakina/platform/domain';
import { useAction, useFormat, useNow, useReadAgain } from '@sakina/platform/react';
import { Bulleted, useErrorText } from '../../../shared/index.ts';
import { useInvoicesText } from '../messages/index.ts';
import { DAY } from '../model/day.ts';

export interface StepDialogProps {
  /** Whether it is open. */
  isOpen: boolean;
  step: 'send' | 'remind' | 'uncollectible' | 'void';
  /** The invoice with its lines and payments. */
  invoice: InvoiceDetail;
  /** What the step is called on its button. */
  label: string;
  /** Called when it is to close. */
  onClose: () => void;
  /** Called when it was done. */
  onDone: () => void;
}

/** Refusals that say what happened meanwhile, in another tab or by the client. */
const KNOWN = ['NOT_A_DRAFT', 'NOT_OPEN', 'NOT_VOIDABLE', 'REMINDED_RECENTLY'] as const;

/** Asks before a step, with who gets what by it; nothing is sent or withdrawn before that. */
export function StepDialog({ isOpen, step, invoice, label, onClose, onDone }: StepDialogProps) {
  const t = useInvoicesText();
  const format = useFormat();
  const toast = useToast();
  const errorText = useErrorText();
  const readAgain = useReadAgain();
  const now = useNow(60_000);
  const actions = {
    send: useAction(sendInvoice),
    remind: useAction(remindInvoice),
    uncollectible: useAction(markInvoiceUncollectible),
    void: useAction(voidInvoice),
  };
  const action = actions[step];
  const { number, client, status, total, due, dueOn } = invoice;
  const values = {
    number,
    name: client.displayName,
    total: format.money(total),
    due: format.money(due),
    day: format.date(dueOn, DAY),
  };
  const kind = step === 'void' && status === 'DRAFT' ? 'discard' : step;
  const nextDay = format.day(new Date(now + REMINDER_EVERY_DAYS * 86_400_000).toISOString());
  const effects = {
    send: [t('send.owed', values), t('send.mail', values), t('send.card', values), t('send.fixed')],
    remind: [t('remind.mail', values), t('remind.next', { day: nextDay })],
    uncollectible: [
      t('uncollectible.client', values),
      t('uncollectible.books', values),
      t('uncollectible.later', values),
    ],
    void: [t('void.client', values), t('void.number', values), t('void.again')],
    discard: [t('discard.client', values), t('void.number', values), t('void.again')],
  }[kind];
  const code = KNOWN.find((each) => isApiError(action.error, each));
  const failure = code ? t(`refused.${code}`) : action.error && errorText(action.error).body;

  function close() {
    // It was refused because the invoice is not what it was: it is read again.
    if (code) void readAgain(sendInvoice);
    onClose();
  }

  async function confirm() {
    if (action.isRunning) return;
    await action.run({ params: { id: invoice.id } }).then(
      () => {
        toast({ tone: 'success', title: t(`done.${kind}`, values) });
        onDone();
      },
      () => undefined,
    );
  }

  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={close}
      title={t(`ask.${kind}`, values)}
      tone={step === 'send' || step === 'remind' ? 'primary' : 'danger'}
      confirmLabel={label}
      cancelLabel={t('notNow')}
      isBusy={action.isRunning}
      onConfirm={() => void confirm()}
      failure={failure}
    >
      <Bulleted items={effects} />
    </ConfirmDialog>
  );
}
