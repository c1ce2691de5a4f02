import { Badge, Inline, Section, Stack, Text } from '@sakina/design-system';
import type { Referral } from '@sakina/platform/contract';
import { listReferrals } from '@sakina/platform/contract';
import { useFormat, useNow, useOperation } from '@sakina/platform/react';
import { useRef } from 'react';
import styled from 'styled-components';
import { lazyPanel } from '../lazy-panel.tsx';
import { useReferralText } from './messages/index.ts';
import { isOld, isWaitingForReply, referralState } from './referral-state.ts';
import type { ReferralReplyProps } from './ReferralReply.tsx';

// For the referrals that wait; the others are read alone (FAST-1).
const ReferralReply = lazyPanel<ReferralReplyProps>(() => import('./ReferralReply.tsx').then((m) => m.ReferralReply));

const Place = styled.div`&:focus { outline: none; }`;

/**
 * Clients whom other providers have referred to the reader, with what the client agreed to share: those that wait for
 * an answer first. Nothing while there is none.
 */
export function ReceivedReferrals() {
  const t = useReferralText();
  const now = useNow();
  const place = useRef<HTMLDivElement>(null);
  const received = (useOperation(listReferrals, {}).data?.items ?? [])
    .filter((one) => one.side === 'TO' && !isOld(one, now))
    .toSorted((first, second) => Number(isWaitingForReply(second)) - Number(isWaitingForReply(first)));
  if (received.length === 0) return null;
  return (
    <Section title={t('received.title')} headingSize="lg">
      <Place ref={place} tabIndex={-1}>
        <Stack as="ul" gap="x2" aria-label={t('received.title')}>
          {received.map((one) => (
            <li key={one.id}>
              {/* Its buttons go with the answer. */}
              <Received referral={one} onDone={() => place.current?.focus()} />
            </li>
          ))}
        </Stack>
      </Place>
    </Section>
  );
}

function Received({ referral, onDone }: { referral: Referral; onDone: () => void }) {
  const t = useReferralText();
  const format = useFormat();
  const { client, from, letter, goals, sessionCount, reply } = referral;
  const state = referralState(referral);
  const isWaiting = isWaitingForReply(referral);
  const shown = isWaiting ? 'WAITING' : state === 'BOOKED' || state === 'REFUSED' ? state : 'TAKEN';
  return (
    <Stack gap="x1">
      <Inline gap="x1">
        <Text as="strong" weight="strong">
          {t('received.from', { client: client.displayName, from: from.displayName })}
        </Text>
        <Badge tone={isWaiting ? 'warning' : state === 'BOOKED' ? 'success' : 'neutral'}>
          {t(`received.${shown}`)}
        </Badge>
      </Inline>
      <Text size="sm" dir="auto">
        {letter}
      </Text>
      {goals && goals.length > 0 && <Text size="sm">{t('received.goals', { goals: format.list(goals) })}</Text>}
      {sessionCount !== null && <Text size="sm">{t('received.sessions', { count: sessionCount })}</Text>}
      {reply?.reason && <Text size="sm">{t('reason', { reason: reply.reason })}</Text>}
      {isWaiting && <ReferralReply referral={referral} onDone={onDone} />}
    </Stack>
  );
}
