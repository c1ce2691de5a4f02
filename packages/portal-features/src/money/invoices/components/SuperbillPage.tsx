import { Banner, Stack } from '@sakina/design-system';
import { getSuperbill } from '@sakina/platform/contract';
import { useFormat, useOperation } from '@sakina/platform/react';
import { SuperbillPaper } from '../../../shared/papers/index.ts';
import { useInvoicesText } from '../messages/index.ts';
import { MONTH } from '../model/day.ts';
import { PaperPage } from './PaperPage.tsx';

export interface SuperbillPageProps {
  id: string;
  /** Called to go back to where it was opened from. */
  onBack: () => void;
}

/** One superbill as its client has it. */
export function SuperbillPage({ id, onBack }: SuperbillPageProps) {
  const t = useInvoicesText();
  const format = useFormat();
  const read = useOperation(getSuperbill, { params: { id } });
  const month = read.data && format.date(`${read.data.month}-01`, MONTH);
  return (
    <PaperPage
      read={read}
      title={month === undefined ? t('superbill') : t('superbill.of', { month })}
      backLabel={t('superbills.back')}
      onBack={onBack}
    >
      {(superbill) => (
        <Stack gap="x4">
          {superbill.replacedById !== null && (
            <Banner tone="warning" urgency="none" title={t('superbill.replaced.title')}>
              {t('superbill.replaced.body')}
            </Banner>
          )}
          <SuperbillPaper superbill={superbill} />
        </Stack>
      )}
    </PaperPage>
  );
}
