import { Badge, Button, Inline, Section, Stack, Text } from '@sakina/design-system';
import type { Referral } from '@sakina/platform/contract';
import { listReferrals, withdrawReferral } from '@sakina/platform/contract';
import { useAction, useFormat, useOperation } from '@sakina/platform/react';
import { useState } from 'react';
import { ErrorNotice } from '../ErrorNotice.tsx';
import { useReferralText } from './messages/index.ts';
import { referralState } from './referral-state.ts';
import { ReferDialog } from './ReferDialog.tsx';

export interface ClientReferralsProps {
  /** The client who is referred. */
  client: Referral['client'];
  /** Whether a new referral can be made. */
  canRefer: boolean;
}

/** Refers a client to another provider, and shows where each referral stands. */
export function ClientReferrals({ client, canRefer }: ClientReferralsProps) {
  const t = useReferralText();
  const [isReferring, setReferring] = useState(false);
  const own = (useOperation(listReferrals, {}).data?.items ?? []).filter(
    (one) => one.side === 'FROM' && one.client.id === client.id,
  );
  if (!canRefer && own.length === 0) return null;
  return (
    <Section
      title={t('list.title')}
      headingLevel={3}
      headingSize="md"
      actions={
        canRefer && (
          <Button size="small" variant="secondary" onPress={() => setReferring(true)}>
            {t('refer')}
          </Button>
        )
      }
    >
      {own.length > 0 && (
        <Stack as="ul" gap="x2" aria-label={t('list.title')}>
          {own.map((one) => (
            <Line key={one.id} referral={one} />
          ))}
        </Stack>
      )}
      {isReferring && <ReferDialog client={client} onClose={() => setReferring(false)} />}
    </Section>
  );
}

function Line({ referral }: { referral: Referral }) {
  const t = useReferralText();
  const format = useFormat();
  const withdraw = useAction(withdrawReferral);
  const { id, to, sentAt, reply } = referral;
  const state = referralState(referral);
  return (
    <li>
      <Inline gap="x1">
        <Text as="span">{t('list.to', { provider: to.displayName, day: format.shortDate(sentAt) })}</Text>
        <Badge tone={state === 'BOOKED' ? 'success' : state === 'ASKED' ? 'warning' : 'neutral'}>
          {t(`status.${state}`)}
        </Badge>
        {state === 'ASKED' && (
          <Button
            size="small"
            variant="quiet"
            isPending={withdraw.isRunning}
            aria-label={t('withdraw.of', { provider: to.displayName })}
            // The failure is shown from the action's own state.
            onPress={() => void withdraw.run({ params: { id } }).catch(() => undefined)}
          >
            {t('withdraw')}
          </Button>
        )}
      </Inline>
      {reply?.reason && (
        <Text size="sm" dir="auto">
          {t('reason', { reason: reply.reason })}
        </Text>
      )}
      <ErrorNotice error={withdraw.error} />
    </li>
  );
}
