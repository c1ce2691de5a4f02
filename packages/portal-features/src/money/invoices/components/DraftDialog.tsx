import { Dialog, EmptyState, LoadingRegion, Skeleton } from '@sakina/design-system';
import type { Invoice, InvoiceDetail } from '@sakina/platform/contract';
import { listAppointments } from '@sakina/platform/contract';
import { useNow, useOperation } from '@sakina/platform/react';
import { useState } from 'react';
import { ReadView } from '../../../shared/index.ts';
import { useInvoicesText } from '../messages/index.ts';
import { invoiceable } from '../model/draft.ts';
import { DraftForm } from './DraftForm.tsx';
import { ShareDraft } from './ShareDraft.tsx';
import { WithoutDraft } from './WithoutDraft.tsx';

const DAY = 86_400_000;
/** How far back and ahead sessions are offered, in days. */
const BACK = 180;
const AHEAD = 60;

export interface DraftDialogProps {
  /** Whether it is open. */
  isOpen: boolean;
  /** The draft that is changed, or null for a new one. */
  draft: InvoiceDetail | null;
  /** The claim whose client’s share a new one is for; left out, it is for a session. */
  claimId?: string | undefined;
  /** Every invoice, so that no session is offered twice. */
  invoices: readonly Invoice[];
  /** Called when it is to close. */
  onClose: () => void;
  /** Called with what was saved. */
  onDone: (saved: InvoiceDetail) => void;
}

/** Drafts an invoice for a session, or changes a draft; the client hears nothing of it before it is sent. */
export function DraftDialog(props: DraftDialogProps) {
  // Remounted for each opening, so that nothing typed before carries over.
  return props.isOpen ? <Drafting {...props} /> : null;
}

function Drafting({ draft, claimId, invoices, onClose, onDone }: DraftDialogProps) {
  const t = useInvoicesText();
  const now = useNow(60_000);
  const [span] = useState(() => ({
    from: new Date(now - BACK * DAY).toISOString(),
    to: new Date(now + AHEAD * DAY).toISOString(),
  }));
  const read = useOperation(
    listAppointments,
    draft || claimId !== undefined ? null : { query: { as: 'provider', ...span } },
  );
  const sessions = read.data ? invoiceable(read.data.items, invoices) : [];
  const saved = (invoice: InvoiceDetail) => {
    onClose();
    onDone(invoice);
  };
  const form = <DraftForm draft={draft} sessions={sessions} onClose={onClose} onDone={saved} />;
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isDismissable={false}
      title={draft ? t('draft.edit', { number: draft.number }) : t('new')}
    >
      {draft ? (
        form
      ) : claimId !== undefined ? (
        <ShareDraft claimId={claimId} onClose={onClose} onDone={saved} />
      ) : (
        <ReadView
          read={read}
          loading={
            <WithoutDraft onClose={onClose}>
              <LoadingRegion label={t('draft.loading')}>
                <Skeleton lines={4} />
              </LoadingRegion>
            </WithoutDraft>
          }
          isEmpty={() => sessions.length === 0}
          empty={
            <WithoutDraft onClose={onClose}>
              <EmptyState title={t('draft.none.title')} illustration={null} headingLevel={3}>
                {t('draft.none.body')}
              </EmptyState>
            </WithoutDraft>
          }
        >
          {() => form}
        </ReadView>
      )}
    </Dialog>
  );
}
