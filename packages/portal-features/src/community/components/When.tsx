import { Text } from '@sakina/design-system';
import { useFormat } from '@sakina/platform/react';
import { useCommunityText } from '../messages/index.ts';
import { relativeTime } from '../model/relative-time.ts';
import { usePlace } from './place.ts';

export interface WhenProps {
  /** ISO instant. */
  at: string;
  /** When it was last changed, or null. @default null */
  editedAt?: string | null;
}

/** When something was written: how long ago, with its day and time beside; and whether it was changed since. */
export function When({ at, editedAt = null }: WhenProps) {
  const t = useCommunityText();
  const format = useFormat();
  const { now } = usePlace();
  return (
    <Text as="span" size="sm" tone="muted">
      <time dateTime={at}>{t(editedAt === null ? 'when' : 'whenEdited', { ago: relativeTime(Date.parse(at), now, format.locale), day: format.shortDate(at), time: format.time(at) })}</time>
    </Text>
  );
}
