import { Text } from '@sakina/design-system';
import { plannedInstant } from '@sakina/platform/format';
import { useFormat } from '@sakina/platform/react';
import { useBroadcastsText } from '../messages/index.ts';
import type { BroadcastFields } from '../model/broadcast-fields.ts';
import { prayerAt } from '../model/prayer-at.ts';

export interface PrayerNoteProps {
  fields: Pick<BroadcastFields, 'date' | 'time' | 'minutes'>;
  /** The host’s zone. */
  timeZone: string;
}

/**
 * Says that a broadcast falls into the time of a prayer, where it does (CARE-5). It keeps no one from announcing it.
 */
export function PrayerNote({ fields, timeZone }: PrayerNoteProps) {
  const t = useBroadcastsText();
  const format = useFormat();
  const startsAt = plannedInstant(fields, timeZone);
  const found =
    startsAt === null ? null : prayerAt({ date: fields.date, startsAt, minutes: fields.minutes ?? 0 }, timeZone);
  return (
    <Text as="div" size="sm" tone="warning" role="status">
      {found && t('field.prayer', { prayer: t(`prayer.${found.prayer}`), time: format.time(found.at, timeZone) })}
    </Text>
  );
}
