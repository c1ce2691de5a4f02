import { KeyValueList, Text } from '@sakina/design-system';
import type { PlatformFigures } from '@sakina/platform/contract';
import { useFormat } from '@sakina/platform/react';
import { Panel } from '../../shared/index.ts';
import { useAdminRevenueText } from '../messages/index.ts';
import { shareOf } from '../model/sums.ts';

export interface RatiosProps {
  /** The figures of the period. */
  figures: PlatformFigures;
  /** Of as many days right before, where they are known. */
  before: PlatformFigures | undefined;
  /** Whether the days before could not be read. */
  hasFailed: boolean;
}

/** What we keep and what goes back, as parts of what was paid, beside as many days before. */
export function Ratios({ figures, before, hasFailed }: RatiosProps) {
  const t = useAdminRevenueText();
  const format = useFormat();
  const percent = (share: number | null) => (share === null ? t('ratio.none') : format.percent(share * 100, 2));
  const pair = (of: (entry: PlatformFigures) => string) =>
    before ? t('ratio.pair', { now: of(figures), before: of(before) }) : of(figures);
  return (
    <Panel isLandmark={false} title={t('ratio.title')}>
      <KeyValueList
        layout="split"
        items={[
          { term: t('ratio.take'), value: pair((entry) => percent(shareOf(entry.platformFees, entry.gross))) },
          { term: t('ratio.refunds'), value: pair((entry) => percent(shareOf(entry.refunds, entry.gross))) },
          { term: t('ratio.insurers'), value: pair((entry) => percent(shareOf(entry.insurerPayments, entry.gross))) },
        ]}
      />
      {hasFailed && (
        <Text size="sm" tone="muted">
          {t('ratio.beforeFailed')}
        </Text>
      )}
    </Panel>
  );
}
