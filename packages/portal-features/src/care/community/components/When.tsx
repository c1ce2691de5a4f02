import { Text } from '@sakina/design-system';
import { useFormat } from '@sakina/platform/react';
import { useInsideText } from '../messages/inside/index.ts';
import { relativeTime } from '../model/relative-time.ts';
import { usePlace } from './place.ts';

export interface WhenProps {
  /** ISO instant. */
  at: string;
  /** When it was last changed, or null. @default null */
  editedAt?: string | null;
}

/**
 * When something was written: how long ago, which is what matters, with its day and time for who points at it; and
 * whether it was changed since.
 */
export function When({ at, editedAt = null }: WhenProps) {
  const t = useInsideText();
  const format = useFormat();
  const { now } = usePlace();
  return (
    <Text as="span" size="sm" tone="muted">
      <time dateTime={at} title={t('when', { day: format.shortDate(at), time: format.time(at) })}>
        {relativeTime(Date.parse(at), now, format.locale, format.timeZone)}
      </time>
      {editedAt !== null && ` · ${t('when.changed')}`}
    </Text>
  );
}
