import { Heading, Stack, Text } from '@sakina/design-system';
import type { Broadcast } from '@sakina/platform/contract';
import { useEffect, useRef } from 'react';
import { BroadcastFacts } from './BroadcastFacts.tsx';

export interface BroadcastTitleProps {
  /** The broadcast that it is about. */
  broadcast: Broadcast;
  /**
   * Whether the heading takes the focus, because the page changed under the reader.
   * @default false
   */
  takesFocus?: boolean;
}

/** What a broadcast is called and is about, on its own page. */
export function BroadcastTitle({ broadcast, takesFocus = false }: BroadcastTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <Stack gap="x1">
      <Heading level={1} ref={heading} tabIndex={-1}>
        <bdi>{broadcast.title}</bdi>
      </Heading>
      <BroadcastFacts broadcast={broadcast} />
      <Text measure dir="auto">
        {broadcast.description}
      </Text>
    </Stack>
  );
}
