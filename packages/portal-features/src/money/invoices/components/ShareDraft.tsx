import { EmptyState, LoadingRegion, Skeleton } from '@sakina/design-system';
import type { InvoiceDetail } from '@sakina/platform/contract';
import { getClaim, getClaimStatus } from '@sakina/platform/contract';
import { useOperation } from '@sakina/platform/react';
import { ReadView } from '../../../shared/index.ts';
import { useInvoicesText } from '../messages/index.ts';
import { DraftForm } from './DraftForm.tsx';
import { WithoutDraft } from './WithoutDraft.tsx';

export interface ShareDraftProps {
  /** Id of the claim. */
  claimId: string;
  /** Called when it is to close. */
  onClose: () => void;
  /** Called with the invoice as it was saved. */
  onDone: (saved: InvoiceDetail) => void;
}

/** Draft of an invoice for what an insurer left to its client, filled in; says so where nothing is left to bill. */
export function ShareDraft({ claimId, onClose, onDone }: ShareDraftProps) {
  const t = useInvoicesText();
  const claim = useOperation(getClaim, { params: { id: claimId } });
  const report = useOperation(getClaimStatus, { params: { id: claimId } });
  const loading = (
    <WithoutDraft onClose={onClose}>
      <LoadingRegion label={t('share.loading')}>
        <Skeleton lines={4} />
      </LoadingRegion>
    </WithoutDraft>
  );
  return (
    <ReadView read={claim} loading={loading}>
      {(sent) => (
        <ReadView
          read={report}
          loading={loading}
          isEmpty={({ clientShare }) => !clientShare || clientShare.unbilled.amountMinor === 0}
          empty={
            <WithoutDraft onClose={onClose}>
              <EmptyState title={t('share.none.title')} illustration={null} headingLevel={3}>
                {t('share.none.body')}
              </EmptyState>
            </WithoutDraft>
          }
        >
          {({ clientShare }) =>
            clientShare && (
              <DraftForm
                draft={null}
                sessions={[]}
                share={{ claim: sent, left: clientShare.unbilled }}
                onClose={onClose}
                onDone={onDone}
              />
            )
          }
        </ReadView>
      )}
    </ReadView>
  );
}
