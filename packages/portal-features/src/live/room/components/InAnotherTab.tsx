import { Button, Heading, Text } from '@sakina/design-system';
import { useEffect, useRef } from 'react';
import { useSessionText } from '../messages/index.ts';
import { Calm } from './Calm.tsx';
import { Status } from './Status.tsx';

/** Said where another tab of this browser is in the room, also where it has just taken the place over. */
export function InAnotherTab({ onMove }: { onMove: () => void }) {
  const t = useSessionText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <Calm illustration="dawn">
      <Status>
        <Heading level={1} tabIndex={-1} ref={heading}>
          {t('elsewhere.title')}
        </Heading>
        <Text measure>{t('elsewhere.body')}</Text>
      </Status>
      <Button onPress={onMove}>{t('elsewhere.action')}</Button>
    </Calm>
  );
}
