import { Button, Inline, lazyOverlay, Stack, Text } from '@sakina/design-system';
import type { InvoiceDetail } from '@sakina/platform/contract';
import { useFormat, useNow } from '@sakina/platform/react';
import { useState } from 'react';
import { useInvoicesText } from '../messages/index.ts';
import { isProcessing, remindableFrom, stepsOf } from '../model/states.ts';
import type { InvoiceStep } from '../model/states.ts';

const StepDialog = lazyOverlay(() => import('./StepDialog.tsx').then((m) => m.StepDialog));
const RecordDialog = lazyOverlay(() => import('./RecordDialog.tsx').then((m) => m.RecordDialog));
const DraftDialog = lazyOverlay(() => import('./DraftDialog.tsx').then((m) => m.DraftDialog));

/** What each step looks like; at most one is the step to take. */
const VARIANTS = {
  send: 'primary',
  edit: 'secondary',
  remind: 'secondary',
  record: 'secondary',
  uncollectible: 'quiet',
  void: 'quiet',
} as const satisfies Record<InvoiceStep, string>;

export interface InvoiceStepsProps {
  /** The invoice with its lines and payments. */
  invoice: InvoiceDetail;
  /** Called after a step was taken and its dialog has closed. */
  onDone: () => void;
}

/** What can be done with an invoice in its state; each says its effects before it is done. */
export function InvoiceSteps({ invoice, onDone }: InvoiceStepsProps) {
  const t = useInvoicesText();
  const format = useFormat();
  const steps = stepsOf(invoice);
  const tooSoonUntil = remindableFrom(invoice, useNow(60_000));
  const [asked, setAsked] = useState<InvoiceStep | null>(null);
  const close = () => setAsked(null);
  const done = () => {
    close();
    onDone();
  };
  const label = (step: InvoiceStep) =>
    t(step === 'void' && invoice.status === 'DRAFT' ? 'step.discard' : `step.${step}`);
  return (
    <Stack gap="x2">
      {isProcessing(invoice) && <Text measure>{t('processing')}</Text>}
      {steps.includes('remind') && tooSoonUntil !== null && (
        <Text size="sm" tone="muted" measure>
          {t('tooSoon', { day: format.day(new Date(tooSoonUntil).toISOString()) })}
        </Text>
      )}
      <Inline gap="x2">
        {steps
          .filter((step) => step !== 'remind' || tooSoonUntil === null)
          .map((step) => (
            <Button key={step} variant={VARIANTS[step]} onPress={() => setAsked(step)}>
              {label(step)}
            </Button>
          ))}
      </Inline>
      {asked !== null && asked !== 'record' && asked !== 'edit' && (
        <StepDialog isOpen step={asked} invoice={invoice} label={label(asked)} onClose={close} onDone={done} />
      )}
      {asked === 'record' && <RecordDialog isOpen invoice={invoice} onClose={close} onDone={done} />}
      {asked === 'edit' && <DraftDialog isOpen draft={invoice} invoices={[]} onClose={close} onDone={done} />}
    </Stack>
  );
}
