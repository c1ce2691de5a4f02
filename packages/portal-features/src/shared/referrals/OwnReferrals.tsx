import { Button, Card, CheckboxGroup, Heading, Inline, Section, Stack, Text, useToast } from '@sakina/design-system';
import { isApiError } from '@sakina/platform/client';
import type { Referral, ReferralShare } from '@sakina/platform/contract';
import { listReferrals, answerReferral } from '@sakina/platform/contract';
import { useAction, useNow, useOperation } from '@sakina/platform/react';
import { useState } from 'react';
import { ErrorNotice } from '../ErrorNotice.tsx';
import { useReferralText } from './messages/index.ts';
import { isOld } from './referral-state.ts';
import { ReferralOutcome } from './ReferralOutcome.tsx';

/** Referrals that the reader is asked about, and what became of those they agreed to; nothing while there is none. */
export function OwnReferrals() {
  const t = useReferralText();
  const now = useNow();
  const shown = (useOperation(listReferrals, {}).data?.items ?? []).filter(
    (one) => one.side === 'CLIENT' && (one.status === 'ASKED' || one.status === 'ACCEPTED') && !isOld(one, now),
  );
  if (shown.length === 0) return null;
  return (
    <Section title={t('own.title')}>
      <Stack as="ul" gap="x2" aria-label={t('own.title')}>
        {shown.map((one) => (
          <li key={one.id}>
            <OwnReferral referral={one} />
          </li>
        ))}
      </Stack>
    </Section>
  );
}

function OwnReferral({ referral }: { referral: Referral }) {
  const t = useReferralText();
  const toast = useToast();
  const answer = useAction(answerReferral);
  const { id, from, to, letter, proposed, status } = referral;
  // Nothing is shared by default.
  const [shared, setShared] = useState<readonly ReferralShare[]>([]);
  const names = { from: from.displayName, to: to.displayName };

  async function send(isAccepted: boolean) {
    try {
      await answer.run({ params: { id }, body: { isAccepted, shared: isAccepted ? [...shared] : [] } });
    } catch (error) {
      // Told of in the card.
      if (!isApiError(error)) throw error;
      return;
    }
    toast({ tone: 'success', title: t('own.answered') });
  }
  return (
    <Card>
      <Stack gap="x2">
        <Heading level={3} size="md">
          {t('own.asked', { ...names, kind: t('own.kind', { kind: to.kind }) })}
        </Heading>
        <Text measure dir="auto">
          {letter}
        </Text>
        {status === 'ASKED' ? (
          <>
            {proposed.length > 0 ? (
              <CheckboxGroup
                label={t('own.share', names)}
                options={proposed.map((what) => ({ id: what, label: t(`share.${what}`) }))}
                value={[...shared]}
                onChange={(chosen) => setShared(proposed.filter((what) => chosen.includes(what)))}
              />
            ) : (
              <Text size="sm" tone="muted">
                {t('own.share.none')}
              </Text>
            )}
            <ErrorNotice error={answer.error} />
            <Inline gap="x1">
              <Button isPending={answer.isRunning} onPress={() => void send(true)}>
                {t('own.accept')}
              </Button>
              <Button variant="secondary" isDisabled={answer.isRunning} onPress={() => void send(false)}>
                {t('own.decline')}
              </Button>
            </Inline>
          </>
        ) : (
          <ReferralOutcome referral={referral} />
        )}
      </Stack>
    </Card>
  );
}
