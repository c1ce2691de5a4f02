import { Banner, Stack, Text } from '@sakina/design-system';
import { getSuperbill } from '@sakina/platform/contract';
import { useFormat, useOperation } from '@sakina/platform/react';
import { SuperbillPaper } from '../../../../shared/papers/index.ts';
import { usePaymentsText } from './messages/index.ts';
import { PaperPage } from './PaperPage.tsx';

/** One superbill, with what it is for and whom it tells what. */
export function OwnSuperbill({ id }: { id: string }) {
  const t = usePaymentsText();
  const format = useFormat();
  const read = useOperation(getSuperbill, { params: { id } });
  const month = read.data && format.date(`${read.data.month}-01`, { month: 'long', year: 'numeric' });
  return (
    <PaperPage read={read} title={month === undefined ? t('superbill') : t('superbill.of', { month })}>
      {(superbill) => (
        <Stack gap="x4">
          {superbill.replacedById !== null && (
            <Banner tone="warning" urgency="none" title={t('paper.replaced.title')}>
              {t('paper.replaced.body')}
            </Banner>
          )}
          <Text data-print="hide" measure>
            {t('superbill.what')}
          </Text>
          <SuperbillPaper superbill={superbill} />
        </Stack>
      )}
    </PaperPage>
  );
}
