import { Banner, Heading, LineBreaks, Stack, Text } from '@sakina/design-system';
import type { Appointment } from '@sakina/platform/contract';
import { isSameZone } from '@sakina/platform/locale';
import { useFormat } from '@sakina/platform/react';
import { useId } from 'react';
import { useWhen } from '../../../shared/when/index.ts';
import { useProviderCalendarText } from '../messages/index.ts';
import { stops } from '../model/effects.ts';
import type { MoveEffect } from '../model/effects.ts';

export interface MoveEffectsProps {
  /** The session that it is about. */
  appointment: Appointment;
  /** The new time, or null while it is not complete. */
  wanted: { startsAt: string; endsAt: string } | null;
  /** What moving it does. */
  effects: readonly MoveEffect[];
  /** IANA zone in which its times are. */
  timeZone: string;
}

/** What follows from a move: the new time on both clocks, the fee, and what to think of. Announced when it changes. */
export function MoveEffects({ appointment, wanted, effects, timeZone }: MoveEffectsProps) {
  const t = useProviderCalendarText();
  const format = useFormat();
  const when = useWhen();
  const headingId = useId();
  if (!wanted || effects.some(({ kind }) => kind === 'SAME')) return null;
  const { client, clientTimeZone } = appointment;
  const words = (effect: MoveEffect) =>
    t(`effect.${effect.kind}`, {
      client: client.displayName,
      titles: 'titles' in effect ? format.list(effect.titles) : '',
      from: effect.kind === 'CLIENT_CLOCK' ? format.time(appointment.startsAt, clientTimeZone) : '',
      to: effect.kind === 'CLIENT_CLOCK' ? format.time(wanted.startsAt, clientTimeZone) : '',
    });
  return (
    <Stack as="section" gap="x1" aria-labelledby={headingId} aria-live="polite">
      <Heading level={3} size="md" id={headingId}>
        {t('effects.title')}
      </Heading>
      <Text>
        <LineBreaks>{t('effects.yours', { when: when(wanted, timeZone) })}</LineBreaks>
      </Text>
      {!isSameZone(clientTimeZone, timeZone) && (
        <Text>
          <LineBreaks>
            {t('effects.theirs', { client: client.displayName, when: when(wanted, clientTimeZone) })}
          </LineBreaks>
        </Text>
      )}
      {effects.map((effect) => (
        <Banner key={effect.kind} tone={stops(effect) ? 'danger' : 'warning'} urgency="none">
          {words(effect)}
        </Banner>
      ))}
      <Text size="sm" tone="muted">
        {t('effects.fee', { client: client.displayName })}
      </Text>
    </Stack>
  );
}
