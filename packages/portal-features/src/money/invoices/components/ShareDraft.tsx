import { EmptyState, LoadingRegion, Skeleton } from '@sakina/design-system';
import type { InvoiceDetail } from '@sakina/platform/contract';
import { ReadView } from '../../../shared/index.ts';
import { useClaimShare } from '../api/use-claim-share.ts';
import { useInvoicesText } from '../messages/index.ts';
import { DraftForm } from './DraftForm.tsx';

export interface ShareDraftProps {
  formId: string;
  claimId: string;
  /** Called with whether it is being saved. */
  onRunning: (isRunning: boolean) => void;
  onDone: (saved: InvoiceDetail) => void;
}

/** Draft of an invoice for what an insurer left to its client, filled in; says so where nothing is left to bill. */
export function ShareDraft({ formId, claimId, onRunning, onDone }: ShareDraftProps) {
  const t = useInvoicesText();
  const { claim, report } = useClaimShare(claimId);
  const loading = (
    <LoadingRegion label={t('share.loading')}>
      <Skeleton lines={4} />
    </LoadingRegion>
  );
  return (
    <ReadView read={claim} loading={loading}>
      {(sent) => (
        <ReadView
          read={report}
          loading={loading}
          isEmpty={({ clientShare }) => !clientShare || clientShare.unbilled.amountMinor === 0}
          empty={
            <EmptyState title={t('share.none.title')} illustration={null} headingLevel={3}>
              {t('share.none.body')}
            </EmptyState>
          }
        >
          {({ clientShare }) =>
            clientShare && (
              <DraftForm
                formId={formId}
                draft={null}
                sessions={[]}
                share={{ claim: sent, left: clientShare.unbilled }}
                onRunning={onRunning}
                onDone={onDone}
              />
            )
          }
        </ReadView>
      )}
    </ReadView>
  );
}
