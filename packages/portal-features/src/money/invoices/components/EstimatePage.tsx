import { Banner, Button, lazyOverlay, Stack } from '@sakina/design-system';
import { getEstimate } from '@sakina/platform/contract';
import { exceedsEstimate } from '@sakina/platform/domain';
import { useFormat, useOperation } from '@sakina/platform/react';
import { useState } from 'react';
import { EstimatePaper } from '../../../shared/papers/index.ts';
import { useInvoicesText } from '../messages/index.ts';
import { PaperPage } from './PaperPage.tsx';

const EstimateDialog = lazyOverlay(() => import('./EstimateDialog.tsx').then((m) => m.EstimateDialog));

export interface EstimatePageProps {
  id: string;
  /** Called to go back to where it was opened from. */
  onBack: () => void;
  /** Opens another estimate. */
  onOpen: (id: string) => void;
}

/** One estimate as its client has it; a changed price makes a new one in its place. */
export function EstimatePage({ id, onBack, onOpen }: EstimatePageProps) {
  const t = useInvoicesText();
  const format = useFormat();
  const [isWriting, setWriting] = useState(false);
  const read = useOperation(getEstimate, { params: { id } });
  const estimate = read.data;
  return (
    <>
      <PaperPage
        read={read}
        title={t('estimate')}
        backLabel={t('estimates.back')}
        onBack={onBack}
        actions={
          estimate?.status !== 'REPLACED' && (
            <Button variant="secondary" onPress={() => setWriting(true)}>
              {t('estimates.replace')}
            </Button>
          )
        }
      >
        {(data) => (
          <Stack gap="x4">
            {data.status === 'REPLACED' && (
              <Banner tone="warning" urgency="none" title={t('estimate.replaced.title')}>
                {t('estimate.replaced.body')}
              </Banner>
            )}
            {exceedsEstimate(data.total.amountMinor, data.billed.amountMinor) && (
              <Banner tone="warning" urgency="none" title={t('estimate.exceeded.title')}>
                {t('estimate.exceeded.body', { billed: format.money(data.billed), total: format.money(data.total) })}
              </Banner>
            )}
            <EstimatePaper estimate={data} />
          </Stack>
        )}
      </PaperPage>
      <EstimateDialog
        isOpen={isWriting}
        basis={estimate ?? null}
        onClose={() => setWriting(false)}
        onDone={({ id: made }) => onOpen(made)}
      />
    </>
  );
}
