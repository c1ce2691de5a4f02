import { Badge, Inline, LineBreaks, Link, Stack, Text } from '@sakina/design-system';
import type { Broadcast } from '@sakina/platform/contract';
import { paths } from '@sakina/platform/domain';
import { isSameZone } from '@sakina/platform/locale';
import { useFormat } from '@sakina/platform/react';
import { useWhen } from '../../../shared/when/index.ts';
import { useBroadcastsText } from '../messages/index.ts';
import { endOf } from '../model/broadcast-state.ts';

export interface BroadcastFactsProps {
  /** The broadcast that it is about. */
  broadcast: Broadcast;
  /**
   * Whether the host's name leads to their page.
   * @default true
   */
  linksHost?: boolean;
}

/** Who speaks, when in the reader's zone and in the host's, in which language. */
export function BroadcastFacts({ broadcast, linksHost = true }: BroadcastFactsProps) {
  const t = useBroadcastsText();
  const format = useFormat();
  const when = useWhen();
  const { host, language, startsAt, timeZone, status, viewerCount } = broadcast;
  const span = { startsAt, endsAt: endOf(broadcast) };
  const name = t('host', { name: host.displayName });
  return (
    <Stack gap="half">
      {(status === 'LIVE' || status === 'CANCELLED') && (
        <Inline gap="x1">
          <Badge tone={status === 'LIVE' ? 'success' : 'danger'}>{t(`status.${status}`)}</Badge>
          {status === 'LIVE' && (
            <Text as="span" size="sm">
              {t('viewers', { count: viewerCount })}
            </Text>
          )}
        </Inline>
      )}
      <Text weight="strong">
        <LineBreaks>{when(span, format.timeZone)}</LineBreaks>
      </Text>
      {!isSameZone(timeZone, format.timeZone) && (
        <Text size="sm" tone="muted">
          <LineBreaks>{t('when.host', { when: when(span, timeZone) })}</LineBreaks>
        </Text>
      )}
      <Text size="sm">
        {linksHost ? <Link href={paths.therapist(host.id)}>{name}</Link> : name}
        {' · '}
        {format.language(language)}
      </Text>
    </Stack>
  );
}
