import { below, Text } from '@sakina/design-system';
import { useFormat } from '@sakina/platform/react';
import styled from 'styled-components';
import { useInsideText } from '../messages/inside/index.ts';
import { relativeTime } from '../model/relative-time.ts';
import { usePlace } from './place.ts';

export interface WhenProps {
  /** ISO instant. */
  at: string;
  /** When it was last changed, or null. @default null */
  editedAt?: string | null;
}

// How long ago is what matters; a phone’s line has no room for more.
const Exact = styled.span`@media ${below.sm} { display: none; }`;

/** When something was written: how long ago, with its day and time beside where there is room; and whether it was changed since. */
export function When({ at, editedAt = null }: WhenProps) {
  const t = useInsideText();
  const format = useFormat();
  const { now } = usePlace();
  return (
    <Text as="span" size="sm" tone="muted">
      <time dateTime={at}>
        {relativeTime(Date.parse(at), now, format.locale)}
        <Exact>{` · ${t('when', { day: format.shortDate(at), time: format.time(at) })}`}</Exact>
      </time>
      {editedAt !== null && ` · ${t('when.changed')}`}
    </Text>
  );
}
