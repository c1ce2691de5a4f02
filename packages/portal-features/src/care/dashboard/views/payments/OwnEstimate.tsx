import { Banner, Button, Stack, Text } from '@sakina/design-system';
import { isApiError } from '@sakina/platform/client';
import { acceptEstimate, getEstimate } from '@sakina/platform/contract';
import type { Estimate } from '@sakina/platform/contract';
import { exceedsEstimate } from '@sakina/platform/domain';
import { useAction, useFormat, useInvalidate, useOperation } from '@sakina/platform/react';
import { useEffect, useRef } from 'react';
import { ErrorNotice } from '../../../../shared/index.ts';
import { EstimatePaper } from '../../../../shared/papers/index.ts';
import { usePaymentsText } from './messages/index.ts';
import { PaperPage } from './PaperPage.tsx';

/** One estimate, which the person can mark as read, and what they may do where the bills exceed it. */
export function OwnEstimate({ id }: { id: string }) {
  const t = usePaymentsText();
  const format = useFormat();
  const read = useOperation(getEstimate, { params: { id } });
  return (
    <PaperPage read={read} title={t('estimate')}>
      {(estimate) => (
        <Stack gap="x4">
          {exceedsEstimate(estimate.total.amountMinor, estimate.billed.amountMinor) && (
            <Banner tone="warning" urgency="none" title={t('estimate.exceeded.title')}>
              {t('estimate.exceeded.body', {
                billed: format.money(estimate.billed),
                total: format.money(estimate.total),
              })}
            </Banner>
          )}
          <Reading estimate={estimate} />
          <EstimatePaper estimate={estimate} />
        </Stack>
      )}
    </PaperPage>
  );
}

/** Whether it was read, and the button that says so. */
function Reading({ estimate }: { estimate: Estimate }) {
  const t = usePaymentsText();
  const format = useFormat();
  const invalidate = useInvalidate();
  const accept = useAction(acceptEstimate);
  const state = useRef<HTMLParagraphElement>(null);
  const { id, status, acceptedAt } = estimate;
  const wasAccepted = useRef(status === 'ACCEPTED');
  const isReplaced = isApiError(accept.error, 'ESTIMATE_REPLACED');
  // The button is gone then: what changed is read out in its place.
  useEffect(() => {
    if (status === 'ACCEPTED' && !wasAccepted.current) state.current?.focus();
    wasAccepted.current = status === 'ACCEPTED';
  }, [status]);

  if (status === 'REPLACED')
    return (
      <Banner tone="warning" urgency="none" title={t('paper.replaced.title')}>
        {t('paper.replaced.body')}
      </Banner>
    );
  if (acceptedAt !== null)
    return (
      <Text ref={state} tabIndex={-1} data-print="hide">
        {t('estimate.accepted', { day: format.shortDate(acceptedAt) })}
      </Text>
    );
  return (
    <Stack gap="x1" align="start" data-print="hide">
      {isReplaced ? (
        <Banner
          tone="warning"
          title={t('paper.replaced.title')}
          actions={
            <Button variant="secondary" size="small" onPress={() => void invalidate(getEstimate)}>
              {t('paper.replaced.action')}
            </Button>
          }
        >
          {t('paper.replaced.body')}
        </Banner>
      ) : (
        <ErrorNotice error={accept.error} />
      )}
      <Text size="sm" tone="muted" measure>
        {t('estimate.accept.help')}
      </Text>
      <Button isPending={accept.isRunning} onPress={() => void accept.run({ params: { id } }).catch(() => undefined)}>
        {t('estimate.accept')}
      </Button>
    </Stack>
  );
}
