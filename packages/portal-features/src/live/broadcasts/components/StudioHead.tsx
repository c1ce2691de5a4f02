import { Banner, Button, Inline, Stack, Text, Timer } from '@sakina/design-system';
import { startBroadcast } from '@sakina/platform/contract';
import type { Broadcast } from '@sakina/platform/contract';
import type { Sending } from '@sakina/platform/media';
import { useClock, useFormat, useNow } from '@sakina/platform/react';
import { useCallback, useState } from 'react';
import { ConfirmAction } from '../../../shared/confirm-action/index.ts';
import { useBroadcastsText } from '../messages/index.ts';
import { startableFrom } from '../model/broadcast-state.ts';
import { EndBroadcast } from './EndBroadcast.tsx';

export interface StudioHeadProps {
  /** The broadcast that it is about. */
  broadcast: Broadcast;
  /** What the host sends now. */
  sending: Sending;
}

/** The head of the studio: the rehearsal and the way on air, or since when it is live and who watches. */
export function StudioHead({ broadcast, sending }: StudioHeadProps) {
  return broadcast.status === 'LIVE' ? (
    <OnAir broadcast={broadcast} sending={sending} />
  ) : (
    <Rehearsal broadcast={broadcast} sending={sending} />
  );
}

function OnAir({ broadcast, sending }: StudioHeadProps) {
  const t = useBroadcastsText();
  const clock = useClock();
  const now = useCallback(() => clock.now(), [clock]);
  const { startedAt, viewerCount, peakViewerCount } = broadcast;
  return (
    <Stack gap="x1">
      <Inline gap="x2">
        <Text weight="strong" role="status">
          {t('studio.live')}
        </Text>
        {startedAt !== null && <Timer label={t('studio.timer')} startedAt={Date.parse(startedAt)} now={now} />}
        <Text as="span">{t('viewers', { count: viewerCount })}</Text>
        <Text as="span" size="sm" tone="muted">
          {t('studio.peak', { count: peakViewerCount })}
        </Text>
      </Inline>
      {sending === 'none' && (
        <Banner tone="warning" title={t('studio.silent.title')}>
          {t('studio.silent.body')}
        </Banner>
      )}
      <EndBroadcast broadcast={broadcast} />
    </Stack>
  );
}

function Rehearsal({ broadcast, sending }: StudioHeadProps) {
  const t = useBroadcastsText();
  const format = useFormat();
  const now = useNow();
  const [isAsking, setAsking] = useState(false);
  const from = startableFrom(broadcast, now);

  return (
    <Stack gap="x1">
      <Banner tone="info" title={t('studio.rehearsal.title')}>
        {t('studio.rehearsal.body')}
      </Banner>
      {from === null ? (
        <Inline gap="x1">
          <Button variant="action" onPress={() => setAsking(true)}>
            {t('studio.goLive')}
          </Button>
        </Inline>
      ) : (
        <Text>
          {t('studio.notYet', {
            day: format.dayInSentence(new Date(from).toISOString()),
            time: format.time(new Date(from).toISOString()),
          })}
        </Text>
      )}
      <ConfirmAction
        isOpen={isAsking}
        operation={startBroadcast}
        input={{ params: { id: broadcast.id } }}
        title={t('studio.goLive.title')}
        confirmLabel={t(sending === 'none' ? 'studio.goLive.silent' : 'studio.goLive')}
        cancelLabel={t('studio.goLive.notYet')}
        tone="primary"
        onClose={() => setAsking(false)}
      >
        {t(`studio.goLive.${sending}.body`)}
      </ConfirmAction>
    </Stack>
  );
}
