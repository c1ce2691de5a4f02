import { Banner } from '@sakina/design-system';
import { Bulleted } from '../../../shared/index.ts';
import { useInsuranceText } from '../messages/index.ts';
import type { Finding } from '../model/draft.ts';
import { findingKey } from './use-claim-form.ts';

export interface FindingListProps {
  /** What is wrong or may be wrong with the claim. */
  findings: readonly Finding[];
  /** Whole minutes of the session. */
  minutes: number;
}

/** What the payer is likely to object to, in words; or that nothing was found. */
export function FindingList({ findings, minutes }: FindingListProps) {
  const t = useInsuranceText();
  const points = new Set(
    findings.map(({ id, line }) => {
      const words = t(findingKey(id), { count: minutes, procedure: '' });
      return line === undefined ? words : t('checks.line', { line, words });
    }),
  );
  if (points.size === 0)
    return (
      <Banner tone="success" urgency="none" title={t('checks.clean')}>
        {t('checks.clean.body')}
      </Banner>
    );
  return (
    <Banner tone="warning" urgency="none" title={t('checks.found', { count: points.size })}>
      <Bulleted items={[...points]} />
    </Banner>
  );
}
