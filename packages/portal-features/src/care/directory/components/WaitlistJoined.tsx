import { useEffect, useRef } from 'react';
import { Button, FormActions, Heading, Stack, Text } from '@sakina/design-system';
import type { WaitlistEntry } from '@sakina/platform/contract';
import { useWaitlistText } from '../messages/waitlist/index.ts';

export interface WaitlistJoinedProps {
  /** The place on a waitlist that it is about. */
  entry: WaitlistEntry;
  /** Called when it is to close. */
  onClose: () => void;
}

/** Says that the place is kept, who is before, and what happens next. */
export function WaitlistJoined({ entry, onClose }: WaitlistJoinedProps) {
  const t = useWaitlistText();
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed has gone with the form.
  useEffect(() => queueMicrotask(() => heading.current?.focus()), []);
  return (
    <Stack gap="x2">
      <Heading level={3} size="lg" tabIndex={-1} ref={heading}>
        {t('joined.title')}
      </Heading>
      {entry.ahead !== null && <Text>{t('joined.ahead', { count: entry.ahead })}</Text>}
      <Text>{t('joined.next')}</Text>
      <Text tone="muted">{t('joined.meanwhile')}</Text>
      <FormActions>
        <Button variant="secondary" onPress={onClose}>
          {t('done')}
        </Button>
      </FormActions>
    </Stack>
  );
}
