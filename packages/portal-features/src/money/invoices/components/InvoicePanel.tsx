import { Button, Inline, Stack, Text } from '@sakina/design-system';
import { getInvoice } from '@sakina/platform/contract';
import type { InvoiceDetail } from '@sakina/platform/contract';
import { useFormat, useOperation } from '@sakina/platform/react';
import { useEffect, useRef, useState } from 'react';
import { RecordDrawer, RecordView, useShownId } from '../../../shared/record/index.ts';
import { useInvoicesText } from '../messages/index.ts';
import { insuredPart } from '../model/states.ts';
import { InvoiceFacts } from './InvoiceFacts.tsx';
import { InvoiceLines } from './InvoiceLines.tsx';
import { InvoicePayments } from './InvoicePayments.tsx';
import { InvoiceSteps } from './InvoiceSteps.tsx';

export interface InvoicePanelProps {
  /** Whether it is open. */
  isOpen: boolean;
  /** The invoice that is open, or null. */
  id: string | null;
  /** Called when it is to close. */
  onClose: () => void;
  /** Opens the client's copy of it. */
  onCopy: () => void;
}

/** One invoice beside the list. */
export function InvoicePanel({ isOpen, id, onClose, onCopy }: InvoicePanelProps) {
  const t = useInvoicesText();
  const shownId = useShownId(id);
  const read = useOperation(getInvoice, shownId === null ? null : { params: { id: shownId } });
  return (
    <RecordDrawer
      isOpen={isOpen}
      id={shownId}
      title={read.data ? t('invoice', { number: read.data.number }) : t('detail.title')}
      onClose={onClose}
    >
      <RecordView
        read={read}
        loading={t('detail.loading')}
        lines={[8]}
        missing={{ title: t('detail.missing.title'), body: t('detail.missing.body') }}
      >
        {(invoice) => <Details invoice={invoice} onCopy={onCopy} />}
      </RecordView>
    </RecordDrawer>
  );
}

function Details({ invoice, onCopy }: { invoice: InvoiceDetail; onCopy: () => void }) {
  const t = useInvoicesText();
  const format = useFormat();
  const state = useRef<HTMLDivElement>(null);
  const insured = insuredPart(invoice);
  const [steps, setSteps] = useState(0);
  // The button that led to the step may be gone: what changed is read out in its place.
  useEffect(() => {
    if (steps > 0) state.current?.focus();
  }, [steps]);
  return (
    <Stack gap="x4">
      <InvoiceFacts invoice={invoice} stateRef={state} />
      <Stack gap="x2">
        <InvoiceSteps invoice={invoice} onDone={() => setSteps(steps + 1)} />
        <Inline gap="x2">
          <Button variant="quiet" onPress={onCopy}>
            {t('copy.open')}
          </Button>
        </Inline>
      </Stack>
      <Stack gap="x1">
        <InvoiceLines invoice={invoice} />
        {insured > 0 && (
          <Text size="sm" tone="muted" measure>
            {t('insured', {
              amount: format.money({ amountMinor: insured, currency: invoice.total.currency }),
              part: format.money(invoice.total),
            })}
          </Text>
        )}
      </Stack>
      <InvoicePayments invoice={invoice} />
    </Stack>
  );
}
