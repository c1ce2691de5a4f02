import { Banner, Button, Stack, Text, useToast } from '@sakina/design-system';
import { isApiError } from '@sakina/platform/client';
import { getRemittance, listRemittances, postRemittance } from '@sakina/platform/contract';
import type { RemittanceDetail } from '@sakina/platform/contract';
import { useAction, useFormat, useInvalidate } from '@sakina/platform/react';
import { ErrorNotice } from '../../../shared/index.ts';
import { useInsuranceText } from '../messages/index.ts';
import { stateOf } from '../model/remittance.ts';

export interface PostRemittanceProps {
  /** The remittance with its lines. */
  remittance: RemittanceDetail;
  /** Called when it was posted. */
  onDone: () => void;
}

/** Refusals that say what another window did meanwhile. */
const KNOWN = ['ALREADY_POSTED', 'DIFFERENCE_OPEN'] as const;

/** Enters a remittance in the books, with its effect said before; or what keeps it out of them, and the way on. */
export function PostRemittance({ remittance, onDone }: PostRemittanceProps) {
  const t = useInsuranceText();
  const format = useFormat();
  const toast = useToast();
  const post = useAction(postRemittance);
  const invalidate = useInvalidate();
  const { total, difference, insurer } = remittance;
  const amount = format.money(total);
  const state = stateOf(remittance);
  const code = KNOWN.find((each) => isApiError(post.error, each));

  async function send() {
    if (post.isRunning) return;
    await post.run({ params: { id: remittance.id } }).then(
      () => {
        toast({ tone: 'success', title: t('remit.post.done', { amount, payer: t(`payer.${insurer}`) }) });
        onDone();
      },
      // The remittance is not what it was: it is read again.
      (error: unknown) => {
        if (KNOWN.some((each) => isApiError(error, each))) void invalidate(getRemittance, listRemittances);
      },
    );
  }

  const failure = code ? (
    <Text role="alert" weight="strong">
      {t(`remit.refused.${code}`)}
    </Text>
  ) : (
    <ErrorNotice error={post.error} />
  );
  switch (state) {
    case 'posted':
      return failure;
    case 'ready':
      return (
        <Stack gap="x2" align="start">
          {failure}
          <Text measure>{t('remit.post.effect', { amount })}</Text>
          <Button isPending={post.isRunning} onPress={() => void send()}>
            {t('remit.post', { amount })}
          </Button>
        </Stack>
      );
    case 'match':
    case 'ask':
      return (
        <Stack gap="x2">
          {failure}
          <Banner
            tone="warning"
            urgency="none"
            title={t(difference.amountMinor < 0 ? 'remit.unexplained.less' : 'remit.unexplained.more', {
              amount: format.money({ ...difference, amountMinor: Math.abs(difference.amountMinor) }),
            })}
          >
            {t(`remit.unexplained.${state}`)}
          </Banner>
        </Stack>
      );
  }
}
