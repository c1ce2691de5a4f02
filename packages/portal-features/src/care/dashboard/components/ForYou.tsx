import { ErrorState, LoadingRegion, Section, Skeleton, Stack, Text } from '@sakina/design-system';
import { listOwnClientConsents, listOwnTreatmentPlans } from '@sakina/platform/contract';
import { useNow, useOperation } from '@sakina/platform/react';
import { useErrorText, useSharedText } from '../../../shared/index.ts';
import { useNews } from '../api/news.ts';
import { useOpenInvoices, useOwnEstimates, useOwnPayments } from '../api/payments.ts';
import { useDashboardText } from '../messages/index.ts';
import { forYou } from '../model/for-you.ts';
import { ForYouLine } from './ForYouLine.tsx';

export interface ForYouProps {
  /**
   * Says nothing while it reads or where nothing waits, for someone who has not begun yet.
   * @default false
   */
  isQuiet?: boolean;
}

/**
 * What waits for the person: offers first, since they lapse, then what they are asked, then what was written to them.
 */
export function ForYou({ isQuiet = false }: ForYouProps) {
  const t = useDashboardText();
  const shared = useSharedText();
  const errorText = useErrorText('read');
  const now = useNow();
  const { conversations, measures, waitlist } = useNews();
  const plans = useOperation(listOwnTreatmentPlans, {});
  const consents = useOperation(listOwnClientConsents, {});
  const invoices = useOpenInvoices();
  const payments = useOwnPayments().read;
  const estimates = useOwnEstimates().read;
  const reads = [waitlist, plans, consents, invoices, estimates, measures, conversations];
  const failed = reads.find((read) => read.error && !read.data);
  const isReading = payments.isLoading || reads.some((read) => read.isLoading);
  const lines = forYou(
    {
      conversations: conversations.data?.items ?? [],
      measures: measures.data?.items ?? [],
      entries: waitlist.data?.items ?? [],
      plans: plans.data?.items ?? [],
      consents: consents.data?.items ?? [],
      // Held until it is known which of them the bank is already processing; without that, all are shown.
      invoices: (payments.isLoading ? null : invoices.data?.items) ?? [],
      payments: payments.data?.items ?? [],
      estimates: estimates.data?.items ?? [],
    },
    now,
  );
  if (isQuiet && lines.length === 0) return null;
  return (
    <Section title={t('forYou.title')}>
      {failed?.error && (
        <ErrorState
          title={t('forYou.failed')}
          onRetry={() => reads.forEach((read) => read.error && read.reload())}
          retryLabel={shared('retry')}
        >
          {errorText(failed.error).body}
        </ErrorState>
      )}
      {lines.length > 0 && (
        <Stack as="ul" gap="none">
          {lines.map((line) => (
            <ForYouLine key={line.key} line={line} now={now} />
          ))}
        </Stack>
      )}
      {isReading && (
        <LoadingRegion label={t('forYou.loading')}>
          <Skeleton lines={2} />
        </LoadingRegion>
      )}
      {lines.length === 0 && !isReading && !failed && <Text tone="muted">{t('forYou.none')}</Text>}
    </Section>
  );
}
